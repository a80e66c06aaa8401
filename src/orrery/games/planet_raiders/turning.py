"""The board turned by quarters, so that any colour sits south. [PR-4]

A quarter turn clockwise sends column c, row r to column r, row 10 − c; turning back as often as a colour's place clockwise from
the south brings that colour there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.planet_raiders.board import (
    NOSES,
    PAD_COUNT,
    PAD_NUMBER,
    PADS,
    SLOT_COUNT,
    SLOT_NUMBER,
    SLOTS,
    ZONE_NUMBER,
    ZONES,
)

COLUMNS: Final = "zabcdefghij"


def turned_cell(cell: str, south: int) -> str:
    """Where a cell lies once that colour sits south.

    >>> turned_cell("a5", 1), turned_cell("e9", 2), turned_cell("z5", 1), turned_cell("b8", 0)
    ('e1', 'e1', 'e0', 'b8')
    """
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    for _ in range(south):
        column, row = 10 - row, column
    return f"{COLUMNS[column]}{row}"


def turned_pad(pad: str, south: int) -> int:
    """The pad between the two turned cells, west or south one first."""
    cut = next(place for place in range(1, len(pad)) if pad[place].isalpha())
    one, other = turned_cell(pad[:cut], south), turned_cell(pad[cut:], south)
    return PAD_NUMBER[one + other] if one + other in PAD_NUMBER else PAD_NUMBER[other + one]


def turned_slot(slot: str, south: int) -> int:
    return SLOT_NUMBER[turned_cell(slot[:-1], south) + NOSES[(NOSES.index(slot[-1]) - south) % 4]]


TURNED_PADS: Final = vec[i64]([turned_pad(pad, south) for south in range(4) for pad in PADS])
TURNED_SLOTS: Final = vec[i64]([turned_slot(slot, south) for south in range(4) for slot in SLOTS])
TURNED_ZONES: Final = vec[i64]([ZONE_NUMBER[turned_cell(zone, south)] for south in range(4) for zone in ZONES])


def pad_from(south: i64, pad: i64) -> i64:
    """A pad as a colour sees it from its own side."""
    return TURNED_PADS[south * PAD_COUNT + pad]


def slot_from(south: i64, slot: i64) -> i64:
    return TURNED_SLOTS[south * SLOT_COUNT + slot]


def zone_from(south: i64, zone: i64) -> i64:
    return TURNED_ZONES[south * i64(len(ZONES)) + zone]
