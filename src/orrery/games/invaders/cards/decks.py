"""Own decks: what a list may hold, and deck files, checked line by line. [IN-7.1]"""

import json
from typing import Any, Final

from orrery.core.actions import nearest
from orrery.core.errors import NotationError
from orrery.games.invaders.board import SIDES
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.checking import card_faults

SMALLEST: Final = 70
MOST_COPIES: Final = 4  # [IN-R55]
MOST_DIGITS: Final = 3


def deck_counts(box: Box, side: str, text: str, free_copies: bool) -> list[int]:
    """How many of each card of a side: the printed deck, or a list such as `4xM01,3xM02`."""
    number = SIDES.index(side)
    if not text:
        return box.printed(number)
    first, kinds = int(box.first[number]), int(box.kinds[number])
    counts = [0] * kinds
    for entry in text.split(","):
        copies, _, name = entry.partition("x")
        card = box.number_of.get(name, -1)
        if not first <= card < first + kinds:
            raise NotationError(f"the deck of {side} names {name!r}, which is no card of that side")
        counts[card - first] += int(copies[:MOST_DIGITS])
    faults = list_faults(box, number, counts, free_copies)
    if faults:
        raise NotationError(f"the deck of {side} is not legal: {faults[0]}")
    return counts


def list_faults(box: Box, side: int, counts: list[int], free_copies: bool) -> list[str]:
    """What is wrong with a list: its size, and too many copies. [IN-R55]"""
    found = []
    if sum(counts) < SMALLEST:
        found.append(f"it has {sum(counts)} cards; {SMALLEST} are the least")
    first = int(box.first[side])
    for local, count in enumerate(counts if not free_copies else []):
        card = box.cards[first + local]
        limit = 1 if card.victory_tokens else MOST_COPIES
        if count > limit:
            found.append(f"it has {count} copies of {card.id}; {limit} are the most")
    return found


class DeckFile:
    """A deck file as it was read: its side, its list, further cards, and all that is wrong with it, each with its line."""

    def __init__(self, text: str) -> None:
        self.side = ""
        self.entries: list[tuple[int, int, str]] = []  # line, copies, id
        self.added: list[dict[str, Any]] = []
        self.faults: list[tuple[int, str]] = []  # line 0 is the whole file
        for number, line in enumerate(text.splitlines(), start=1):
            body = line.split("#", 1)[0].strip() if not line.lstrip().startswith("card ") else line.strip()
            if body:
                self.read_line(number, body)
        if not self.side and not self.faults:
            self.faults.append((0, "no line says 'side mankind' or 'side invaders'"))
        self.check_ids()

    def read_line(self, number: int, body: str) -> None:
        word, _, rest = body.partition(" ")
        rest = rest.strip()
        if word == "side":
            self.read_side(number, rest)
        elif word == "card":
            self.read_card(number, rest)
        elif word.isdigit() and rest and " " not in rest:
            if not int(word[:MOST_DIGITS]) >= 1 or len(word) > MOST_DIGITS:
                self.faults.append((number, f"{word} is no number of copies"))
            else:
                self.entries.append((number, int(word), rest))
        else:
            self.faults.append((number, f"{body[:40]!r} is neither 'side …', '<copies> <id>', 'card {{…}}' nor a comment"))

    def read_side(self, number: int, rest: str) -> None:
        if rest not in SIDES:
            self.faults.append((number, f"{rest!r} is no side; there are mankind and invaders"))
        elif self.side and self.side != rest:
            self.faults.append((number, "a deck is of one side only"))
        else:
            self.side = rest

    def read_card(self, number: int, rest: str) -> None:
        try:
            row = json.loads(rest)
        except ValueError as problem:
            self.faults.append((number, f"this is not JSON: {problem}"))
            return
        faults = card_faults(row)
        self.faults += [(number, fault) for fault in faults]
        if not faults:
            self.added.append(row)

    def check_ids(self) -> None:
        """Every id is a card of this side, and no added card takes an id that is taken."""
        try:
            box = Box(self.added) if len({row["id"] for row in self.added}) == len(self.added) else Box([])
        except NotationError as problem:
            self.faults.append((0, str(problem)))
            return
        printed = Box([])
        for row in self.added:
            if row["id"] in printed.number_of or sum(1 for other in self.added if other["id"] == row["id"]) > 1:
                self.faults.append((0, f"the id {row['id']!r} is taken"))
        for number, _, name in self.entries:
            card = box.number_of.get(name, -1)
            if card < 0 or box.cards[card].is_hero:
                near = nearest(name, list(box.number_of))
                hint = f"; did you mean {near!r}?" if near else ""
                self.faults.append((number, f"no card is called {name!r}{hint}"))
            elif self.side and SIDES[box.cards[card].side] != self.side:
                self.faults.append((number, f"{name} is a card of {SIDES[box.cards[card].side]}"))

    def option(self) -> str:
        """The deck as an option of the game: `deck-mankind=4xM01,…`."""
        return f"deck-{self.side}=" + ",".join(f"{copies}x{name}" for _, copies, name in self.entries)


def deck_faults(text: str, free_copies: bool = False) -> list[tuple[int, str]]:
    """All that is wrong with a deck file: lines and sentences, in the order of the lines. [IN-7.1]"""
    file = DeckFile(text)
    found = file.faults
    if not found:
        box = Box(file.added)
        number = SIDES.index(file.side)
        counts = [0] * int(box.kinds[number])
        for _, copies, name in file.entries:
            counts[box.number_of[name] - int(box.first[number])] += copies
        found = [(0, fault) for fault in list_faults(box, number, counts, free_copies)]
    return sorted(found)
