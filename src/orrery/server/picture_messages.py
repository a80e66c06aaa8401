"""Pictures as they travel: what stays, what changes, and only the marks that differ from the picture before."""

from msgspec import UNSET, Struct, UnsetType

Number = int | float
# A whole text; or its lines, among which a span (first, count) stands for lines of the text before.
Changed = str | list[str | tuple[int, int]]


class Ground(Struct, kw_only=True):
    """What is the same for a whole game."""

    width: Number
    height: Number
    theme: str
    defs: str
    ground: str


class PanelFrame(Struct, kw_only=True):
    """All of a panel but its marks."""

    id: str
    title: str
    seat: int | None
    side: str
    part: str  # what it is: hand, mine, rival, track… or nothing, in scenes without parts
    weight: Number  # how much it matters now, 0 to 3
    head: Number  # how high it is above its flows
    needs: Number  # how narrow it may be
    beside: Number  # from where on its first flow stands in the head, where there is room
    width: Number
    height: Number


class PanelPicture(PanelFrame, kw_only=True):
    svg: str


class PanelChanged(PanelFrame, kw_only=True):
    svg: Changed


class Way(Struct, kw_only=True):
    """Several answers in a row that one click gives."""

    answers: list[str]
    marks: list[str]
    label: str


class PictureFrame(Struct, kw_only=True):
    """All of a picture but its marks."""

    title: str
    width: Number
    height: Number
    actions: dict[str, list[str]]  # of each legal action: the ids of the marks that mean it
    camps: list[str]  # the colour of each seat
    art: list[str]  # the names of the generated pictures that its marks use
    ways: list[Way] = []


class Picture(PictureFrame, kw_only=True):
    """What changes: each mark that stands by itself is one line of `pieces` or of a panel's `svg`."""

    pieces: str
    panels: list[PanelPicture]


class PositionPicture(Picture, kw_only=True):
    """The picture of a position, with its ground if that was asked for."""

    theme: str | UnsetType = UNSET
    defs: str | UnsetType = UNSET
    ground: str | UnsetType = UNSET


class ArtDrawn(Struct, kw_only=True):
    """Generated pictures as one document, or the name that no picture has."""

    svg: str = ""
    unknown: str | None = None


class WholePicture(Struct, kw_only=True):
    svg: str
