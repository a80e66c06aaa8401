"""Everything that can be answered: one class per verb, and the whole list for the cards of one box. [IN-5.1]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.invaders.board import INVADERS, NO_ZONE, SLOT_COUNT, SLOTS, ZONE_COUNT, ZONES
from orrery.games.invaders.cards.bounds import MOST_OPTIONS
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.vocabulary import BITS

FULL: Final[i64] = 0  # the whole cost of a card is paid
LESS_DISCARD: Final[i64] = 1  # the invasion action takes one card off
LESS_DRAIN: Final[i64] = 2
LESS: Final = ["", " less-discard", " less-drain"]
MOST_TOKENS: Final[i64] = 12  # spent by one answer; more take another one
MOST_CHANGED: Final[i64] = 70  # cards exchanged before the decider [IN-R67]


class Play(Action):
    """Play a card of the hand, to a zone if it has power, perhaps for less. [IN-5.3]"""

    def __init__(self, text: str, card: i64, zone: i64, less: i64) -> None:
        super().__init__(text)
        self.card: Final = card
        self.zone: Final = zone
        self.less: Final = less


class CardAction(Action):
    """A verb and a card."""

    def __init__(self, verb: str, id: str, card: i64) -> None:
        super().__init__(f"{verb} {id}")
        self.card: Final = card


class Discard(CardAction):
    """Lay a card of the hand on the discard pile. [IN-5.2]"""


class Take(CardAction):
    """Choose a card of a hand that was looked at. [IN-6.5]"""


class Out(CardAction):
    """Take a card out of one's deck between two games. [IN-7.3]"""


class In(CardAction):
    """Put a card into one's deck between two games. [IN-7.3]"""


class Luck(CardAction):
    """Nature names a card: the Hero that comes, a card drawn, drained, or taken at random. [IN-5.1]"""


class SlotAction(Action):
    """A verb and a slot."""

    def __init__(self, verb: str, slot: i64) -> None:
        super().__init__(f"{verb} {SLOTS[slot]}")
        self.slot: Final = slot


class Use(SlotAction):
    """Use the ability of a card in play. [IN-5.3]"""


class Ops(SlotAction):
    """Let the Ops Centre move a card. [IN-5.3]"""


class Sacrifice(SlotAction):
    """Give up a card in play to make room. [IN-5.5]"""


class Aim(SlotAction):
    """Choose a target. [IN-6.4]"""


class Prevent(Action):
    """Answer a drain or a draw with a card in play; with tokens, so many. [IN-5.9]"""

    def __init__(self, slot: i64, tokens: i64) -> None:
        super().__init__(f"prevent {SLOTS[slot]} {tokens}" if tokens else f"prevent {SLOTS[slot]}")
        self.slot: Final = slot
        self.tokens: Final = tokens


class ZoneAction(Action):
    """A verb and a zone."""

    def __init__(self, verb: str, zone: i64) -> None:
        super().__init__(f"{verb} {ZONES[zone]}")
        self.zone: Final = zone


class Place(ZoneAction):
    """Put the new Hero into a zone. [IN-5.7]"""


class MoveHero(ZoneAction):
    """Let the Hero walk to a zone. [IN-5.3]"""


class MoveTo(ZoneAction):
    """Choose where a card goes. [IN-5.6]"""


class NameZone(ZoneAction):
    """Choose the zone of an effect. [IN-6.5]"""


class AttackZone(ZoneAction):
    """Attack this zone next. [IN-5.10]"""


class Activate(Action):
    """Wake a strategy. [IN-5.3]"""

    def __init__(self, strategy: i64, id: str) -> None:
        super().__init__(f"activate {id}")
        self.strategy: Final = strategy


class Shelter(Action):
    """A strategy keeps the Hero from being destroyed. [IN-5.8]"""

    def __init__(self, strategy: i64, verb: str) -> None:
        super().__init__(verb)
        self.strategy: Final = strategy


class Number(Action):
    """A verb and a number: one of the options of a card, or how many cards are exchanged. [IN-6.5]"""

    def __init__(self, verb: str, number: i64) -> None:
        super().__init__(f"{verb} {number}")
        self.number: Final = number


class Word(Action):
    """An answer of one word: `end`, `pass`, `done`, `yes`, `no`, `save`, `invade`, `drain`, `reveal`."""


class Actions:
    """All actions of a box; each stands in one table. Lists are of one class each: looking an action up is cheaper then."""

    def __init__(self, box: Box) -> None:
        cards = range(box.first_hero)
        ids = [card.id for card in box.cards]
        self.end: Final = Word("end")
        self.passing: Final = Word("pass")
        self.done: Final = Word("done")
        self.yes: Final = Word("yes")
        self.no: Final = Word("no")
        self.save: Final = Word("save")
        self.invade: Final = Word("invade")
        self.drain: Final = Word("drain")  # under `pay=free`: drain next [IN-R62]
        self.reveal: Final = Word("reveal")
        self.plays: Final[list[Action]] = []  # by card, zone (or the last place for none) and reduction
        self.playable: Final[list[Action]] = []
        for card in cards:
            self.add_plays(box, card, ids[card])
        self.offers: Final[list[list[Action]]] = [  # by card, zones that it may enter and ways to pay, both as bits
            self.offer(box, card, zones, ways) for card in cards for zones in range(8) for ways in range(8)
        ]
        self.discards: Final[list[Discard]] = [Discard("discard", ids[card], card) for card in cards]
        self.takes: Final[list[Take]] = [Take("take", ids[card], card) for card in cards]
        self.outs: Final[list[Out]] = [Out("out", ids[card], card) for card in cards]
        self.ins: Final[list[In]] = [In("in", ids[card], card) for card in cards]
        self.draws: Final[list[Luck]] = [Luck("draw", ids[card], card) for card in cards]
        self.drains: Final[list[Luck]] = [Luck("drain", ids[card], card) for card in cards]
        self.randoms: Final[list[Luck]] = [Luck("random", ids[card], card) for card in cards]
        self.heroes: Final[list[Luck]] = [Luck("hero", ids[card], card) for card in range(box.first_hero, len(box.cards))]
        slots = range(SLOT_COUNT)
        self.uses: Final[list[Use]] = [Use("use", slot) for slot in slots]
        self.ops: Final[list[Ops]] = [Ops("ops", slot) for slot in range(SLOT_COUNT // 2)]
        self.sacrifices: Final[list[Sacrifice]] = [Sacrifice("sacrifice", slot) for slot in range(SLOT_COUNT // 2)]
        self.aims: Final[list[Aim]] = [Aim("target", slot) for slot in slots]
        self.prevents: Final[list[Prevent]] = [Prevent(slot, tokens) for slot in slots for tokens in range(MOST_TOKENS + 1)]
        zones = range(ZONE_COUNT)
        self.places: Final[list[Place]] = [Place("place", zone) for zone in zones]
        self.walks: Final[list[MoveHero]] = [MoveHero("hero", zone) for zone in zones]
        self.moves: Final[list[MoveTo]] = [MoveTo("to", zone) for zone in zones]
        self.zones: Final[list[Action]] = [NameZone("zone", zone) for zone in zones]
        self.attacks: Final[list[AttackZone]] = [AttackZone("attack", zone) for zone in zones]
        markers = [strategy for strategy in box.strategies if strategy.has_marker]
        self.activates: Final[list[Action | None]] = [None] * len(box.strategies)
        self.wakes: Final[list[list[Activate]]] = [[], []]  # by side, those of the main phase
        self.shelters: Final[list[Action | None]] = [None] * len(box.strategies)
        for strategy in markers:
            if strategy.timing == "reaction":
                self.shelters[strategy.number] = Shelter(strategy.number, strategy.verb)
            else:
                activate = Activate(strategy.number, strategy.id)
                self.activates[strategy.number] = activate
                if strategy.timing == "main":
                    self.wakes[strategy.side].append(activate)
        self.options: Final[list[Action]] = [Number("option", number + 1) for number in range(MOST_OPTIONS)]
        self.numbers: Final[list[Action]] = [Number("choose", number + 1) for number in range(MOST_CHANGED)]

    def add_plays(self, box: Box, card: i64, id: str) -> None:
        """Twelve places for each card: three zones and none, each in full, less a discard, less a drain."""
        for place in range(ZONE_COUNT + 1):
            zone = place if place < ZONE_COUNT else NO_ZONE
            fits = box.one_shot[card] == 1 if zone == NO_ZONE else box.one_shot[card] == 0
            for less in range(i64(3)):
                text = (f"play {id}" if zone == NO_ZONE else f"play {id} {ZONES[zone]}") + LESS[less]
                if fits and (less == FULL or box.side[card] == INVADERS):
                    action = Play(text, card, zone, less)
                    self.plays.append(action)
                    self.playable.append(action)
                else:
                    self.plays.append(self.end)  # never offered

    def play(self, card: i64, zone: i64, less: i64) -> Action:
        """The play of a card to a zone, or to none."""
        place = zone if zone != NO_ZONE else ZONE_COUNT
        return self.plays[(card * (ZONE_COUNT + 1) + place) * 3 + less]

    def offer(self, box: Box, card: i64, zones: i64, ways: i64) -> list[Action]:
        """All plays of a card to these zones, or to none if it is a one-shot, paid in these ways. [IN-R52]"""
        places = [NO_ZONE] if box.one_shot[card] else [zone for zone in range(ZONE_COUNT) if zones & BITS[zone]]
        if ways > 1 and box.side[card] != INVADERS:
            return []
        return [
            self.play(card, zone, less)
            for zone in places
            if zone == NO_ZONE or box.may_enter(card, zone)
            for less in range(i64(3))
            if ways & BITS[less]
        ]

    def every(self) -> list[Action]:
        """All of them, in the order of the table."""
        words: list[Action] = [
            self.end, self.passing, self.done, self.yes, self.no, self.save, self.invade, self.drain, self.reveal,
        ]  # fmt: skip
        woken = [action for action in [*self.activates, *self.shelters] if action is not None]
        return [
            *words, *self.playable, *self.uses, *self.walks, *self.ops, *woken, *self.discards, *self.sacrifices, *self.aims,
            *self.prevents, *self.places, *self.moves, *self.zones, *self.options, *self.takes, *self.attacks, *self.numbers,
            *self.outs, *self.ins, *self.heroes, *self.draws, *self.drains, *self.randoms,
        ]  # fmt: skip
