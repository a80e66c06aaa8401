"""Lines of the log, questions, labels and refusals of the three games, as players read them. [TG-15]"""

from collections.abc import Callable

import pytest

import orrery
from orrery.core import EVENT, State, Words
from tests.games.terra_galactix.invaders_war.boards import board as invaders_board
from tests.games.terra_galactix.invaders_war.boards import rolled as invaders_rolled
from tests.games.terra_galactix.invasion.boards import board as invasion_board
from tests.games.terra_galactix.invasion.boards import say, told, why
from tests.games.terra_galactix.war.boards import board as war_board

PEOPLE = ["Ada", "Grace", "Hedy", "Mary"]


def words_of(state: State, lang: str) -> Words:
    return orrery.game(state.game_name).words.into(lang).seating(PEOPLE[: len(state.teams)])


def lines(state: State, *answers: str, lang: str = "en") -> list[str]:
    """The events of these answers, in words."""
    words = words_of(state, lang)
    return [words.line(EVENT, text, words.people) for text in told(state, *answers)]


def question(state: State, lang: str = "en") -> str:
    """What is asked now, in words."""
    decision = state.decision(state.turn())
    return words_of(state, lang).prompt(decision.ask, decision.about)


def reason(state: State, answer: str, lang: str = "en") -> str:
    """Why an answer is refused, in words."""
    return words_of(state, lang).reason(why(state, answer))[0]


# Camps: of two players each has two hands and twice the permits, and the log says which


def test_a_turn_is_announced_once_with_its_base() -> None:  # [TG-R36]
    state = invaders_rolled(seats=2, dice="1 1 6")
    say(state, "P1 step A-red R02.5")
    assert lines(state, "P1 step A-blue R03.5")[-2:] == ["Ada can do nothing more: the turn ends", "Grace's turn with base B"]
    state = invaders_rolled(seats=2, dice="1 1 6")
    say(state, "P1 step A-red R02.5")
    assert lines(state, "P1 step A-blue R03.5", lang="fr")[-1] == "Au tour de Grace, avec la base B"


def test_cards_are_drawn_for_a_base() -> None:  # [TG-R36]
    state = orrery.game("terra-galactix-invaders-war").start(
        2, orrery.game("terra-galactix-invaders-war").options("bases=AB first-player=P1")
    )
    assert lines(state, *["* draw laser"] * 4) == ["Ada (base A) draws 4 cards; 62 are left in the pile"]
    say(state, *["* draw bouclier"] * 4)
    assert lines(state, *["* draw pulsar"] * 4, lang="fr") == ["Ada (base C) pioche 4 cartes ; il en reste 54 dans la pioche"]


def test_permits_are_those_of_a_base() -> None:  # [TG-7.4] [TG-R36]
    hands = {"A": {"soucoupe": 1, "super_nova": 2}, "B": {}}
    state = invaders_board("B-red R05.4", seats=2, permits={"A": 1}, hands=hands)
    assert lines(state, "P1 launch_cards 1") == ["Ada (base A) now has 2 permits"]
    lost = "B-red is destroyed and returns to its base; Grace (base B) discards a Saucer card and keeps 1 permit"
    assert lines(state, "P1 super_nova B-red") == ["Ada makes a Super Nova explode at B-red", lost]


def test_a_saucer_card_that_is_given_is_laid_down_not_spent() -> None:  # [TG-R62] [TG-4.2]
    state = invaders_board(permits={"A": 1}, hands={"A": {"pulsar": 1}, "C": {"soucoupe": 2}})
    assert lines(state, "P1 request soucoupe", "P3 give soucoupe") == [
        "Hedy (base C) gives a Saucer card",
        "The Saucer card is laid down as a permit",
        "Hedy (base C) is exhausted by the gift and regenerates until the end of this base's next turn",
        "Ada (base A) now has 2 permits",
    ]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ada (base C) regenerates: no card drawn, no card played"),
        ("fr", "Ada (base C) se régénère : ni pioche, ni carte jouée"),
    ],
)
def test_a_base_regenerates_not_its_player(lang: str, sentence: str) -> None:  # [TG-5.6] [TG-R36]
    state = invaders_board(
        "B-red R05.5", seats=2, active="B", phase="attack", hands={"B": {"pulsar": 2}}, regenerating={"C": 1}
    )
    assert sentence in lines(state, "P2 end_turn", lang=lang)


# Requests and gifts


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("request laser A-red B-red 1", "Ada (base A) asks for a Laser card against B-red: do you give it?"),
        ("request super_nova B-red", "Ada (base A) asks for a Super Nova card against B-red: do you give it?"),
        ("request soucoupe", "Ada (base A) asks for a Saucer card, to have one more permit: do you give it?"),
    ],
)
def test_a_card_against_a_saucer_is_not_asked_for_its_sake(answer: str, sentence: str) -> None:  # [TG-R62]
    hands = {"A": {"super_nova": 1}, "C": {"laser": 1}}
    state = invaders_board("A-red R05.3", "B-red R05.4", permits={"A": 1}, hands=hands)
    say(state, f"P1 {answer}")
    assert question(state) == f"{sentence} You will then have to regenerate."


@pytest.mark.parametrize(("number", "card"), [(1, "a Shield or a Giga Shield"), (2, "a Giga Shield")])
def test_a_rescuer_is_asked_for_what_helps(number: int, card: str) -> None:  # [TG-7.7]
    state = invaders_board("A-red R05.3", "B-red R05.4", hands={"A": {"laser": 2}, "D": {"giga_bouclier": 1}})
    say(state, f"P1 laser A-red B-red {number}", "P2 accept_hit")
    assert f"do you give {card}?" in question(state)


# Numbers


@pytest.mark.parametrize("make", [invasion_board, invaders_board])
@pytest.mark.parametrize(("place", "lasers"), [("R09.1", "1 Laser"), ("R09.2", "2 Lasers")])
def test_the_lasers_of_a_shot_at_a_bunker_are_counted(make: Callable[..., State], place: str, lasers: str) -> None:  # [TG-5.8]
    state = make(f"A-red {place}", phase="attack", hands={"A": {"laser": 2}})
    assert lines(state, "P1 bunker_laser A-red")[:2] == [
        f"Ada fires {lasers} with A-red at Bunker K06",
        "A-red hits Bunker K06, which falls back to its retreat position",
    ]


def test_one_galactix_is_one() -> None:  # [TG-4.6]
    state = war_board("A-red R05.3", hands={"A": {"trou_noir": 2}}, ground={"R16.3": 1}, phase="act")
    say(state, "P1 black_hole A-red", "* reveal G19")
    assert question(state) == "A-red comes out at R16.3 (Vega), where 1 Galactix lies: collect it?"
    assert question(state, "fr") == "A-rouge réapparaît en R16.3 (Véga), où se trouve 1 Galactix : le collecter ?"


def test_an_empty_stock_has_nothing_that_stays_in_it() -> None:  # [TG-R34]
    state = war_board("A-red R05.5", pips=(1, 0), stock=1)
    say(state, "P1 step A-red R05.4")
    assert lines(state, "* reveal G14")[1] == "2 Galactix are lacking: the stock is used up"


def test_refusals_count_right() -> None:
    state = war_board("A-red R05.3", "B-red R05.4", pips=(2, 2), permits={"A": 0}, hands={"A": {"pulsar": 1}})
    assert reason(state, "P1 laser A-red B-red 1") == "1 Laser is needed, and you hold 0."
    assert reason(state, "P1 step A-blue R02.5") == "No permit is free, of 0 in all: lay a Saucer card to fly one saucer more."
    state = invaders_rolled("A-red R05.3", permits={"A": 1}, dice="3 3 6")
    assert reason(state, "P1 step A-blue R02.5") == "No permit is free, of 1 in all: this saucer stays in its base."


# Secrets


def test_an_escape_does_not_tell_whether_there_is_cargo() -> None:  # [TG-9]
    state = war_board("A-red R05.3", "B-red R17.2", hands={"A": {"super_nova": 2}, "B": {"trou_noir": 2}})
    say(state, "P1 super_nova B-red")
    assert lines(state, "P2 escape") == ["B-red flees into hyperspace with whatever its hold contains"]


# Options


def test_a_variant_is_a_sentence_of_its_own() -> None:
    game = orrery.game("terra-galactix-invaders-war")
    assert game.words.into("en").variants(game.options("squadrons-to-win=1 bunker-shots=after-each")) == [
        "One squadron on Earth wins, for a shorter game.",
        "Each saucer may fire at its bunker as soon as its own move is over.",
    ]
    game = orrery.game("terra-galactix-war")
    assert game.words.into("fr").variants(game.options("attack-limit=place")) == [
        "Une soucoupe n'attaque qu'une fois avant de bouger, quelle que soit la cible."
    ]
