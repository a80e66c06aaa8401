"""Cards as marks: cost and points in their corners, a world or a device in the window, goods and powers."""

from typing import Final

from orrery.core.scene import Mark
from orrery.games.race.cards import Card
from orrery.games.race.powers import KINDS
from orrery.games.race.scene_view import Position
from orrery.games.race.texts import card_text

COLOUR: Final = dict(zip(KINDS, ["blue", "red", "green", "yellow"], strict=True))
PLATE: Final = dict(zip(KINDS, ["disc", "square", "hexagon", "diamond"], strict=True))  # colour is never alone
SHOWN: Final = (88.0, 128.0)  # in a tableau
TEXTS: Final[dict[tuple[str, int], str]] = {}
HELD: Final = (138.0, 210.0)  # in a hand
PHASE_SIGNS: Final = {
    "explore": "I",
    "develop": "II",
    "settle": "III",
    "placement": "III",
    "invasion": "X",
    "trade": "$",
    "consume": "IV",
    "produce": "V",
}


def kind_of(card: Card) -> str:
    return KINDS[card.kind] if card.kind >= 0 else ""


def words_mark(id: str, x: float, y: float, text: str, size: float, style: str = "", width: float = 0) -> Mark:
    return Mark(id, "text", x, y, style, text=text, height=size, width=width)


def facts(position: Position, card: Card) -> str:
    """What stands on a card beside its powers, in words."""
    sort = "military" if card.military else "world" if card.is_world else "development"
    points = "?" if card.row["vp"] is None else str(card.vp)
    line = position.say(f"card.{sort}", name=position.card_name(card.id), cost=card.cost, points=points)
    if card.kind >= 0:
        line += position.say(f"card.{card.production}", kind=position.words.name(kind_of(card)))
    return line


def printed_text(position: Position, card: Card) -> str:
    """A card's powers and points in words; every picture needs those of all its cards, so they are kept."""
    key = (position.words.lang, card.number)
    if key not in TEXTS:
        TEXTS[key] = " ".join(card_text(card, position.words))
    return TEXTS[key]


def full_text(position: Position, card: Card) -> str:
    return f"{facts(position, card)} {printed_text(position, card)}".rstrip()


def corners(id: str, card: Card, width: float, height: float) -> list[Mark]:
    """The cost or defence in the upper left corner, the points in the upper right."""
    size, x, y = width * 0.25, width * 0.35, height * -0.5 + width * 0.19
    shape = "disc" if card.is_world else "diamond"
    points = "?" if card.row["vp"] is None else str(card.vp)
    return [
        Mark(f"{id}-cost", shape, -x, y, "red" if card.military else "neutral", width=size, text=str(card.cost)),
        Mark(f"{id}-points", "hexagon", x, y, "yellow", width=size * 0.96, text=points),
    ]


def window(position: Position, id: str, card: Card, width: float, height: float) -> list[Mark]:
    """A world in the colour and with the sign of its good, ringed where it is a windfall; a device for a development."""
    y, size = height * -0.2, width * 0.36
    label, kind = full_text(position, card), kind_of(card)
    if not card.is_world:
        return [Mark(f"{id}-art", "harbour", 0, y, "neutral", label, width=size * 1.1)]
    if not kind:
        return [Mark(f"{id}-art", "disc", 0, y, "neutral", label, width=size)]
    globe = Mark(f"{id}-art", "disc", 0, y, COLOUR[kind], label, width=size, text=position.say(f"sign.{kind}"))
    ring = Mark(f"{id}-ring", "ring", 0, y, COLOUR[kind], width=size * 1.4)
    return [ring, globe] if card.production == "windfall" else [globe]


def name_mark(position: Position, id: str, card: Card, width: float, height: float, size: float) -> Mark:
    """The name in two lines at most, as far as that can be told without measuring."""
    title = position.card_name(card.id)
    size = size_that_fits(title, width * 0.72, size * 2.7, size)
    return words_mark(f"{id}-name", 0, height * 0.11, title, size, "strong", width * 0.94)


def phase_signs(card: Card) -> str:
    """The phases in which a card has powers."""
    return " · ".join(dict.fromkeys(PHASE_SIGNS[power.row["phase"]] for power in card.powers))


def size_that_fits(text: str, width: float, height: float, largest: float) -> float:
    """The size at which a text fills no more than a box, by the usual width of letters."""
    size = largest
    while size > 5 and len(text) * size * 0.52 / width * size * 1.3 > height:
        size -= 0.5
    return size


def face(position: Position, id: str, card: Card, width: float, height: float, size: float) -> list[Mark]:
    """What every card shows, large or small."""
    return [
        *window(position, id, card, width, height),
        *corners(id, card, width, height),
        name_mark(position, id, card, width, height, size),
    ]


def held_card(position: Position, id: str, card: Card, x: float, y: float) -> Mark:
    """A card in one's own hand: large, with its words."""
    width, height = HELD
    text = printed_text(position, card)
    parts = face(position, id, card, width, height, 13)
    if text:
        size = size_that_fits(text, width * 0.86, height * 0.3, 10)
        parts.append(words_mark(f"{id}-text", 0, height * 0.325, text, size, "", width * 0.92))
    return Mark(id, "card", x, y, "neutral", position.card_name(card.id), width=width, height=height, parts=parts)


def shown_card(position: Position, seat: int, row: dict[str, object], x: float, y: float) -> Mark:
    """A card of a tableau, with its good; a damaged world lies face down."""
    width, height = SHOWN
    card = position.card(str(row["card"]))
    own, title = shown_id(seat, card.id), position.card_name(card.id)
    if row["damaged"]:
        parts = [words_mark(f"{own}-name", 0, height * 0.3, title, 9, "strong", width * 0.86)]
        label = position.say("damaged", name=title)
        return Mark(own, "back", x, y, "spent", label, width=width, height=height, text="✕", parts=parts)
    parts = face(position, own, card, width, height, 9.5)
    parts.append(words_mark(f"{own}-phases", 0, height * 0.44, phase_signs(card), 9.5))
    if not row["good"]:
        return Mark(own, "card", x, y, "neutral", title, width=width, height=height, parts=parts)
    kind = kind_of(card)
    good = position.say("good", kind=position.words.name(kind))
    parts.append(Mark(good_id(seat, card.id), PLATE[kind], 0, height * 0.29, COLOUR[kind], good, width=26, text="●"))
    return Mark(own, "card", x, y, COLOUR[kind], position.say("with-good", name=title), width=width, height=height, parts=parts)


def shown_id(seat: int, card: str) -> str:
    return f"shown-{seat}-{card}"


def good_id(seat: int, card: str) -> str:
    return f"good-{seat}-{card}"


def held_id(card: str, copy: int) -> str:
    return f"held-{card}-{copy}"
