"""Own decks: texts of one or two deck files, read and checked line by line. [IN-7.1]"""

import json
from typing import Any, Final

from orrery.core.actions import nearest
from orrery.core.errors import NotationError
from orrery.games.invaders.board import SIDES, SLOTS, ZONES
from orrery.games.invaders.cards.bounds import (
    DIGITS_READ,
    LARGEST,
    LONGEST_ID,
    MOST_ADDED,
    MOST_COPIES_LISTED,
    MOST_FAULTS,
    MOST_IN_LINE,
    MOST_KEYWORDS,
    MOST_LETTERS,
    MOST_NESTED,
    quoted,
)
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.checking import card_faults
from orrery.games.invaders.names import CAUSES

SMALLEST: Final = 70
MOST_COPIES: Final = 4  # [IN-R55]
PRINTED: Final = Box([])

Fault = tuple[int, str]  # a line, 0 for the whole text, and what is wrong with it


class Decks:
    """What a text says: the list of one side or of both, further cards, and all that is wrong with it.

    A deck file has a line `side mankind` or `side invaders`, then `<copies> <id>` for each card, `card {…}` for a card of one's
    own, and `#` for comments. Two files may stand one after the other.
    """

    def __init__(self, text: str) -> None:
        self.side = ""  # of the lines that follow
        self.entries: list[tuple[int, str, int, str]] = []  # line, side, copies, id
        self.added: list[dict[str, Any]] = []
        self.added_at: list[int] = []
        self.faults: list[Fault] = []
        self.sides: list[str] = []
        if len(text) > MOST_LETTERS:
            self.faults.append((0, f"a deck file has {MOST_LETTERS} letters at most, not {len(text)}"))
        else:
            self.read_lines(text)
        self.box = PRINTED
        self.check_added()
        if not self.faults:
            self.box = Box(self.added)
            self.check_entries()

    def read_lines(self, text: str) -> None:
        """Line by line, as long as it makes sense."""
        for number, line in enumerate(text.splitlines(), start=1):
            is_card = line.lstrip().startswith("card ")
            body = line.strip() if is_card else line.split("#", 1)[0].strip()
            if len(body) > MOST_IN_LINE:
                self.faults.append((number, f"a line has {MOST_IN_LINE} letters at most, not {len(body)}"))
            elif body:
                self.read_line(number, body)
            if len(self.faults) >= MOST_FAULTS:
                return
        if not self.sides and not self.faults:
            self.faults.append((0, "no line says 'side mankind' or 'side invaders'"))

    def read_line(self, number: int, body: str) -> None:
        word, _, rest = body.partition(" ")
        rest = rest.strip()
        if word == "side":
            self.read_side(number, rest)
        elif word == "card":
            self.read_card(number, rest)
        elif not (word.isascii() and word.isdigit()) or not rest or " " in rest:
            self.faults.append((number, f"{body[:40]!r} is neither 'side …', '<copies> <id>', 'card {{…}}' nor a comment"))
        elif not 1 <= int(word[:DIGITS_READ]) <= MOST_COPIES_LISTED:
            self.faults.append((number, f"{word[:DIGITS_READ]} is no number of copies: 1 to {MOST_COPIES_LISTED}"))
        elif not self.side:
            self.faults.append((number, "a line 'side mankind' or 'side invaders' must come first"))
        else:
            self.entries.append((number, self.side, int(word), rest))

    def read_side(self, number: int, rest: str) -> None:
        if rest not in SIDES:
            self.faults.append((number, f"{quoted(rest)} is no side; there are mankind and invaders"))
        elif rest in self.sides:
            self.faults.append((number, f"the deck of {rest} has begun already"))
        else:
            self.side = rest
            self.sides.append(rest)

    def read_card(self, number: int, rest: str) -> None:
        if len(self.added) == MOST_ADDED:
            self.faults.append((number, f"a file adds {MOST_ADDED} cards at most"))
            return
        if depth(rest) > MOST_NESTED:
            self.faults.append((number, f"brackets stand {MOST_NESTED} deep at most"))
            return
        try:
            row = json.loads(rest, parse_int=lambda digits: int(digits[:DIGITS_READ]))
        except ValueError as problem:
            self.faults.append((number, f"this is not JSON: {problem}"))
            return
        faults = card_faults(row)
        self.faults += [(number, fault) for fault in faults[:MOST_FAULTS]]
        if not faults:
            self.added.append(row)
            self.added_at.append(number)

    def check_added(self) -> None:
        """No added card takes an id that is taken, and there are not too many keywords."""
        printed = self.box
        taken = {*printed.number_of, *(strategy.id for strategy in printed.strategies), *CAUSES, *SIDES, *ZONES, *SLOTS}
        keywords = set(printed.keywords)
        for number, row in zip(self.added_at, self.added, strict=True):
            if row["id"] in taken:
                self.faults.append((number, f"the id {row['id']!r} is taken"))
            taken.add(row["id"])
            before = len(keywords)
            keywords.update(row["keywords"], keywords_in(row["abilities"]))
            if before <= MOST_KEYWORDS < len(keywords):
                self.faults.append((number, f"there can be {MOST_KEYWORDS} different keywords, not {len(keywords)}"))

    def check_entries(self) -> None:
        """Every id is a card of its side, and no deck is larger than a table bears."""
        known = [card.id for card in self.box.cards if not card.is_hero]
        sizes = dict.fromkeys(SIDES, 0)
        for number, side, copies, name in self.entries:
            if name not in known:
                near = nearest(name, known) if len(name) <= LONGEST_ID else ""
                hint = f"; did you mean {near!r}?" if near else ""
                self.faults.append((number, f"no card is called {quoted(name)}{hint}"))
            elif self.box.cards[self.box.number_of[name]].row["side"] != side:
                self.faults.append((number, f"{name} is no card of {side}"))
            before, sizes[side] = sizes[side], sizes[side] + copies
            if before <= LARGEST < sizes[side]:
                self.faults.append((number, f"the deck of {side} has {sizes[side]} cards; {LARGEST} are the most"))
            if len(self.faults) >= MOST_FAULTS:
                return
        for at, whose in enumerate(SIDES):
            size = sum(self.box.printed(at))
            if whose not in self.sides and size > LARGEST:
                self.faults.append((0, f"the deck of {whose} has {size} cards; {LARGEST} are the most"))

    def counts(self, side: int) -> list[int]:
        """How many of each card of a side: as listed, or the printed deck."""
        if SIDES[side] not in self.sides:
            return self.box.printed(side)
        counts = [0] * int(self.box.kinds[side])
        for _, whose, copies, name in self.entries:
            if whose == SIDES[side]:
                counts[self.box.number_of[name] - int(self.box.first[side])] += copies
        return counts


def depth(text: str) -> int:
    """How many brackets of a JSON text stand inside one another at most; those in strings do not count.

    >>> depth('[{"a": "[[["}]'), depth("{}")
    (2, 1)
    """
    deepest, deep, in_string, escaped = 0, 0, False, False
    for letter in text:
        if in_string:
            in_string = escaped or letter != '"'
            escaped = letter == "\\" and not escaped
        elif letter == '"':
            in_string = True
        elif letter in "[{":
            deep += 1
            deepest = max(deepest, deep)
        elif letter in "]}":
            deep -= 1
    return deepest


def keywords_in(part: Any) -> set[str]:
    """Every keyword that the filters of some abilities speak of."""
    if isinstance(part, list):
        return {word for each in part for word in keywords_in(each)}
    if not isinstance(part, dict):
        return set()
    return set(part.get("keyword", [])) | {word for each in part.values() for word in keywords_in(each)}


def list_faults(box: Box, side: int, counts: list[int], free_copies: bool) -> list[str]:
    """What is wrong with a list: its size, and too many copies. [IN-R55]"""
    found = []
    if sum(counts) < SMALLEST:
        found.append(f"the deck of {SIDES[side]} has {sum(counts)} cards; {SMALLEST} are the least")
    first = int(box.first[side])
    for local, count in enumerate(counts if not free_copies else []):
        card = box.cards[first + local]
        limit = 1 if card.victory_tokens else MOST_COPIES
        if count > limit:
            found.append(f"the deck of {SIDES[side]} has {count} copies of {card.id}; {limit} are the most")
    return found


def deck_faults(text: str, free_copies: bool = False) -> list[Fault]:
    """All that is wrong with a text of decks, in the order of its lines. [IN-7.1]"""
    decks = Decks(text)
    found = decks.faults[:]
    if not found:
        for side in range(2):
            found += [(0, fault) for fault in list_faults(decks.box, side, decks.counts(side), free_copies)]
    return sorted(found)


def read_decks(text: str) -> Decks:
    """Decks to play with; what is wrong with them is told line by line."""
    decks = Decks(text)
    if decks.faults:
        raise NotationError("\n".join(spoken(fault) for fault in sorted(decks.faults)))
    return decks


def spoken(fault: Fault) -> str:
    line, sentence = fault
    return f"line {line}: {sentence}" if line else sentence
