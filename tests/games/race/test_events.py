"""Events: the powers that made a difference and no others; and how the log reads. [RG-3.2]"""

from orrery.core import EVENT, GALLERY, NATURE, Journal, Question, Rng
from orrery.games.race.rules.choosing import ASK_ACTIONS
from orrery.games.race.rules.consuming import CONSUME_PHASE
from orrery.games.race.rules.developing import DEVELOP_PHASES
from orrery.games.race.rules.exploring import ASK_DISCARDS_TO_TEN, EXPLORE_PHASE
from orrery.games.race.rules.invading import INVASION_STEP
from orrery.games.race.rules.producing import PRODUCE_PHASE
from orrery.games.race.rules.settling import SETTLE_PHASES
from orrery.games.race.state import Race
from tests.games.race.positions import GAME, Sits, begin, luck, position, say


def watched(question: Question[Race], first: Sits, options: str = "", rival: str = "") -> Race:
    """A phase whose events are collected from its beginning."""
    state = position(first, Sits(rival), options=options, turns=9)
    state.told = []
    return begin(state, question)


def acted(state: Race) -> list[str]:
    """The powers that took effect, each once, as notation names them."""
    assert state.told is not None
    words = [event.text().split(" ") for event in state.told]
    return list(dict.fromkeys(parts[-1].replace("/", " ") for parts in words if parts[0] in ("used", "counted")))


def test_exploring() -> None:
    state = watched(EXPLORE_PHASE, Sits("Rebel Cadre, Expedition Force, Research Labs, Rebel Resistance, Spice World"))
    assert acted(state) == ["expedition-force 0", "rebel-resistance 0", "research-labs 0"]


def test_a_count_of_nothing_is_no_effect() -> None:
    assert acted(luck(watched(PRODUCE_PHASE, Sits("Research Labs, Spice World")))) == ["spice-world 1"]
    assert acted(luck(watched(PRODUCE_PHASE, Sits("Research Labs, Alien Robotic Factory")))) == [
        "alien-robotic-factory 0",
        "research-labs 2",
    ]


def test_developing_is_helped_by_what_was_there_before() -> None:
    state = watched(DEVELOP_PHASES[0], Sits("Investment Credits", hand="Public Works", others=4))
    say(state, "P1 place public-works", "* reveal")
    assert acted(state) == ["investment-credits 0"]


def test_a_damaged_world_has_no_effect() -> None:
    state = watched(PRODUCE_PHASE, Sits("Spice World (damaged), Mining World"), "mode=invasion")
    assert acted(luck(state)) == ["mining-world 0", "mining-world 1"]


def test_a_world_that_is_paid_for_uses_the_discounts_that_fit() -> None:
    cards = "Replicant Robots, Alien Rosetta Stone World, Mining Robots, New Sparta"
    state = watched(SETTLE_PHASES[0], Sits(cards, hand="Mining World", others=5))
    say(state, "P1 place mining-world", "* reveal")
    assert acted(state) == ["replicant-robots 0", "mining-robots 0"]


def test_a_conquest_uses_the_strength_that_fits_and_the_powers_that_were_bought() -> None:
    state = watched(SETTLE_PHASES[0], Sits("New Sparta, Anti-Xeno Militia, New Military Tactics", hand="Rebel Warrior Race"))
    say(state, "P1 place rebel-warrior-race", "* reveal", "P1 conquer")
    assert acted(state) == ["new-sparta 0", "anti-xeno-militia 0"]
    state = watched(SETTLE_PHASES[0], Sits("New Sparta, New Military Tactics", hand="Rebel Outpost"))
    say(state, "P1 place rebel-outpost", "* reveal")
    assert acted(state) == ["new-military-tactics 0", "new-sparta 0"]


def test_a_sale_uses_the_bonuses_that_fit() -> None:
    cards = "Terraforming Surveyors, Genetics Lab, Export Duties, Pirate World, Plague World (good)"
    state = watched(CONSUME_PHASE, Sits(cards, chose="consume-trade"))
    assert set(acted(luck(state))) == {"terraforming-surveyors 1", "genetics-lab 0", "export-duties 0"}


def test_an_attack_meets_strength_and_defence() -> None:
    state = watched(INVASION_STEP, Sits("New Sparta, Starry Rift Pioneers, Alpha Centauri"), "mode=invasion")
    state.left[0] = state.left[1] = 0
    say(state, "* invade 3 9", "* invade 3 9")
    assert acted(state)[0] == "new-sparta 0"
    assert "alpha-centauri 1" not in acted(state)


def test_a_clone_and_a_loaded_state_report_no_events() -> None:
    state = watched(ASK_ACTIONS, Sits("Old Earth"), rival="Spice World")
    assert state.clone().told is None and GAME.load(state.to_json()).told is None
    assert state.imagine(0, Rng(1)).told is None


def log_of(state: Race, lang: str = "en") -> list[str]:
    """What the gallery reads of the events so far."""
    assert state.told is not None
    words = GAME.words.into(lang)
    lines = [words.line(EVENT, event.heard(GALLERY), ["Ada", "Grace"]) for event in state.told]
    return [line for line in lines if line]


def test_a_conquest_is_logged_with_strength_against_defence() -> None:
    state = watched(SETTLE_PHASES[0], Sits("New Sparta, New Military Tactics", hand="Rebel Outpost"))
    say(state, "P1 place rebel-outpost", "* reveal")
    assert log_of(state)[-3:] == [
        "Ada discards New Military Tactics from the tableau",
        "Ada conquers Rebel Outpost with strength 5 against defence 5",
        "Ada places Rebel Outpost",
    ]


def test_an_attack_is_logged_from_the_card_to_the_damage() -> None:
    state = watched(INVASION_STEP, Sits("Old Earth, Spice World (good)"), "mode=invasion")
    state.left[0] = state.left[1] = 0
    say(state, "* invade 3 9", "* invade 3 M+3", "P1 damage spice-world")
    log = log_of(state, "fr")
    assert "Ada affronte une carte de la vague 3 (9) : attaque 9 contre défense 0" in log
    assert log[log.index("Ada perd, 0 contre 9") :][:3] == [
        "Ada perd, 0 contre 9",
        "Ada : les Xenos endommagent Monde producteur d'épices",
        "Ada perd la ressource sur Monde producteur d'épices : nouveauté",
    ]


def test_only_the_owner_hears_which_cards_are_drawn() -> None:
    journal = Journal(GAME, 2, GAME.options(""))
    rng = Rng(5)
    while journal.state.turn() == NATURE:
        journal.play(NATURE, journal.state.chance(rng))
    own, other = journal.heard_by(0), journal.heard_by(1)
    assert [text for _, text in own].count("drew P1 6") == [text for _, text in other].count("drew P1 6") == 1
    hand = journal.state.observe(0)["empires"][0]["hand"]  # type: ignore[index]
    assert all((NATURE, f"draw {card}") in own for card in hand)
    assert sum(who == NATURE and text != "?" for who, text in other) == 8


def test_what_is_paid_for_a_card_is_not_logged_twice() -> None:
    state = watched(DEVELOP_PHASES[0], Sits("Old Earth", hand="Public Works, Spice World"))
    say(state, "P1 place public-works", "* reveal")
    log = log_of(state)
    assert "Ada pays 1 card for Public Works" in log and not any("discards" in line for line in log)


def test_too_few_cards_to_place_any_is_logged() -> None:
    assert "Grace has too few cards to place any" in log_of(watched(SETTLE_PHASES[0], Sits("Old Earth", others=2)))


def test_a_card_for_settling_and_cards_beyond_ten_have_their_reasons() -> None:
    state = watched(SETTLE_PHASES[0], Sits("Old Earth", hand="Mining World", others=3, chose="settle"))
    say(state, "P1 place mining-world", "* reveal")
    assert "Ada uses the Settle bonus: draw 1 card" in log_of(state)
    state = watched(ASK_DISCARDS_TO_TEN, Sits("Old Earth", others=12))
    for _ in range(2):
        state.apply(0, state.essential(0)[0])
    say(state, "* reveal")
    assert log_of(state) == ["Ada discards 2 cards: no more than ten stay in hand"]
