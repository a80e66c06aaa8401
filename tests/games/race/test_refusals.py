"""Every row of the table of illegal actions, with its own sentence. [RG-13]"""

import pytest

from orrery.core import LANGUAGES, NotationError, Question
from orrery.games.race.rules.choosing import ASK_ACTIONS
from orrery.games.race.rules.consuming import CONSUME_PHASE
from orrery.games.race.rules.developing import DEVELOP_PHASES
from orrery.games.race.rules.exploring import ASK_DISCARDS_TO_TEN
from orrery.games.race.rules.invading import INVASION_STEP
from orrery.games.race.rules.producing import PRODUCE_PHASE
from orrery.games.race.rules.settling import SETTLE_PHASES
from orrery.games.race.state import Race
from tests.games.race.positions import GAME, REASONS, Sits, begin, held, luck, position, refused, say

DEVELOP, SETTLE = DEVELOP_PHASES[0], SETTLE_PHASES[0]
PHASES: dict[str, Question[Race]] = {
    "develop": DEVELOP,
    "settle": SETTLE,
    "consume": CONSUME_PHASE,
    "produce": PRODUCE_PHASE,
}


SENTENCES = {  # row by row of the table, as players read them
    "not-yours": (
        "It is not your decision.",
        "Ce n'est pas à vous de décider.",
    ),
    "not-asked": (
        "That is no answer to what is asked now.",
        "Ce n'est pas une réponse à ce qui est demandé maintenant.",
    ),
    "not-in-hand": (
        "That card is not in your hand, or you have picked it already.",
        "Cette carte n'est pas dans votre main, ou vous l'avez déjà choisie.",
    ),
    "not-in-tableau": (
        "That card is not in your tableau.",
        "Cette carte n'est pas dans votre tableau.",
    ),
    "bad-action-pair": (
        "Choose two different action cards; a second Develop or Settle goes only with the first.",
        "Choisissez deux cartes d'action différentes ; un second Développer ou Coloniser n'accompagne que le premier.",
    ),
    "action-unavailable": (
        "That action card is not in your hand: the seconds belong to the expert game, Produce: Repair to the "
        "Invasion mode, and each player chooses one card.",
        "Vous n'avez pas cette carte d'action : les secondes sont à la variante experts, Produire : "
        "Réparation au mode Invasion, et chacun choisit une carte.",
    ),
    "duplicate-development": (
        "You have that development already; no tableau holds it twice.",
        "Vous avez déjà ce développement ; aucun tableau ne l'a deux fois.",
    ),
    "not-a-development": (
        "That is a world; this is the Develop phase.",
        "C'est un monde ; nous sommes dans la phase Développer.",
    ),
    "not-a-world": (
        "That is a development; this is the Settle phase.",
        "C'est un développement ; nous sommes dans la phase Coloniser.",
    ),
    "cannot-afford": (
        "You cannot pay for that.",
        "Vous ne pouvez pas payer cela.",
    ),
    "wrong-count": (
        "That would be too many or too few: exactly as many as asked.",
        "Ce serait trop ou trop peu : il en faut exactement le nombre demandé.",
    ),
    "pay-for-military-forbidden": (
        "That world cannot be paid for in this way: Xeno worlds are only conquered, each power has its own "
        "worlds, and only one power serves for a world.",
        "Ce monde ne peut pas être assujetti ainsi : les mondes Xenos se conquièrent seulement, chaque pouvoir "
        "a ses mondes, et un seul pouvoir sert par monde.",
    ),
    "zero-cost-forbidden": (
        "That card places only worlds that you pay for, and no alien world.",
        "Cette carte ne pose que des mondes que l'on paie, et aucun monde alien.",
    ),
    "power-used": (
        "You have used that power, or do not have that bonus, in this phase.",
        "Vous avez déjà utilisé ce pouvoir, ou n'avez pas ce bonus, dans cette phase.",
    ),
    "power-inactive": (
        "That power has no effect now: its card has just been placed, it does not fit, or it belongs to the Invasion mode.",
        "Ce pouvoir est sans effet maintenant : sa carte vient d'être posée, il ne convient pas, ou il "
        "appartient au mode Invasion.",
    ),
    "wrong-good": (
        "That good is not of the kind needed, or the goods needed are not there.",
        "Cette ressource n'est pas du type voulu, ou les ressources voulues manquent.",
    ),
    "no-good": (
        "There is no good for that.",
        "Il n'y a pas de ressource pour cela.",
    ),
    "has-good": (
        "There is a good on that world already.",
        "Il y a déjà une ressource sur ce monde.",
    ),
    "mandatory-power-left": (
        "A power that must be used can still be used.",
        "Un pouvoir obligatoire peut encore être utilisé.",
    ),
    "must-trade": (
        "You chose to trade and have a good: sell one first.",
        "Vous avez choisi de vendre et avez une ressource : vendez-en d'abord une.",
    ),
    "number-out-of-range": (
        "Name a number from 1 to 9.",
        "Annoncez un nombre de 1 à 9.",
    ),
    "already-produced": (
        "Each world produces once in a phase, and only when it is empty.",
        "Chaque monde produit une fois par phase, et seulement s'il est vide.",
    ),
    "world-damaged": (
        "That world is damaged: it has no powers and no goods until it is repaired.",
        "Ce monde est endommagé : il n'a ni pouvoirs ni ressource tant qu'il n'est pas réparé.",
    ),
    "not-damaged": (
        "That world is not damaged.",
        "Ce monde n'est pas endommagé.",
    ),
    "not-at-phase-start": (
        "Goods are given to the war effort only before anything is produced.",
        "On ne donne à l'effort de guerre qu'avant toute production.",
    ),
    "bunker-used": (
        "Your bunker has served in this step already.",
        "Votre bunker a déjà servi dans cette étape.",
    ),
}


def test_every_row_has_its_own_sentence_word_for_word() -> None:
    said = {key: tuple(GAME.words.into(lang).reason(key)[0] for lang in ("en", "fr")) for key in REASONS}
    assert said == SENTENCES


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


COSTS = "That costs {} cards; without it you have {} to pay with."


@pytest.mark.parametrize(
    ("phase", "tableau", "hand", "others", "card", "sentence", "rule"),
    [
        (
            DEVELOP_PHASES[0],
            "",
            "Drop Ships",
            2,
            "drop-ships",
            COSTS.format(4, 2),
            "RG-7.2",
        ),
        (
            SETTLE_PHASES[0],
            "",
            "Terraformed World",
            2,
            "terraformed-world",
            COSTS.format(5, 2),
            "RG-7.3",
        ),
        (
            SETTLE_PHASES[0],
            "New Sparta",
            "Rebel Base",
            0,
            "rebel-base",
            "Your strength against that world is 2, with temporary powers at most 0 more, and its defence is 6.",
            "RG-7.3",
        ),
    ],
)
def test_a_refusal_gives_its_numbers_and_the_rule_of_the_phase(
    phase: Question[Race], tableau: str, hand: str, others: int, card: str, sentence: str, rule: str
) -> None:
    state = begin(position(Sits(tableau, hand=hand, others=others), Sits("", others=3), turns=9), phase)
    action = GAME.table.parse(f"place {card}")
    assert state.why(0, action) == "cannot-afford"
    assert GAME.words.into("en").reason(state.refusal(0, action)) == (sentence, rule)
