"""How likely the Invaders win, read between turns: what a rollout ends with.

A weighted sum of some numbers and of all cards, in play and in hand, gives the odds. The weights were fitted to the outcomes of
some thousand games by `tools/fit_estimate.py`; no rule reads them. A card from elsewhere counts as the average of its side.
"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.resources import read_data
from orrery.games.invaders.board import AFRICA, EURASIA, INVADERS, MANKIND, PACIFIC_RIM, SIDE_SLOTS, SLOT_COUNT, ZONE_COUNT
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.judgement.judging import MOST, SOFTENED, chance_by, for_seat, hand_bulk, margin_in
from orrery.games.invaders.state import Invaders

NUMBERS: Final = [
    "even", "invaders-begin", "mankind-deck", "invaders-deck", "plot", "last-steps", "last-cards", "last-invader-cards",
    "mankind-hand", "invaders-hand", "edges", "attack-to-come", "skipped", "eurasia", "pacific-and-africa", "ops",
    "heroes-lost", "turned", "mankind-asleep", "invaders-asleep", "mankind-tokens", "invaders-tokens",
]  # fmt: skip
WEIGHTS: Final = cast(dict[str, list[Any]], read_data("orrery.games.invaders", "data", "estimate.json"))
PLACED: Final = "placed"
HELD: Final = "held"


class Weights:
    """The weights of the numbers, and of each card of the box that was asked for last."""

    def __init__(self) -> None:
        self.numbers: Final = vec[float]([weight(name, 0.0) for name in NUMBERS])
        self.latest: Box | None = None
        self.placed = vec[float]()  # by number of the card
        self.held = vec[float]()

    def look_up(self, box: Box) -> None:
        """Make sure that these are the cards of that box."""
        if box is not self.latest:
            self.placed = of_cards(PLACED, box)
            self.held = of_cards(HELD, box)
            self.latest = box


def weight(name: str, otherwise: float) -> float:
    return float(WEIGHTS[name][0]) if name in WEIGHTS else otherwise


def of_cards(group: str, box: Box) -> vec[float]:
    """One weight for each card of a box, as it lies there or is held."""
    means = [0.0, 0.0]
    for side in range(2):
        names = [f"{group} {card.id}" for card in box.cards if card.side == side]
        known = [weight(name, 0.0) for name in names if name in WEIGHTS]
        means[side] = sum(known) / max(1, len(known))
    return vec[float]([weight(f"{group} {card.id}", means[int(card.side)]) for card in box.cards])


FITTED: Final = Weights()


def estimate(state: Invaders, seat: i64) -> float:
    """The chance of winning, 0 to 1."""
    return for_seat(state, seat, chance_by(odds_of_invaders(state)))


def odds_of_invaders(state: Invaders) -> float:
    """The logarithm of the odds."""
    FITTED.look_up(state.box)
    amounts = numbers(state)
    total = 0.0
    for place in range(i64(len(amounts))):
        total += amounts[place] * FITTED.numbers[place]
    for slot in range(SLOT_COUNT):
        card = state.cards[slot]
        if card != NO_CARD:
            total += FITTED.placed[card]
    for side in range(i64(2)):
        for card in state.sides[side].hand:
            total += FITTED.held[card]
    return total


def numbers(state: Invaders) -> vec[float]:
    """What counts beside the cards, in the order of `NUMBERS`: all figures are about one."""
    deck, own = float(state.deck_size(MANKIND)), float(state.deck_size(INVADERS))
    others = float(state.damage[PACIFIC_RIM] + state.damage[AFRICA])
    begin = state.active == INVADERS
    edges = 0.0
    toll: i64 = 0
    for zone in range(ZONE_COUNT):
        margin = margin_in(state, zone)
        edges += SOFTENED[min(max(margin, -MOST), MOST) + MOST]
        toll += max(0, margin)
    asleep = vec[float]([0.0, 0.0])
    for strategy in state.box.strategies:
        if strategy.has_marker and not state.awake[strategy.number]:
            asleep[strategy.side] += 1.0
    tokens = vec[float]([0.0, 0.0])
    for slot in range(SLOT_COUNT):
        tokens[slot // SIDE_SLOTS] += float(state.tokens[slot])
    return vec[float]([
        1.0,
        1.0 if begin else 0.0,
        deck / 10.0,
        own / 10.0,
        float(state.plot) / 4.0,
        1.0 / float(max(1, state.plot)),
        4.0 / (4.0 + deck),
        4.0 / (4.0 + own),
        hand_bulk(state.hand_size(MANKIND)) / 4.0,
        hand_bulk(state.hand_size(INVADERS)) / 4.0,
        edges / 5.0,
        float(toll) / 5.0 if begin and not state.skip else 0.0,
        float(state.skip),
        float(state.damage[EURASIA] * state.damage[EURASIA]) / 4.0,
        others * others / 8.0,
        float(state.ops) / 2.0,
        float(len(state.fallen)) / 3.0,
        1.0 if state.turned else 0.0,
        asleep[MANKIND] / 2.0,
        asleep[INVADERS] / 2.0,
        tokens[MANKIND] / 3.0,
        tokens[INVADERS] / 3.0,
    ])  # fmt: skip
