"""Zobrist keys: a random word for every fact of a position; their exclusive or is the same in any order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.rng import Rng
from orrery.games.planet_raiders.board import PAD_COUNT

MOST_KEPT: Final[i64] = 40  # rockets in one reserve that are told apart; there are never more than 31 in play [PR-R24]
TWENTY_EIGHT_BITS: Final[i64] = 268435456


def words(rng: Rng, count: int) -> vec[i64]:
    """So many words of 60 bits."""
    made = vec[i64](capacity=count)
    for _ in range(count):
        word: i64 = rng.word() * TWENTY_EIGHT_BITS
        made = append(made, word ^ rng.word())
    return made


SOURCE: Final = Rng(1904)
RAIDER_ON_PAD: Final = words(SOURCE, 12 * 156)
ALIEN_ON_PAD: Final = words(SOURCE, 156)
ROCKET_IN_SLOT: Final = words(SOURCE, 268 * 2)
IN_RESERVE: Final = words(SOURCE, 4 * 2 * 40)
ALIEN_IN_CREW: Final = words(SOURCE, 4 * 4)
RAIDER_IN_CREW: Final = words(SOURCE, 12 * 4)
ON_TURN: Final = words(SOURCE, 4)


def raider_on_pad(raider: i64, pad: i64) -> i64:
    return RAIDER_ON_PAD[raider * PAD_COUNT + pad]


def in_reserve(seat: i64, colour: i64, count: i64) -> i64:
    return IN_RESERVE[(seat * 2 + colour) * MOST_KEPT + (count if count < MOST_KEPT else MOST_KEPT - 1)]
