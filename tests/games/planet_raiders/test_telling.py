"""What the log says: every line of the section on the log, with its players, pieces and pads. [PR-17]"""

from orrery.core import State
from orrery.core.events import Telling
from orrery.core.values import EVENT
from orrery.games.planet_raiders.state import Raiders
from tests.games.planet_raiders.boards import GAME, board, new_game, say


def told(state: State, *answers: str) -> list[str]:
    """The events of some answers, in their notation, without the beginning of the first turn."""
    heard = heard_of(state, *answers)
    return heard[1:] if heard[0].endswith(" 1") and heard[0].startswith("turn ") else heard


def heard_of(state: State, *answers: str) -> list[str]:
    heard: list[Telling] = []
    state.told = heard
    say(state, *answers)
    state.told = None
    return [each.text() for each in heard]


def sentence(event: str, lang: str = "en") -> str:
    return GAME.words.into(lang).line(EVENT, event, ["Ada", "Grace", "Hedy", "Joan"])


def test_the_first_turn_is_logged_once_with_its_first_answer() -> None:
    state = new_game()
    assert heard_of(state, "fly R1 d1N")[0] == "turn P1 1"
    assert not any(event.startswith("turn") for event in heard_of(state, "fly R3 f1N"))
    assert sentence("turn P1 1") == "Turn 1: Ada"


def test_a_ride_names_raider_rocket_and_pads() -> None:
    assert told(new_game(), "fly R1 d1N") == ["flew P1 R1 blue d1N d0d1 d1d2", "set-down P1 R1 d1d2"]


def test_a_landing_on_a_start_pad_is_logged_with_its_owner() -> None:
    heard = told(board("R1 f8f9", "f9N:b", off="V1"), "fly R1 f9N")
    assert heard[:2] == ["flew P1 R1 blue f9N f8f9 f9f10", "on-start-pad P1 R1 violet"]


def test_setting_a_raider_down_by_choice_is_logged() -> None:
    heard = told(board("R1 e1e2", "e2N:b e3N:b"), "fly R1 e2N", "halt")
    assert "halted P1 R1 e2e3" in heard and "recovered-blue P1 1 0 1 0 0" in heard


def test_an_alien_taken_is_logged_with_the_crew_and_what_it_lacks() -> None:
    heard = told(board("R1 g1h1", "h1N:b", crew={"red": "SW"}), "fly R1 h1N")
    assert heard[1:3] == ["took-alien P1 R1 SE h1h2", "crew P1 2 0 lacks-2-0"]
    assert sentence(heard[2]) == "Crew of Ada: 2 aliens, 0 raiders; lacks 1 raider, 1 of either"
    assert sentence(heard[2], "fr") == "Équipage d'Ada : 2 aliens, 0 planet raider ; manque 1 planet raider, 1 membre au choix"


def test_a_capture_names_captor_victim_and_who_is_left() -> None:
    heard = told(board("V3 h5i5 Y1 g4g5", "h5W:b g5S:b", seats=4, turn="violet"), "fly V3 h5W", "fly V3 g5S")
    assert heard[2:] == ["captured P3 V3 P2 Y1 g4g5 2", "crew P3 0 1 lacks-0-1", "recovered-blue-and-won P3 2 0 3 0 1"]
    assert (
        sentence(heard[2])
        == "Hedy: V3 captures Y1 of Grace on g4g5 and stops; Hedy wins a blue rocket, Grace has 2 raiders left"
    )


def test_a_crew_that_becomes_complete_opens_the_ship_once() -> None:
    state = board("R1 g1h1 R2 a9b9", "h1N:b b9S:b", crew={"red": "SW NE V1"})
    heard = told(state, "fly R1 h1N", "fly R2 b9S")
    assert [event for event in heard if event.startswith("crew")] == ["crew-complete P1 3 1", "crew P1 4 1 lacks-nobody"]


def test_rockets_laid_exchanged_given_and_kept_are_logged() -> None:
    state = board(seats=3, ask="place", reserve={"red": (4, 1)})
    assert told(state, "exchange", "place blue e3 N") == ["exchanged P1 2 2", "laid P1 blue e3N e3e4"]
    assert told(state, "give red yellow") == ["gave P1 P2 red", "holds P1 1 1", "holds P2 0 1"]
    assert told(state, "done")[0] == "kept P1 1 1"


def test_boarding_is_logged_with_who_and_what_leaves_and_that_the_others_go_on() -> None:
    state = board(
        "R1 d5e5 R2 c2d2",
        "d5N:r d2N:b",
        seats=3,
        crew={"red": "SW SE NW Y1"},
        off="R3",
        reserve={"red": (1, 2), "violet": (0, 1)},
    )
    heard = told(state, "fly R2 d2N", "fly R1 d5N")
    assert heard[2:6] == ["flew P1 R1 red d5N d5e5 d5d6", "boarded P1 R1 d5d6 1", "left P1 R1+R2 5", "goes-on 2"]
    assert sentence(heard[4]) == "Ada leaves the game with R1+R2 and 5 rockets: ridden this turn, won, or in reserve"
    assert "passed P2" in heard and "no-flight P3" in heard


def test_the_end_is_logged_with_all_places_and_their_reasons() -> None:
    heard = told(board("R1 d5e5", "d5N:r", crew={"red": "SW SE V1 V2"}), "fly R1 d5N")
    assert heard[-2:] == ["placed P1 1 boarded", "placed P2 2 last"] and "goes-on 2" not in heard


def without_raiders(options: str) -> Raiders:
    return board("R1 g5h5 Y2 g4g5", "g5S:b", seats=3, off="Y1 Y3", reserve={"yellow": (2, 1)}, options=options)


def test_elimination_is_logged_with_the_captor_the_place_and_the_reserve() -> None:
    lost, kept = (told(without_raiders(options), "fly R1 g5S") for options in ("", "reserve=kept"))
    assert "eliminated P2 P1 3" in lost and "reserve-lost P2 2 1" in lost
    assert "eliminated P2 P1 3" in kept and "reserve-kept P2 2 1" in kept


def at_the_limit(crew: str = "", options: str = "") -> list[str]:
    state = board(ask="place", reserve={"red": (1, 0)}, crew={"red": crew}, quiet=39, options=options)
    return told(state, "done")[1:]


def test_a_standstill_is_logged_with_what_decided_and_shared_places() -> None:
    ranked = ["compared P1 1 3 0 3", "compared P2 2 4 0 3"]
    assert at_the_limit("SW") == ["stood-still quiet", *ranked, "placed P1 1 standstill", "placed P2 2 standstill"]
    assert at_the_limit("SW", "standstill=shared")[1:3] == ["compared-shared P1 1 3 0 3", "compared-shared P2 1 4 0 3"]
    assert at_the_limit()[1:3] == ["compared-shared P1 1 4 0 3", "compared-shared P2 1 4 0 3"]


def test_a_standstill_is_announced() -> None:
    assert "quiet-soon 5" in told(board(ask="place", reserve={"red": (1, 0), "violet": (1, 0)}, quiet=29), "done")
    assert "quiet-soon 5" not in told(board(ask="place", reserve={"red": (1, 0), "violet": (1, 0)}, quiet=30), "done")
    assert "repeated" in told(board(ask="place", reserve={"red": (1, 0)}), "done")


def test_a_round_that_becomes_shorter_is_announced_too() -> None:
    """With `reserve=kept` the last rocket of a player who is out brings the quiet limit nearer."""
    state = board(
        ask="place",
        turn="yellow",
        seats=3,
        crew={"red": "Y1 Y2 Y3"},
        reserve={"red": (1, 0), "yellow": (1, 0), "violet": (1, 0)},
        options="reserve=kept",
        quiet=35,
        fates={"yellow": "out"},
    )
    assert "quiet-soon 2" in told(state, "place blue e3 N")
