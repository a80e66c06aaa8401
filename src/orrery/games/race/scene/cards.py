"""Cards as marks: art, cost and points in medallions, a row for each power."""

from typing import Final

from orrery.core.kit import ART_RATIOS
from orrery.core.scene import Mark
from orrery.games.race.cards import Card
from orrery.games.race.powers import KINDS
from orrery.games.race.scene.art import picture_of
from orrery.games.race.scene.briefs import face_rows
from orrery.games.race.scene.view import Position
from orrery.games.race.texts import card_text

Size = tuple[float, float]

COLOUR: Final = dict(zip(KINDS, ["blue", "brown", "green", "yellow"], strict=True))
PLATE: Final = dict(zip(KINDS, ["disc", "square", "hexagon", "diamond"], strict=True))  # colour is never alone
SIZES: Final[list[tuple[int, Size]]] = [(8, (160, 226)), (12, (144, 206)), (99, (134, 204))]  # by the cards one sees
GAP: Final = 4.0  # between them
NARROWEST: Final = 120.0  # pixels of one's own cards
SMALL: Final[Size] = (92, 98)  # a rival's card
SHORT: Final[Size] = (124, 84)  # the brief face of one's own card, for a page with little room
BRIEF: Final = (SMALL, SHORT)  # names without sentences
RIM: Final = 2.5
TEXTS: Final[dict[tuple[str, int], tuple[str, str]]] = {}


def size_for(count: int) -> Size:
    """The size of one's own cards, hand and tableau alike: the more there are, the smaller, and never narrower than 120."""
    return next(size for most, size in SIZES if count <= most)


def least_of(size: Size) -> float:
    """How far one's own cards may shrink."""
    return NARROWEST / size[0]


def kind_of(card: Card) -> str:
    return KINDS[card.kind] if card.kind >= 0 else ""


def colour_of(card: Card) -> str:
    return COLOUR[kind_of(card)] if card.kind >= 0 else "neutral"


# Words


def facts(position: Position, card: Card) -> str:
    """What stands on a card beside its powers, in a line of words."""
    sort = "military" if card.military else "world" if card.is_world else "development"
    points = "?" if card.row["vp"] is None else str(card.vp)
    line = position.say(f"card.{sort}", name=position.card_name(card.id), cost=card.cost, points=points)
    if card.kind >= 0:
        line += position.say(f"card.{card.production}", kind=position.words.name(kind_of(card)))
    keywords = keywords_of(position, card)
    return f"{line} {keywords}." if keywords else line


def keywords_of(position: Position, card: Card) -> str:
    """The words on a card that other cards speak of."""
    flags = [position.words.say("flag." + flag).strip() for flag in card.flags if flag != "military"]
    return " · ".join(flag[0].upper() + flag[1:] for flag in flags if flag)


def kept_text(position: Position, card: Card) -> tuple[str, str]:
    """A card's powers and points, for its face and for its label; kept, since every picture needs them."""
    key = (position.words.lang, card.number)
    if key not in TEXTS:
        keywords = keywords_of(position, card)
        rows = ([f"~ {keywords}"] if keywords else []) + face_rows(card, position.words)
        TEXTS[key] = "\n".join(rows), "\n".join(card_text(card, position.words))
    return TEXTS[key]


def full_text(position: Position, card: Card) -> str:
    """The label of a card: what it is, then its powers, each on a line, and at last whether its name is ours."""
    ours = position.say("card.ours") if has_our_name(position, card) else ""
    return "\n".join(line for line in [facts(position, card), kept_text(position, card)[1], ours] if line)


def has_our_name(position: Position, card: Card) -> bool:
    """Whether a name is ours: the French box has names of its own, and we know only some of them."""
    return position.words.lang == "fr" and not card.row["name_fr"]


def minus(number: int) -> str:
    """A number with the sign that people write.

    >>> minus(-1), minus(3)
    ('−1', '3')
    """
    return str(number).replace("-", "−")


# Faces


def fullness(card: Card, size: Size) -> str:
    """How much stands on a card: a style word."""
    if size in BRIEF:
        return "wordy" if size == SHORT else ""
    rows = len(card.powers) + len(card.row["scoring"]) + any(flag != "military" for flag in card.flags)
    return "bare" if rows <= 1 else "airy" if rows == 2 else "" if rows == 3 else "wordy"


def art_height(card: Card, size: Size) -> float:
    return (size[0] - 2 * RIM) * ART_RATIOS[fullness(card, size)]


def face(
    position: Position, id: str, card: Card, size: Size, style: str, label: str, over: list[Mark], could: list[str]
) -> Mark:
    """A card's face: frame in the colour of its kind, broken for a windfall, its art, and what lies over it."""
    rows = kept_text(position, card)[0]
    text = position.card_name(card.id) + (f"\n{rows}" if rows and size not in BRIEF else "")
    dress = f"{colour_of(card)} {'windfall' if card.production == 'windfall' else ''} {fullness(card, size)} {style}"
    return Mark(
        id,
        "illustrated",
        0,
        0,
        " ".join(dress.split()),
        label,
        width=size[0],
        height=size[1],
        text=text,
        parts=[art_of(id, card, size), *small_tabs(id, card, position, size), *over],
        could=could,
    )


def art_of(id: str, card: Card, size: Size) -> Mark:
    """The art of a card, at its top."""
    high = art_height(card, size)
    y = -size[1] / 2 + RIM + high / 2
    return Mark(f"{id}-art", "art", 0, y, "fading", width=size[0] - 2 * RIM, height=high, text=picture_of(card))


def brief_face(position: Position, id: str, card: Card, over: list[Mark]) -> Mark:
    """The same card without sentences, for a page without room for them; its frame is the card's."""
    parts = [art_of(id, card, SHORT), *over]
    return Mark(id, "brief_face", 0, 0, "wordy", width=SHORT[0], height=SHORT[1], text=position.card_name(card.id), parts=parts)


def small_tabs(id: str, card: Card, position: Position, size: Size) -> list[Mark]:
    """The phases of a card without room for sentences, on the lower edge of its art."""
    rows = face_rows(card, position.words)
    if size not in BRIEF or not rows:
        return []
    y = -size[1] / 2 + RIM + art_height(card, size) - 9
    return [Mark(f"{id}-tabs", "tabs", -size[0] / 2 + RIM + 10, y, width=76, height=15, text="\n".join(rows))]


def plate_of(size: Size) -> float:
    """How large a medallion is."""
    return {SMALL: 20.0, SHORT: 24.0}.get(size) or min(33.0, size[0] * 0.2)


def medallions(id: str, card: Card, size: Size, cost: int | None = None, points: str = "") -> list[Mark]:
    """The cost or defence on the left, the points on the right; a cost that is not the printed one is green."""
    plate = plate_of(size)
    shape = "disc" if card.is_world else "diamond"
    now = card.cost if cost is None else cost
    style = "red" if card.military else "green" if now != card.cost else "neutral"
    shown = points or ("?" if card.row["vp"] is None else str(card.vp))
    x, y = size[0] / 2 - plate * 0.6, -size[1] / 2 + plate * 0.62
    return [
        Mark(f"{id}-cost", shape, -x, y, f"cost {style}", width=plate, text=str(now)),
        Mark(f"{id}-points", "hexagon", x, y, "points yellow", width=plate * 0.96, text=shown),
    ]


def sign(position: Position, id: str, card: Card, size: Size, aside: float = 0) -> list[Mark]:
    """What a world brings forth, as a plate with its letter at the right of the art, or so far from there that nothing covers
    it; hollow for a windfall."""
    kind = kind_of(card)
    if not kind:
        return []
    plate = 16.0 if size in BRIEF else 20.0
    x, y = size[0] / 2 - plate * 0.75 - aside, -size[1] / 2 + RIM + art_height(card, size) - plate * 0.62
    style = f"{COLOUR[kind]} {'hollow' if card.production == 'windfall' else ''}".strip()
    return [Mark(f"{id}-kind", PLATE[kind], x, y, style, width=plate, text=position.say(f"sign.{kind}"))]
