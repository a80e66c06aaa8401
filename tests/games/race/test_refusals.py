"""Every row of the table of illegal actions, with its own sentence. [RG-13]"""

import pytest

from orrery.core import LANGUAGES, NotationError, Question
from orrery.games.race.choosing import ASK_ACTIONS
from orrery.games.race.consuming import CONSUME_PHASE
from orrery.games.race.developing import DEVELOP_PHASES
from orrery.games.race.exploring import ASK_DISCARDS_TO_TEN
from orrery.games.race.invading import INVASION_STEP
from orrery.games.race.producing import PRODUCE_PHASE
from orrery.games.race.settling import SETTLE_PHASES
from orrery.games.race.state import Race
from tests.games.race.positions import GAME, REASONS, Sits, begin, held, luck, position, refused, say

DEVELOP, SETTLE = DEVELOP_PHASES[0], SETTLE_PHASES[0]
PHASES: dict[str, Question[Race]] = {
    "develop": DEVELOP,
    "settle": SETTLE,
    "consume": CONSUME_PHASE,
    "produce": PRODUCE_PHASE,
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_own_sentence_and_rule(lang: str) -> None:
    words = GAME.words.into(lang)
    sentences = [words.reason(key) for key in REASONS]
    assert len({sentence for sentence, _ in sentences}) == len(REASONS)
    assert all(sentence.endswith(".") for sentence, _ in sentences)
    assert [key for key, (_, rule) in zip(REASONS, sentences, strict=True) if not rule.startswith("RG-")] == [
        "not-yours",
        "not-asked",
    ]


def at(question: Question[Race], first: Sits, options: str = "", rival: str = "Old Earth") -> Race:
    """A phase with two players, played by Nature until somebody is asked."""
    return luck(begin(position(first, Sits(rival), options=options), question))


def test_a_seat_that_is_not_asked() -> None:
    state = at(CONSUME_PHASE, Sits("Gambling World"))
    assert refused(state, "P2 name 3") == "not-yours"
    assert refused(state, "P1 explore-5") == "not-asked"
    assert refused(state, "P1 draw old-earth") == "not-asked"


def test_a_card_that_does_not_exist() -> None:
    with pytest.raises(
        NotationError, match="no Race for the Galaxy action reads 'discard publik-works'; did you mean 'discard public-works'"
    ):
        GAME.table.parse("discard publik-works")


@pytest.mark.parametrize(
    ("options", "picks", "line", "key"),
    [
        ("expert", ["explore-5"], "P1 explore-5", "bad-action-pair"),
        ("expert", ["explore-5"], "P1 develop-2", "bad-action-pair"),
        ("expert", ["settle-2"], "P1 develop", "bad-action-pair"),
        ("expert", ["explore-5"], "P1 done", "bad-action-pair"),
        ("expert", ["explore-5", "develop"], "P1 settle", "bad-action-pair"),
        ("expert", [], "P1 produce-repair", "action-unavailable"),
        ("", [], "P1 develop-2", "action-unavailable"),
        ("", [], "P1 produce-repair", "action-unavailable"),
        ("", ["explore-5"], "P1 settle", "action-unavailable"),
        ("mode=invasion", [], "P1 settle-2", "action-unavailable"),
    ],
)
def test_action_cards_that_cannot_be_chosen(options: str, picks: list[str], line: str, key: str) -> None:
    state = at(ASK_ACTIONS, Sits("Old Earth"), options, rival="Spice World")
    say(state, *[f"P1 {pick}" for pick in picks])
    assert refused(state, line) == key


ROWS = """
develop | Public Works | Public Works | 3 |  | P1 place public-works | duplicate-development
develop |  | Gem World | 3 |  | P1 place gem-world | not-a-development
develop |  |  | 3 |  | P1 place public-works | not-in-hand
develop |  | Drop Ships | 2 |  | P1 place drop-ships | cannot-afford
settle |  | Public Works | 3 |  | P1 place public-works | not-a-world
settle |  | Terraformed World | 2 |  | P1 place terraformed-world | cannot-afford
settle | New Sparta | Rebel Base | 0 |  | P1 place rebel-base | cannot-afford
settle |  |  | 1 |  | P1 place gem-world | not-in-hand
settle | Contact Specialist | Xeno Colony | 9 |  | P1 pay-for-military contact-specialist | pay-for-military-forbidden
settle | Contact Specialist | Alien Robot Sentry | 0 |  | P1 pay-for-military contact-specialist | pay-for-military-forbidden
settle | Anti-Xeno Embassy | Alien Robot Sentry | 0 |  | P1 pay-for-military anti-xeno-embassy | pay-for-military-forbidden
settle | Uplift Terraforming | Rebel Miners | 0 |  | P1 pay-for-military uplift-terraforming | pay-for-military-forbidden
settle | Colony Ship | Deserted Alien Outpost | 0 |  | P1 pay colony-ship | zero-cost-forbidden
settle | Colony Ship | Rebel Miners | 0 |  | P1 pay colony-ship | zero-cost-forbidden
consume | Deficit Spending |  | 1 |  | P1 use new-economy 0 | not-in-tableau
consume | Deficit Spending, Tourist World |  | 1 |  | P1 use tourist-world 0 | no-good
consume | Deficit Spending, Tourist World, Gem World (good) |  | 1 |  | P1 use tourist-world 0 | wrong-good
consume | Deficit Spending, Research Labs, Gem World (good) |  | 1 |  | P1 use research-labs 1 | wrong-good
consume | Gambling World |  | 0 |  | P1 name 0 | number-out-of-range
consume | Gambling World |  | 0 |  | P1 name 10 | number-out-of-range
consume | Old Earth, Gem World (good), Spice World (good) |  | 0 | consume-trade | P1 use old-earth 1 | must-trade
consume | Old Earth, Gem World (good), Spice World (good) |  | 0 | consume-trade | P1 done | must-trade
consume | New Economy, Galactic Home Front |  | 1 |  | P1 done | mandatory-power-left
produce | Galactic Engineers, Asteroid Belt, Empath World |  | 0 |  | P1 done | not-asked
produce | Uplift Terraforming, Empath World, Gem World |  | 1 |  | P1 donate gem-world | not-at-phase-start
produce | Uplift Terraforming, Empath World |  | 1 |  | P1 repair empath-world | power-inactive
produce | Uplift Terraforming, Empath World |  | 1 |  | P1 bunker public-works | power-inactive
produce | Uplift Terraforming, Empath World |  | 1 |  | P1 defend anti-xeno-militia 2 | power-inactive
produce | Uplift Terraforming, Empath World, Asteroid Belt (good) |  | 1 | produce | P1 bonus asteroid-belt | has-good
produce | Uplift Terraforming, Empath World, Gem World |  | 1 | produce | P1 bonus radioactive-world | not-in-tableau
"""  # phase, tableau, hand, other hand cards, action chosen, what is tried, and why it is refused


@pytest.mark.parametrize("row", ROWS.strip().splitlines())
def test_rows_of_the_table(row: str) -> None:
    phase, tableau, hand, others, chose, line, key = (cell.strip() for cell in row.split("|"))
    assert refused(at(PHASES[phase], Sits(tableau, hand, int(others), chose), rival=""), line) == key


def test_too_many_and_too_few_cards() -> None:
    state = at(ASK_DISCARDS_TO_TEN, Sits(others=12), rival="Old Earth")
    card = held(state)[0]
    say(state, f"P1 discard {card}")
    assert refused(state, "P1 done") == "wrong-count"
    assert refused(state, "P1 discard gem-world") == "not-in-hand"
    say(state, f"P1 discard {held(state)[3]}")
    assert refused(state, f"P1 discard {held(state)[5]}") == "wrong-count"


def test_paying_exactly() -> None:
    state = at(DEVELOP, Sits(hand="Drop Ships", others=6))
    say(state, "P1 place drop-ships", "* reveal")
    assert refused(state, "P1 done") == "wrong-count"
    assert refused(state, "P1 discard old-earth") == "not-in-hand"
    assert refused(state, "P1 place public-works") == "not-asked"


def test_two_powers_for_one_military_world() -> None:
    state = at(SETTLE, Sits("Contact Specialist, Uplift Terraforming", hand="Uplift Coalition", others=6))
    say(state, "P1 place uplift-coalition", "* reveal", "P1 pay-for-military contact-specialist")
    assert refused(state, "P1 pay-for-military uplift-terraforming") == "pay-for-military-forbidden"


def test_powers_used_or_not_fitting_in_a_conquest() -> None:
    cards = "New Sparta, Imperium Arms Factory, Mining World (good), Alien Weapon Cache (good), New Military Tactics"
    state = at(SETTLE, Sits(cards, hand="Rebel Miners"))
    say(state, "P1 place rebel-miners", "* reveal", "P1 boost imperium-arms-factory 0")
    assert refused(state, "P1 boost imperium-arms-factory 0") == "power-used"
    assert refused(state, "P1 boost alien-weapon-cache 0") == "power-inactive"
    assert refused(state, "P1 boost rebel-black-market-gangs 0") == "not-in-tableau"
    assert refused(state, "P1 pay") == "pay-for-military-forbidden"


def test_a_temporary_power_without_its_good() -> None:
    cards = "New Sparta, Imperium Arms Factory, New Military Tactics"
    state = at(SETTLE, Sits(cards, hand="Rebel Miners"))
    say(state, "P1 place rebel-miners", "* reveal")
    assert refused(state, "P1 boost imperium-arms-factory 0") == "no-good"
    state = at(SETTLE, Sits(cards + ", Gem World (good)", hand="Rebel Miners"))
    say(state, "P1 place rebel-miners", "* reveal")
    assert refused(state, "P1 boost imperium-arms-factory 0") == "wrong-good"


def test_goods_of_the_wrong_kind_or_not_there() -> None:
    cards = "Imperium Arms Factory, Mining World (good), Comet Zone (good), New Earth (good), Gem World (good), Spice World"
    state = at(CONSUME_PHASE, Sits(cards))
    say(state, "P1 use imperium-arms-factory 1")
    assert refused(state, "P1 take-good gem-world") == "wrong-good"
    assert refused(state, "P1 take-good spice-world") == "no-good"
    assert refused(state, "P1 take-good asteroid-belt") == "not-in-tableau"


def test_production_twice_and_on_the_wrong_kind() -> None:
    cards = "Genetics Lab, Empath World, Pre-Sentient Race, Asteroid Belt, Uplift Terraforming"
    state = at(PRODUCE_PHASE, Sits(cards, others=2, chose="produce"))
    say(state, "P1 windfall genetics-lab 1")
    assert refused(state, "P1 produce-on asteroid-belt") == "wrong-good"
    luck(say(state, "P1 produce-on empath-world"))
    assert refused(state, "P1 bonus empath-world") == "already-produced"
    assert refused(state, "P1 windfall genetics-lab 1") == "power-used"
    assert refused(state, "P1 done") == "mandatory-power-left"


def test_a_windfall_power_without_a_world() -> None:
    cards = "Genetics Lab, Empath World (good), Asteroid Belt, Radioactive World"
    assert refused(at(PRODUCE_PHASE, Sits(cards, chose="produce")), "P1 windfall genetics-lab 1") == "already-produced"


def test_a_consume_power_is_used_once() -> None:
    state = at(CONSUME_PHASE, Sits("Galactic Home Front", others=2))
    say(state, "P1 use galactic-home-front 1")
    assert refused(state, "P1 use galactic-home-front 1") == "power-used"


def test_damaged_worlds() -> None:
    cards = "Old Earth (damaged), Deficit Spending, Gem World (good), Spice World (good)"
    state = at(CONSUME_PHASE, Sits(cards, others=1, chose="consume-trade"), "mode=invasion", rival="Comet Zone")
    assert refused(state, "P1 sell asteroid-belt") == "not-in-tableau"
    say(state, "P1 sell gem-world")
    luck(state)
    assert refused(state, "P1 use old-earth 1") == "world-damaged"
    state = position(Sits("Gem World (damaged), Spice World, Space Port"), Sits("Comet Zone"), options="mode=invasion", turns=9)
    state.left[0] = state.left[1] = 0
    begin(state, INVASION_STEP)
    say(state, "* invade 3 9", "* invade 3 9")
    assert refused(state, "P1 damage gem-world") == "world-damaged"
    assert refused(state, "P1 repair spice-world") == "not-damaged"


def test_a_bunker_serves_once() -> None:
    state = position(Sits("Anti-Xeno Defense Post, Gem World", others=3), Sits("Comet Zone"), options="mode=invasion", turns=9)
    state.left[0] = state.left[1] = 0
    begin(state, INVASION_STEP)
    say(state, "* invade 3 3", "* invade 3 3")
    assert refused(state, "P1 bunker old-earth") == "not-in-hand"
    assert refused(state, "P1 defend anti-xeno-militia 2") == "not-in-tableau"
    say(state, f"P1 bunker {held(state)[0]}")
    assert refused(state, f"P1 bunker {held(state)[0]}") == "bunker-used"


def test_repairs_without_means() -> None:
    state = at(PRODUCE_PHASE, Sits("Construction Corps, Gem World (damaged), Spice World (damaged)", others=2), "mode=invasion")
    say(state, "P1 repair gem-world")
    assert refused(state, "P1 good") == "cannot-afford"
    assert refused(state, "P1 bonus") == "power-used"
