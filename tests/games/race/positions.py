"""Positions drawn in a few words: whose tableau, whose hand, then a phase begins."""

import re
from collections import Counter

import orrery
from orrery.core import NATURE, Question, Refusal, Rng
from orrery.core.referee import play
from orrery.core.values import seat_named
from orrery.games.race.actions import BITS, ROLES
from orrery.games.race.cards import CARDS, NUMBER_OF
from orrery.games.race.options import RaceOptions
from orrery.games.race.powers import NONE
from orrery.games.race.state import NO_GOOD, Race

GAME = orrery.game("race-xeno-invasion")
REASONS = [  # keys of the words, row by row of the table of illegal actions [RG-13]
    *["not-yours", "not-asked", "not-in-hand", "not-in-tableau", "bad-action-pair", "action-unavailable"],
    *["duplicate-development", "not-a-development", "not-a-world", "cannot-afford", "wrong-count"],
    *["pay-for-military-forbidden", "zero-cost-forbidden", "power-used", "power-inactive", "wrong-good", "no-good"],
    *["has-good", "mandatory-power-left", "must-trade", "number-out-of-range", "already-produced", "world-damaged"],
    *["not-damaged", "not-at-phase-start", "bunker-used"],
]


def number(name: str) -> int:
    """A card's number by its name or id: "Earth's Lost Colony", "earths-lost-colony"."""
    return NUMBER_OF[re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")]


class Sits:
    """One empire as a test writes it: `Sits("New Sparta, Spice World (good), Gem World (damaged)", hand="Drop Ships")`.

    `others` adds that many hand cards that no test mentions.
    """

    def __init__(self, tableau: str = "", hand: str = "", others: int = 0, chose: str = "", chips: int = 0) -> None:
        self.tableau = [part.strip() for part in tableau.split(",") if part.strip()]
        self.hand = [number(part) for part in hand.split(",") if part.strip()]
        self.others = others
        self.chose = chose.split()
        self.chips = chips


def position(*sits: Sits, options: str = "", turns: int = 5) -> Race:
    """A state with these empires and everything else in the draw pile; nothing is asked yet."""
    chosen = GAME.options(options)
    assert isinstance(chosen, RaceOptions)
    state = Race(chosen, len(sits))
    state.set_up()
    state.first = 0
    state.turn_count = turns
    for seat, empire in enumerate(sits):
        for part in empire.tableau:
            put(state, seat, part)
        for card in empire.hand:
            state.deck.take(card)
            state.empires[seat].take(card)
        state.empires[seat].chosen = sum(BITS[ROLES.index(role)] for role in empire.chose)
        state.empires[seat].chips = empire.chips
    for seat, empire in enumerate(sits):
        for _ in range(empire.others):
            card = plain_card(state)
            state.deck.take(card)
            state.empires[seat].take(card)
    state.recount()
    return state


def put(state: Race, seat: int, part: str) -> None:
    """A card of a tableau, with its good or its damage in brackets."""
    name, _, mark = part.partition(" (")
    card = number(name)
    state.deck.take(card)
    state.put_down(seat, card)
    if mark.startswith("good"):
        good = plain_card(state)
        state.deck.take(good)
        state.lay(seat, card, good)
    if mark.startswith("damaged"):
        state.damaged[card] = 1


def plain_card(state: Race) -> int:
    """A card that no scenario names, to fill hands with and to lie as a good: the first with two copies left."""
    for name in FILLERS:
        if state.deck.counts[NUMBER_OF[name]]:
            return NUMBER_OF[name]
    raise AssertionError("no filler is left")


FILLERS = [
    *["deficit-spending", "consumer-markets", "export-duties", "replicant-robots", "interstellar-bank", "genetics-lab"],
    *["galactic-trendsetters", "tourist-world", "prosperous-world", "secluded-world", "space-port", "new-vinland"],
    *["deserted-alien-colony", "deserted-alien-library", "radioactive-world", "destroyed-world", "pre-sentient-race"],
    *["merchant-guild", "new-economy", "mining-league", "galactic-federation", "free-trade-association"],
]


def begin(state: Race, question: Question[Race]) -> Race:
    """Begin a phase; nothing is asked after it."""
    state.recount()
    state.agenda = [question]
    state.run_automatic()
    return state


def texts(state: Race, seat: int = 0) -> list[str]:
    """Every legal answer of a seat."""
    return [action.text for action in state.options(seat)]


def say(state: Race, *lines: str) -> Race:
    """Play answers as a record writes them, each checked by the referee."""
    for line in lines:
        who, _, text = line.partition(" ")
        play(state, seat_named(who), GAME.table.parse(text))
    return state


def refused(state: Race, line: str) -> str:
    """The key of the reason why an answer is illegal, after the referee has refused it and nothing has changed."""
    who, _, text = line.partition(" ")
    action, before = GAME.table.parse(text), state.to_json()
    try:
        play(state, seat_named(who), action)
    except Refusal:
        assert state.to_json() == before
        return state.why(seat_named(who), action)
    raise AssertionError(f"{line!r} was not refused")


def luck(state: Race, seed: int = 1) -> Race:
    """Let Nature answer until a player is asked, or nobody."""
    rng = Rng(seed)
    while state.turn() == NATURE:
        state.apply(NATURE, state.chance(rng))
    return state


def ask(state: Race) -> str:
    """What is being asked, or "" when nothing is."""
    return state.agenda[-1].ask if state.agenda else ""


def hand(state: Race, seat: int = 0) -> int:
    return len(state.empires[seat].hand)


def held(state: Race, seat: int = 0) -> list[str]:
    return [CARDS[card].id for card in state.empires[seat].hand]


def tableau(state: Race, seat: int = 0) -> list[str]:
    return [CARDS[card].id for card in state.empires[seat].tableau]


def goods(state: Race, seat: int = 0) -> list[str]:
    """The worlds of a seat that carry a good."""
    return [CARDS[card].id for card in state.empires[seat].tableau if state.good_on[card] != NO_GOOD]


def everywhere(state: Race) -> Counter[str]:
    """All 165 cards, wherever they are."""
    found: Counter[str] = Counter()
    piles = [state.deck.counts, state.discard.counts]
    for card in CARDS:
        found[card.id] += sum(int(pile[card.number]) for pile in piles)
    for empire in state.empires:
        for cards in (empire.hand, empire.dealt, empire.tableau):
            found.update(CARDS[card].id for card in cards)
        if empire.placing != NONE:
            found[CARDS[empire.placing].id] += 1
    for good in state.good_on:
        if good >= 0:
            found[CARDS[good].id] += 1
    return found


ALL_CARDS = Counter({card.id: card.copies for card in CARDS})


def choose_first(state: Race) -> Race:
    """Whoever chooses in secret now takes the first picks offered, and all is revealed."""
    question = state.agenda[-1]
    while state.agenda and state.agenda[-1] is question:
        seat = state.turn()
        state.apply(seat, state.essential(seat)[0])
    return state
