"""What is said on a live socket: the page's first message, and everything that the server sends."""

from array import array
from functools import lru_cache
from typing import Final

from msgspec import Struct, structs

from orrery.server.messages import Lang, Seq, Token
from orrery.server.picture_messages import Changed, Ground, PanelChanged, Picture, PictureFrame
from orrery.server.table_state import TableState

PIECES: Final = ""  # the part of a picture that is no panel's


class Hello(Struct, kw_only=True):
    """The first message of a page on its socket."""

    token: Token = ""
    lang: Lang | None = None
    seq: Seq = 0  # the last that the page has shown
    picture: bool = True  # a program may do without
    changes: bool = False  # whether the page can make a picture from the one before and what has changed
    view: bool = True  # a page needs no view, which programs read
    seats: bool = False  # whether the page puts names into the log itself, which then has marks for seats


class ChatLine(Struct, kw_only=True):
    seat: int
    name: str
    text: str
    time: str


class GroundMessage(Ground, kw_only=True, tag_field="type", tag="ground"):
    table: str
    game: str
    seat: int
    lang: Lang
    style: str
    beat: float  # seconds after which a silent socket says that it is alive
    chat: list[ChatLine]


class StateMessage(TableState, kw_only=True, tag_field="type", tag="state"):
    """The state, with those lines of the log that the page has not been sent."""


class SceneMessage(PictureFrame, kw_only=True, tag_field="type", tag="scene"):
    """A picture; where the page can make it from the one before, only the marks that are new."""

    seq: int
    pieces: Changed
    panels: list[PanelChanged]


class ChatMessage(ChatLine, kw_only=True, tag_field="type", tag="chat"):
    """A line that somebody said."""


class Beat(Struct, kw_only=True, tag_field="type", tag="beat"):
    """Nothing has happened; the page should have been shown this seq."""

    seq: int


class Late(Struct, tag_field="type", tag="late"):
    """Something has happened that cannot be shown yet."""


Message = GroundMessage | StateMessage | SceneMessage | ChatMessage | Beat | Late


class ShownMarks:
    """What a page shows: of each part of its picture, which lines it has, as hashes of eight bytes."""

    def __init__(self) -> None:
        self.parts: dict[str, array[int]] = {}

    def changed(self, part: str, text: str) -> Changed:
        """A text by what differs from what the page shows in that part: its new lines, and spans of lines that were there.

        >>> shown = ShownMarks()
        >>> shown.changed("", "a\\nb\\nc\\nd"), shown.changed("", "a\\nb\\nx\\nd")
        ('a\\nb\\nc\\nd', [(0, 2), 'x', (3, 1)])
        """
        lines, marks = lines_of(text)
        before = self.parts.get(part)
        self.parts[part] = marks
        return spans(before, marks, lines) if before is not None else text

    def scene(self, seq: int, picture: Picture) -> SceneMessage:
        """A picture for a page that shows the one before it."""
        panels = [PanelChanged(**{**structs.asdict(each), "svg": self.changed(each.id, each.svg)}) for each in picture.panels]
        frame = {name: getattr(picture, name) for name in PictureFrame.__struct_fields__}
        return SceneMessage(seq=seq, pieces=self.changed(PIECES, picture.pieces), panels=panels, **frame)


@lru_cache(256)
def lines_of(text: str) -> tuple[list[str], "array[int]"]:
    """The lines of a text and their hashes: several pages show the same picture."""
    lines = text.split("\n")
    return lines, array("q", [hash(line) for line in lines])


def spans(before: "array[int]", marks: "array[int]", lines: list[str]) -> list[str | tuple[int, int]]:
    known = {mark: place for place, mark in enumerate(before)}
    parts: list[str | tuple[int, int]] = []
    first = count = 0
    for mark, line in zip(marks, lines, strict=True):
        place = known.get(mark, -1)
        if count and place == first + count:
            count += 1
            continue
        if count:
            parts.append((first, count))
        first, count = place, int(place >= 0)
        if not count:
            parts.append(line)
    if count:
        parts.append((first, count))
    return parts
