"""Cards as marks: art, what they cost now, power, type, and a row for each thing they do; large in a hand, small in play."""

import re
from typing import Any, Final

from orrery.core import kit
from orrery.core.lettering import wrapped
from orrery.core.scene import Mark
from orrery.games.invaders.board import ZONES
from orrery.games.invaders.cards.texts import ability_text
from orrery.games.invaders.cards.vocabulary import Card
from orrery.games.invaders.scene.art import ICON, TAB, picture_of
from orrery.games.invaders.scene.view import Position

Size = tuple[float, float]

COLOURS: Final = ["blue", "violet"]  # Mankind, the Invaders
HELD: Final[Size] = (146.0, 222.0)  # of one's own cards: two beside each other on a phone
BRIEF: Final[Size] = (150.0, 94.0)  # announced: what it says is told when it is enlarged
SHORT: Final[Size] = (132.0, 90.0)  # of one's own cards where there is little room: three beside each other next to a board
LYING: Final[Size] = (178.0, 132.0)  # in play
TURNED: Final[Size] = (122.0, 164.0)  # lies across its slot, so it is as wide as others are high
BAND: Final = 30.0  # the name of a card in play
RIM: Final = 2.5
READ: Final = [("airy", 12.0), ("", 12.0), ("wordy", 11.0)]  # the letters of rows for which art of each height leaves room
SHORTER: Final = {  # of names that are too long for a card in play
    "Home Guard Militia": "Home Guard",
    "Deep-Strike Commandos": "Deep-Strike",
    "Refugees' Shanty Town": "Shanty Town",
    "Neo-Tokyo Arcology": "Neo-Tokyo",
    "Svalbard Seed Vault": "Svalbard",
    "Baikonur Launch Complex": "Baikonur",
    "Biological Weapon Package - Codenamed 'Alluring Succubus'": "Alluring Succubus",
    "Black-goo-sprayer": "Black-goo",
    "Mind-Leech Handlers": "Mind-Leech",
    "Deathworm Infestation": "Deathworm",
    "Pyramid of Whispers": "Whispers",
    "Colonel Imara Okafor": "Okafor",
    "Dr Ilse Varga": "Dr Varga",
    "Sergeant 'Brick' Maloney": "Maloney",
    "Captain Sofia Restrepo": "Restrepo",
    "Professor Anand Rao": "Prof. Rao",
    "General Kenji Morimoto": "Morimoto",
    "Mother Adaeze": "Adaeze",
    "Yelena Sokolova, Ace Pilot": "Sokolova",
}
SET_APART: Final = re.compile(" ([:;])")  # in French a sign that does not begin a line


# Words on a face


def face_rows(position: Position, card: Card) -> list[str]:
    """Icon, tab and words of all that stands on a card."""
    words, rows = position.words, []
    if card.is_hero:
        rows.append(f"{TAB['walk']} {words.say('mobile.' + card.row['mobile'])}")
    if "play_zones" in card.row:
        zones = words.say("or").join(words.name(zone) for zone in card.row["play_zones"])
        rows.append(f"{TAB['zones']} {words.say('play-zones', {'zones': zones})}")
    for ability in card.row["abilities"]:
        rows += [f"{TAB[ability['kind']]} {line}" for line in ability_text(ability, words)]
    return [SET_APART.sub("\u00a0\\1", row) for row in rows]


def fullness(position: Position, card: Card) -> str:
    """How much stands on a card: a style word, that of the largest art which leaves room for all rows."""
    rows = [row.split(" ", 2)[2] for row in face_rows(position, card)]
    if not rows:
        return "bare"
    width, height = HELD
    head = len(wrapped(face_name(card), 14.3, width - 13)) * 14.3 + 12
    head += len(wrapped(keywords(position, card), 13.2, width - 13)) * 13
    for full, size in READ:
        high = sum(len(wrapped(row, size, width - 36)) * size * 1.2 + 4 for row in rows)
        if head + high + (width - 2 * RIM) * kit.ART_RATIOS[full] <= height:
            return full
    return "crowded"


def face(position: Position, id: str, card: Card, label: str, over: list[Mark]) -> Mark:
    """A card's face: a frame in the colour of its side, its art, its name and rows, and what lies over the art."""
    full, (width, height) = fullness(position, card), HELD
    high = (width - 2 * RIM) * kit.ART_RATIOS[full]
    top = -height / 2 + RIM
    art = Mark(f"{id}-art", "art", 0, top + high / 2, "fading", width=width - 2 * RIM, height=high, text=picture_of(card))
    text = "\n".join([face_name(card), f"~ {keywords(position, card)}", *face_rows(position, card)])
    dress = " ".join(f"{COLOURS[card.side]} {full}".split())
    low = full in ("wordy", "crowded") and not card.one_shot
    right = width / 2 - (46 if low else 16)  # beside the power where it cannot be below
    parts = [art, *emblems(position, id, card, right, top + high - 14, 22), *over]
    return Mark(id, "illustrated", 0, 0, dress, label, width=width, height=height, text=text, parts=parts, could=plays(card))


def face_name(card: Card) -> str:
    """Its name, without what follows a dash where that would take room from the rows."""
    name: str = card.row["name"]
    return name if len(wrapped(name, 14.3, HELD[0] - 13)) < 3 else name.partition(" - ")[0]


def keywords(position: Position, card: Card) -> str:
    """Its type and keywords, in one line."""
    return " · ".join([position.words.say("icon." + card.row["type"]), *card.row["keywords"]])


def short_name(card: Card) -> str:
    """A name that fits a small card: one of its own, what stands between quotation marks, or before a dash or a comma.

    A card may be called "'Mako' Combat Walker": then Mako is enough.
    """
    name: str = card.row["name"]
    if name in SHORTER:
        return SHORTER[name]
    quoted = name.split("'")
    if name.startswith("'") and len(quoted) > 2:
        return quoted[1]
    return name.partition(" - ")[0].partition(",")[0]


def emblems(position: Position, id: str, card: Card, right: float, y: float, plate: float) -> list[Mark]:
    """The icons of a card, each on a plate, in a row that ends at the right."""
    found = []
    for place, icon in enumerate(reversed(card.row["icons"])):
        own = f"{id}-{icon}"
        picture = Mark(f"{own}-icon", ICON[icon], 0, 0, "engraved", width=plate * 0.66)
        label = position.words.say("icon." + icon)
        x = right - place * (plate + 2)
        found.append(Mark(own, "disc", x, y, COLOURS[card.side], label, width=plate, parts=[picture]))
    return found


def price(position: Position, id: str, card: Card, size: Size) -> list[Mark]:
    """What a card costs now: cards of the hand to discard, cards of the deck to drain; red where it is more than printed."""
    discards, drains = position.cost(card)
    x, y = -size[0] / 2 + 27, -size[1] / 2 + 17
    costs = [("discard", "fan", discards, int(card.discard)), ("drain", "tray", drains, int(card.drain))]
    found = []
    for key, icon, now, printed in costs:
        if now or printed or (key == "discard" and not drains):
            tone = "red" if now > printed else "green" if now < printed else "neutral"
            parts = [
                Mark(f"{id}-{key}-icon", icon, -10, 0, "lit", width=16),
                kit.words_at(f"{id}-{key}-n", 9, 0, str(now), 14, "on-dark strong"),
            ]
            label = position.say(f"{key}s", n=now)
            found.append(Mark(f"{id}-{key}", "pill", x, y, tone, label, width=42, height=24, parts=parts))
            y += 27
    return found


def power_badge(position: Position, id: str, card: Card, size: Size, plate: float, power: int) -> Mark:
    """Its power, in the upper right corner; green or red where it is not the printed one."""
    tone = "green" if power > card.power else "red" if power < card.power else COLOURS[card.side]
    x, y = size[0] / 2 - plate * 0.58, -size[1] / 2 + plate * 0.6
    label = position.say("power", n=minus(power))
    return Mark(f"{id}-power", "hexagon", x, y, f"points {tone}", label, width=plate, text=minus(power))


def minus(number: int) -> str:
    """A number with the sign that people write.

    >>> minus(-1), minus(3)
    ('−1', '3')
    """
    return str(number).replace("-", "−")


# In a hand


def held_card(position: Position, id: str, card: Card, seen: bool = False) -> Mark:
    """A card of a hand: what it costs now, its power, its name and its words; that the rival has seen it is told."""
    over = price(position, id, card, HELD)
    if not card.one_shot:
        over.append(power_badge(position, id, card, HELD, 34, int(card.power)))
    over.append(brief_face(position, f"{id}-brief", card))
    label = position.label(card) + (f"\n{position.say('seen-by-rival')}" if seen else "")
    return face(position, id, card, label, over)


def brief_face(position: Position, id: str, card: Card) -> Mark:
    """The same card without sentences, for a page without room for them; its frame is the card's."""
    parts = [*briefly(position, id, card, SHORT), *price(position, id, card, SHORT)]
    return Mark(id, "brief_face", 0, 0, "wordy", width=SHORT[0], height=SHORT[1], text=card.row["name"], parts=parts)


def announced_card(position: Position, id: str, card: Card) -> Mark:
    """A card that has been played and has no effect yet: its art, name and power."""
    dress, name, (width, height) = f"{COLOURS[card.side]} wordy small", card.row["name"], BRIEF
    parts = briefly(position, id, card, BRIEF)
    return Mark(id, "illustrated", 0, 0, dress, position.label(card), width=width, height=height, text=name, parts=parts)


def briefly(position: Position, id: str, card: Card, size: Size) -> list[Mark]:
    """What is on a card without sentences above its name: art, icons and power."""
    width, high = size[0] - 2 * RIM, (size[0] - 2 * RIM) * kit.ART_RATIOS["wordy"]
    top = -size[1] / 2 + RIM
    found = [
        Mark(f"{id}-art", "art", 0, top + high / 2, "fading", width=width, height=high, text=picture_of(card)),
        *emblems(position, id, card, size[0] / 2 - 14, top + high - 11, 20),
    ]
    return found if card.one_shot else [*found, power_badge(position, id, card, size, 28, int(card.power))]


def plays(card: Card) -> list[str]:
    """What pointing at a hand card could ever mean."""
    if card.one_shot:
        return [f"play {card.id}", f"discard {card.id}"]
    return [*(f"play {card.id} {zone}" for zone in ZONES), f"discard {card.id}"]


# In play


def lying_card(position: Position, slot: str, place: tuple[float, float], row: dict[str, Any], power: int, used: int) -> Mark:
    """A card in play: its power now and what lies on it; a turned Hero lies on its side."""
    card, own = position.card(row["card"]), f"slot-{slot}"
    turned = card.is_hero and position.view["turned"]
    width, height = size = TURNED if turned else LYING
    left, top, foot = -width / 2, -height / 2, height / 2 - RIM - BAND
    high = height - 2 * RIM - (BAND - 8)
    words, name = [position.label(card)], short_name(card)
    parts = [
        Mark(f"{own}-art", "art", 0, top + RIM + high / 2, "fading", width=width - 2 * RIM, height=high, text=picture_of(card)),
        Mark(f"{own}-band", "plaque", 0, foot + BAND / 2, "", width=width - 2 * RIM, height=BAND, text=name),
        *emblems(position, own, card, width / 2 - 17, foot - 14, 24),
        power_badge(position, own, card, size, 40, power),
        *abilities(own, card, left + 18, foot - 14),
    ]
    if power != card.power:
        words.append(position.say("power-now", n=minus(power)))
    if row["tokens"]:
        words.append(position.say("tokens", n=row["tokens"]))
        spot = (left + 22, top + 22)
        parts.append(Mark(f"{own}-tokens", "disc", *spot, "cost yellow", words[-1], width=36, text=str(row["tokens"])))
    if used & 1:
        words.append(position.say("used"))
        parts.append(Mark(f"{own}-used", "pill", 0, top + 16, "neutral", words[-1], width=34, height=22, text="✓"))
    if turned:
        words.append(position.say("turned"))
    if position.view["borrowed"] == slot:
        words.append(position.say("borrowed"))
        parts.append(Mark(f"{own}-borrowed", "banner", 0, -8, COLOURS[1], words[-1], width=40, height=44))
    could = [f"{verb} {slot}" for verb in ("use", "target", "prevent", "sacrifice", "ops")]
    return Mark(
        own, "unit", place[0], place[1], COLOURS[card.side], "\n".join(words), width=width, height=height,
        angle=90 if turned else 0, glyph=card.id[:2], parts=parts, could=could,
    )  # fmt: skip


def abilities(id: str, card: Card, x: float, y: float) -> list[Mark]:
    """What a card in play can do, as icons on coloured plates, each sort once."""
    sorts = list(dict.fromkeys(TAB[ability["kind"]] for ability in card.row["abilities"]))
    found = []
    for place, sort in enumerate(sorts):
        icon, tone = sort.split(" ")
        own = f"{id}-can-{place}"
        picture = Mark(f"{own}-icon", icon, 0, 0, "engraved", width=16)
        found.append(Mark(own, "square", x + 27 * place, y, tone, width=26, parts=[picture]))
    return found
