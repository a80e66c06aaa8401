"""Cards as marks: art, cost and points in medallions, a row for each power, goods as crates, fire on damaged worlds."""

from typing import Final

from orrery.core.kit import ART_RATIOS
from orrery.core.scene import Mark
from orrery.games.race.cards import Card
from orrery.games.race.powers import KINDS
from orrery.games.race.scene.art import picture_of
from orrery.games.race.scene.briefs import face_rows
from orrery.games.race.scene.prices import sells_for, worth_now
from orrery.games.race.scene.view import Position
from orrery.games.race.texts import card_text

Size = tuple[float, float]

COLOUR: Final = dict(zip(KINDS, ["blue", "brown", "green", "yellow"], strict=True))
PLATE: Final = dict(zip(KINDS, ["disc", "square", "hexagon", "diamond"], strict=True))  # colour is never alone
SIZES: Final[list[tuple[int, Size]]] = [(8, (160, 226)), (12, (144, 206)), (99, (134, 204))]  # by the cards one sees
GAP: Final = 4.0  # between them
NARROWEST: Final = 120.0  # pixels of one's own cards
NARROWEST_BRIEF: Final = 94.0  # of those without sentences: seven stand in a row beside the others' empires
SMALL: Final[Size] = (92, 98)  # a rival's card
SHORT: Final[Size] = (124, 84)  # one's own card in a large tableau, or in a hand for which there is little room
BRIEF: Final = (SMALL, SHORT)  # names without sentences
LARGE_TABLEAU: Final = 6  # cards: more of them, with their sentences, would leave no room for the hand
RIM: Final = 2.5
ON_THE_TABLE: Final = ("sell", "take-good", "donate", "produce-on", "bonus", "damage", "repair")
TEXTS: Final[dict[tuple[str, int], tuple[str, str]]] = {}


def size_for(count: int) -> Size:
    """The size of one's own cards, hand and tableau alike: the more there are, the smaller, and never narrower than 120."""
    return next(size for most, size in SIZES if count <= most)


def tableau_size(count: int, size: Size, *, crowded: bool) -> Size:
    """The size of one's own cards that lie open: without sentences, which the large card tells, where there is little room."""
    return SHORT if crowded or count > LARGE_TABLEAU else size


def least_of(size: Size) -> float:
    """How far one's own cards may shrink."""
    return (NARROWEST_BRIEF if size == SHORT else NARROWEST) / size[0]


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


def sign(position: Position, id: str, card: Card, size: Size) -> list[Mark]:
    """What a world brings forth, as a plate with its letter on the art; hollow for a windfall."""
    kind = kind_of(card)
    if not kind:
        return []
    plate = 16.0 if size in BRIEF else 20.0
    x, y = size[0] / 2 - plate * 0.75, -size[1] / 2 + RIM + art_height(card, size) - plate * 0.62
    style = f"{COLOUR[kind]} {'hollow' if card.production == 'windfall' else ''}".strip()
    return [Mark(f"{id}-kind", PLATE[kind], x, y, style, width=plate, text=position.say(f"sign.{kind}"))]


# In a tableau


def shown_card(position: Position, seat: int, row: dict[str, object], size: Size) -> Mark:
    """A card of a tableau, with its good; a damaged world burns."""
    card = position.card(str(row["card"]))
    own = shown_id(seat, card.id)
    small = "small" if size in BRIEF else ""
    could = [f"{verb} {card.id}" for verb in ON_THE_TABLE] + [f"use {card.id} {power.place}" for power in card.powers]
    if row["damaged"]:
        return damaged_card(position, own, card, size, small)
    worth = minus(worth_now(position, seat, card)) if card.row["scoring"] else ""
    over = [*sign(position, own, card, size), *medallions(own, card, size, points=worth)]
    label = full_text(position, card)
    if worth:
        label += "\n" + position.say("worth", count=worth)
    if row["good"]:
        kind, price = kind_of(card), sells_for(position, seat, card)
        first, _, rest = label.partition("\n")
        good = position.say("good", kind=position.words.name(kind), price=price)
        label = f"{first} {good}\n{rest}".rstrip()
        wide = 30.0 if small else 46.0
        y = -size[1] / 2 + RIM + art_height(card, size) * 0.6
        over.append(Mark(good_id(seat, card.id), "cargo", 0, y, COLOUR[kind], good, width=wide, height=wide, text=str(price)))
    return face(position, own, card, size, small, label, over, could)


def damaged_card(position: Position, id: str, card: Card, size: Size, small: str) -> Mark:
    """A world that an invasion has damaged: it burns, has no powers and brings no points until it is repaired. [RG-9.3]"""
    width, height = size
    title, high = position.card_name(card.id), art_height(card, size)
    y = -height / 2 + RIM + high / 2
    parts = [
        art_of(id, card, size),
        Mark(f"{id}-ruin", "ruin", 0, y, "", width=width - 2 * RIM, height=high),
    ]
    text = f"{title}\nwrench tab-6 {position.say('in-ruins')}"
    label = position.say("damaged", name=title) + "\n" + full_text(position, card)
    dress = " ".join(["spent", *fullness(card, size).split(), *small.split()])
    return Mark(
        id, "illustrated", 0, 0, dress, label, width=width, height=height, text=text, parts=parts, could=[f"repair {card.id}"]
    )


def shown_id(seat: int, card: str) -> str:
    return f"shown-{seat}-{card}"


def good_id(seat: int, card: str) -> str:
    return f"good-{seat}-{card}"
