"""Cards as marks: worlds and devices, cost and points in medallions, keywords, goods, and every power beside its icon."""

from typing import Final

from orrery.core.scene import Mark
from orrery.games.race.cards import Card
from orrery.games.race.powers import KINDS
from orrery.games.race.scene.prices import NO_WAY, price_now, sells_for
from orrery.games.race.scene.view import Position
from orrery.games.race.texts import card_lines, card_text

COLOUR: Final = dict(zip(KINDS, ["blue", "brown", "green", "yellow"], strict=True))
PLATE: Final = dict(zip(KINDS, ["disc", "square", "hexagon", "diamond"], strict=True))  # colour is never alone
SURFACES: Final = ["oceanic", "banded", "cratered", "molten"]
ICON: Final = {
    "explore": "lens",
    "develop": "cog",
    "settle": "flag",
    "placement": "flag",
    "invasion": "claw",
    "trade": "barter",
    "consume": "tray",
    "produce": "crate",
    "score": "star",
}
NAMED: Final = 70.0  # a narrower card has no room for its name
WINDOW: Final = 0.36  # the share of a wordy card that its window takes
TEXTS: Final[dict[tuple[str, int], tuple[str, str]]] = {}


def kind_of(card: Card) -> str:
    return KINDS[card.kind] if card.kind >= 0 else ""


def colour_of(card: Card) -> str:
    return COLOUR[kind_of(card)] if card.kind >= 0 else "neutral"


def words_mark(id: str, x: float, y: float, text: str, size: float, style: str = "", width: float = 0) -> Mark:
    return Mark(id, "text", x, y, style, text=text, height=size, width=width)


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
    """A card's powers and points, for its face with their icons and for its label; kept, since every picture needs them."""
    key = (position.words.lang, card.number)
    if key not in TEXTS:
        lines = [f"{ICON[phase]} {text}" for phase, text in card_lines(card, position.words)]
        TEXTS[key] = "\n".join(lines), "\n".join(card_text(card, position.words))
    return TEXTS[key]


def full_text(position: Position, card: Card) -> str:
    """The label of a card: what it is, then its powers, each on a line, and at last whether its name is ours."""
    ours = position.say("card.ours") if has_our_name(position, card) else ""
    return "\n".join(line for line in [facts(position, card), kept_text(position, card)[1], ours] if line)


def has_our_name(position: Position, card: Card) -> bool:
    """Whether a name is ours: the French box has names of its own, and we know only some of them."""
    return position.words.lang == "fr" and not card.row["name_fr"]


def art(position: Position, id: str, card: Card, y: float, size: float) -> list[Mark]:
    """A world in the colour and with the letter of its good, in a glow if it is a windfall, under guns if it is military."""
    if not card.is_world:
        style = "yellow" if card.row["vp"] is None else "neutral"
        phases = list(dict.fromkeys(power.row["phase"] for power in card.powers))
        icon = Mark(f"{id}-icon", ICON[phases[0]] if phases else "star", 0, y, "engraved", width=size * 0.4)
        return [Mark(f"{id}-art", "gem", 0, y, style, width=size * 1.16), icon]
    kind = kind_of(card)
    surface = SURFACES[card.number * 7 % len(SURFACES)] + (" ringed" if card.number % 5 == 1 else "")
    letter = position.say(f"sign.{kind}") if kind else ""
    found = [Mark(f"{id}-art", "globe", 0, y, f"{colour_of(card)} {surface}", width=size, text=letter)]
    if card.production == "windfall":
        found.insert(0, Mark(f"{id}-aura", "aura", 0, y, colour_of(card), width=size * 1.62))
    if card.military:
        found.append(Mark(f"{id}-guns", "rampart", 0, y, "red", width=size * 1.24))
    return found


def medallions(id: str, card: Card, x: float, y: float, size: float, cost: int | None = None) -> list[Mark]:
    """The cost or defence on the left, the points on the right; a cost that is not the printed one is green."""
    shape = "disc" if card.is_world else "diamond"
    now = card.cost if cost is None else cost
    style = "red" if card.military else "green" if now != card.cost else "neutral"
    points = "?" if card.row["vp"] is None else str(card.vp)
    return [
        Mark(f"{id}-cost", shape, -x, y, style, width=size, text=str(now)),
        Mark(f"{id}-points", "hexagon", x, y, "yellow", width=size * 0.94, text=points),
    ]


def icons(id: str, card: Card, y: float, size: float) -> list[Mark]:
    """The phases in which a card has powers, one icon each."""
    phases = [power.row["phase"] for power in card.powers] + (["score"] if card.row["scoring"] else [])
    shapes = list(dict.fromkeys(ICON[phase] for phase in phases))
    left = -(len(shapes) - 1) / 2 * size * 1.35
    return [
        Mark(f"{id}-icon-{place}", shape, left + place * size * 1.35, y, "lit", width=size)
        for place, shape in enumerate(shapes)
    ]


# In a hand


def held_card(
    position: Position, id: str, card: Card, seat: int, style: str, place: tuple[float, float], size: tuple[float, float]
) -> Mark:
    """A card in one's own hand: its art in the window, what it takes now, and its powers in words."""
    (x, y), (width, height) = place, size
    top, title, plate = -height / 2, position.card_name(card.id), min(width * 0.24, 36.0)
    window = width * 0.06 + height * WINDOW
    price = price_now(position, seat, card)
    parts = art(position, id, card, top + window * 0.53, min(height * WINDOW * 0.62, width * 0.42))
    parts += medallions(id, card, width / 2 - plate * 0.52, top + plate * 0.56, plate, None if card.military else price.pay)
    parts += reminders(position, id, card, seat, (-width / 2 + plate * 0.56, top + plate * 1.42), plate)
    keywords = keywords_of(position, card)
    if keywords:
        letters = min(8.5, width * 1.5 / len(keywords))
        parts.append(words_mark(f"{id}-keywords", 0, top + window - 6, keywords, letters, "keyword"))
    parts.append(words_mark(f"{id}-name", 0, top + window + 16, title, name_size(title, width, 12.5), "strong", width * 0.9))
    text = kept_text(position, card)[0]
    if text:
        box = height - window - 34
        parts.append(Mark(f"{id}-text", "prose", 0, height / 2 - 5 - box / 2, width=width * 0.9, height=box, text=text))
    label = full_text(position, card) + now_text(position, card, seat)
    return Mark(id, "card", x, y, f"neutral wordy {style}".rstrip(), label, width=width, height=height, parts=parts)


def reminders(position: Position, id: str, card: Card, seat: int, at: tuple[float, float], plate: float) -> list[Mark]:
    """Below the cost: the printed one if it is another now; for a military world one's own strength, and the cost of paying."""
    (x, y), price = at, price_now(position, seat, card)
    if not card.military:
        return [words_mark(f"{id}-printed", x, y, str(card.cost), plate * 0.42, "struck")] if price.pay != card.cost else []
    enough = price.strength >= card.cost
    found = [
        Mark(f"{id}-blade", "blade", x - plate * 0.22, y, "green" if enough else "red", width=plate * 0.46),
        words_mark(f"{id}-strength", x + plate * 0.26, y, minus(price.strength), plate * 0.48, "on-dark strong"),
    ]
    if price.pay != NO_WAY:
        found.append(Mark(f"{id}-pay", "disc", x, y + plate * 0.72, "neutral", width=plate * 0.78, text=str(price.pay)))
    return found


def now_text(position: Position, card: Card, seat: int) -> str:
    """The end of a label: what placing the card takes now, where that is not what is printed."""
    price = price_now(position, seat, card)
    if not card.military:
        return "\n" + position.say("now.cost", cost=price.pay) if price.pay != card.cost else ""
    line = "\n" + position.say("now.strength", strength=minus(price.strength), defense=card.cost)
    return line if price.pay == NO_WAY else f"{line} {position.say('now.pay', cost=price.pay)}"


def minus(number: int) -> str:
    """A number with the sign that people write.

    >>> minus(-1), minus(3)
    ('−1', '3')
    """
    return str(number).replace("-", "−")


def name_size(title: str, width: float, largest: float) -> float:
    """A size at which a name takes two lines at most, as far as that can be told without measuring."""
    longest = max(len(word) for word in title.split())
    return min(largest, width * 0.94 * 2 / (len(title) * 0.66), width * 0.92 / (longest * 0.62))


# In a tableau


def shown_card(
    position: Position, seat: int, row: dict[str, object], place: tuple[float, float], size: tuple[float, float]
) -> Mark:
    """A card of a tableau, with its good; a damaged world lies face down."""
    (x, y), (width, height) = place, size
    card = position.card(str(row["card"]))
    own, title = shown_id(seat, card.id), position.card_name(card.id)
    if row["damaged"]:
        return damaged_card(position, own, card, place, size)
    named = width > NAMED
    plate = 21.0 if named else 15.0
    middle = -height * 0.19 if named else -height * 0.06
    parts = art(position, own, card, middle, min(height * 0.35, width * 0.4))
    parts += medallions(own, card, width / 2 - plate * 0.56, -height / 2 + plate * 0.6, plate)
    parts += icons(own, card, height * 0.13 if named else height / 2 - 8, 11 if named else 8.5)
    if named:
        parts.append(words_mark(f"{own}-name", 0, height * 0.36, title, name_size(title, width, 10), "on-dark", width * 0.96))
    label, style = full_text(position, card), "neutral"
    if row["good"]:
        kind, price = kind_of(card), sells_for(position, seat, card)
        first, _, rest = label.partition("\n")
        good, style = position.say("good", kind=position.words.name(kind), price=price), COLOUR[kind]
        label = f"{first} {good}\n{rest}".rstrip()
        spot = (width * 0.3, height * 0.02) if named else (0.0, height * 0.16)
        parts.append(
            Mark(good_id(seat, card.id), PLATE[kind], *spot, f"good {style}", good, width=plate * 1.15, text=str(price))
        )
    return Mark(own, "slip", x, y, style, label, width=width, height=height, parts=parts)


def damaged_card(position: Position, id: str, card: Card, place: tuple[float, float], size: tuple[float, float]) -> Mark:
    """A world that an invasion has damaged: face down, with its name and the sign of repair."""
    (x, y), (width, height) = place, size
    title = position.card_name(card.id)
    parts = [
        Mark(f"{id}-back", "back", 0, 0, "spent", width=width, height=height),
        Mark(f"{id}-icon", "wrench", 0, -height * 0.12, "red", width=min(width, height) * 0.4),
    ]
    if width > NAMED:
        parts.append(words_mark(f"{id}-name", 0, height * 0.33, title, name_size(title, width, 10), "on-dark", width * 0.9))
    label = position.say("damaged", name=title) + "\n" + full_text(position, card)
    return Mark(id, "slip", x, y, "spent", label, width=width, height=height, parts=parts)


def shown_id(seat: int, card: str) -> str:
    return f"shown-{seat}-{card}"


def good_id(seat: int, card: str) -> str:
    return f"good-{seat}-{card}"


def held_id(card: str, copy: int) -> str:
    return f"held-{card}-{copy}"
