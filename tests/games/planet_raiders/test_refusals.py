"""Every row of the table of illegal actions, with the values that the sentence names. [PR-11]"""

import pytest

from orrery.core import LANGUAGES, NATURE, OVER, Refusal, Rng, State
from orrery.core.referee import play
from tests.games.planet_raiders.boards import GAME, board, new_game, say, why


def sentences(reason: str) -> list[str]:
    """A reason in French and in English."""
    return [GAME.words.into(lang).reason(reason)[0] for lang in LANGUAGES]


def test_others_wait_for_their_turn() -> None:
    assert why(new_game(), "fly V1 f9S", seat=1) == "not-your-turn red"
    assert sentences("not-your-turn red") == ["C'est au joueur rouge de jouer.", "It is the turn of red."]


def test_a_player_who_has_boarded_is_told_the_place() -> None:
    state = board("R1 d5e5", "d5N:r e9S:b", seats=3, crew={"red": "SW SE NW Y1"})
    say(state, "fly R1 d5N")
    assert why(state, "done", seat=0) == "have-boarded 1"


def test_an_eliminated_player_is_told_the_place() -> None:
    state = board("R1 g5h5 Y2 g4g5", "g5S:b", seats=3, off="Y1 Y3")
    say(state, "fly R1 g5S")
    assert why(state, "done", seat=1) == "are-out 3"


def test_nothing_is_answered_before_it_is_drawn_who_begins() -> None:
    state = new_game(3, "first=drawn")
    assert state.turn() == NATURE
    assert why(state, "end-moves", seat=0) == "drawn-first"
    play(state, NATURE, GAME.table.parse("first yellow"))
    assert state.turn() == 1 and why(state, "first red") == "first-once"


def test_stages_keep_their_order() -> None:
    state = new_game()
    assert [why(state, text) for text in ("take blue", "zone e3", "nose N", "exchange", "done")] == ["fly-first"] * 5
    assert why(state, "halt") == "nobody-flies"
    say(state, "end-moves")
    assert [why(state, text) for text in ("fly R1 d1N", "halt", "end-moves")] == ["flights-are-over"] * 3
    assert [why(state, text) for text in ("zone e3", "nose N")] == ["take-first"] * 2
    say(state, "take blue")
    assert [why(state, text) for text in ("take red", "nose N", "done", "exchange")] == ["lay-first blue"] * 4
    say(state, "zone e3")
    assert [why(state, text) for text in ("take red", "zone e3", "done")] == ["lay-first blue"] * 3


def test_a_chain_is_ended_before_the_flights() -> None:
    state = board("R1 e1e2", "e2N:b e3N:b")
    say(state, "fly R1 e2N")
    assert why(state, "end-moves") == "halt-first R1"


def test_only_the_players_own_raiders_on_the_board_can_be_named() -> None:
    state = board("R1 e1e2", "e2N:b", off="R2")
    assert why(state, "fly V1 e2N") == "no-such-raider V1"
    assert why(state, "fly R2 e2N") == "raider-captured R2"
    assert why(state, "fly R1 e3N") == "no-rocket e3N"


def test_gifts_are_laid_where_the_option_says_so() -> None:
    state = board(seats=3, ask="place", reserve={"red": (1, 0)}, options="gifts=laid")
    assert why(state, "give blue violet") == "no-gifts-by-hand"
    assert why(board(seats=3, ask="place", reserve={"red": (1, 0)}), "give red violet") == "none-in-reserve red"


def test_a_reason_names_its_values() -> None:
    assert sentences("crew-incomplete 2") == [
        "Votre vaisseau ne s'ouvre qu'à un équipage complet ; membres manquants : 2.",
        "Your ship opens to a complete crew only; members missing: 2.",
    ]
    assert sentences("planet-taken SE")[1] == "Your crew already has an alien of the south-east planet."
    assert sentences("not-on-line b6E G1 b5c5")[1] == "Rocket b6E is not in a zone that touches b5c5, where G1 stands."


def refused(games: int, tries: int, seed: int) -> int:
    """Random actions of the table in random positions, by random seats: how many illegal ones were refused."""
    rng, count = Rng(seed), 0
    table = GAME.table
    for number in range(games):
        options = [choice.values[rng.below(len(choice.values))] for choice in GAME.printed.choices]
        text = " ".join(f"{choice.name}={value}" for choice, value in zip(GAME.printed.choices, options, strict=True))
        state: State = GAME.start(2 + number % 3, GAME.options(text))
        for _ in range(tries):
            if state.turn() == OVER:
                break
            seat, action = int(rng.below(len(state.teams))), table[rng.below(len(table))]
            if seat != state.turn() or action not in state.options(seat):
                before = state.to_json()
                with pytest.raises(Refusal):
                    play(state, seat, action)
                assert state.to_json() == before
                assert GAME.words.into("en").has("why." + state.why(seat, action).split(" ")[0])
                count += 1
            turn = state.turn()
            answers = state.essential(turn) if turn != NATURE else [state.chance(rng)]
            state.apply(turn, answers[rng.below(len(answers))])
    return count


def test_random_illegal_actions_are_refused() -> None:
    assert refused(games=6, tries=60, seed=1) > 200


@pytest.mark.soak
def test_ten_thousand_random_illegal_actions_are_refused() -> None:
    assert refused(games=120, tries=120, seed=2) > 10_000
