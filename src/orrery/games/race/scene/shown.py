"""Cards in a tableau: goods as crates, fire on damaged worlds, and brief faces of one's own for pages with little room."""

from typing import Final

from orrery.core.scene import Mark
from orrery.games.race.cards import Card
from orrery.games.race.scene.cards import (
    BRIEF,
    COLOUR,
    RIM,
    SHORT,
    Size,
    art_height,
    art_of,
    brief_face,
    face,
    full_text,
    fullness,
    kind_of,
    medallions,
    minus,
    sign,
    small_tabs,
)
from orrery.games.race.scene.prices import sells_for, worth_now
from orrery.games.race.scene.view import Position

ON_THE_TABLE: Final = ("sell", "take-good", "donate", "produce-on", "bonus", "damage", "repair")
CRATE: Final = 46.0
SMALL_CRATE: Final = 30.0


def shown_card(position: Position, seat: int, row: dict[str, object], size: Size) -> Mark:
    """A card of a tableau, with its good; a damaged world burns."""
    card = position.card(str(row["card"]))
    own = shown_id(seat, card.id)
    if row["damaged"]:
        return damaged_card(position, own, card, size)
    could = [f"{verb} {card.id}" for verb in ON_THE_TABLE] + [f"use {card.id} {power.place}" for power in card.powers]
    worth = minus(worth_now(position, seat, card)) if card.row["scoring"] else ""
    label = full_text(position, card)
    if worth:
        label += "\n" + position.say("worth", count=worth)
    over = on_shown(position, own, card, size, worth)
    briefly = [*small_tabs(f"{own}-brief", card, position, SHORT), *on_shown(position, f"{own}-brief", card, SHORT, worth)]
    if row["good"]:
        price = sells_for(position, seat, card)
        first, _, rest = label.partition("\n")
        good = position.say("good", kind=position.words.name(kind_of(card)), price=price)
        label = f"{first} {good}\n{rest}".rstrip()
        over.append(crate(good_id(seat, card.id), card, size, price, good))
        briefly.append(crate(f"{own}-brief-good", card, SHORT, price))
    if size not in BRIEF:
        over.append(brief_face(position, f"{own}-brief", card, briefly))
    return face(position, own, card, size, small(size), label, over, could)


def small(size: Size) -> str:
    """A style word for cards without sentences."""
    return "small" if size in BRIEF else ""


def on_shown(position: Position, id: str, card: Card, size: Size, worth: str) -> list[Mark]:
    """What lies over the art of a card in a tableau."""
    return [*sign(position, id, card, size), *medallions(id, card, size, points=worth)]


def crate(id: str, card: Card, size: Size, price: int, label: str = "") -> Mark:
    """The good on a world, with what it would bring."""
    wide = SMALL_CRATE if size in BRIEF else CRATE
    y = -size[1] / 2 + RIM + art_height(card, size) * 0.6
    return Mark(id, "cargo", 0, y, COLOUR[kind_of(card)], label, width=wide, height=wide, text=str(price))


def damaged_card(position: Position, id: str, card: Card, size: Size) -> Mark:
    """A world that an invasion has damaged: it burns, has no powers and brings no points until it is repaired. [RG-9.3]"""
    title = position.card_name(card.id)
    parts = [art_of(id, card, size), ruin(id, card, size)]
    if size not in BRIEF:
        parts.append(brief_face(position, f"{id}-brief", card, [ruin(f"{id}-brief", card, SHORT)]))
    text = f"{title}\nwrench tab-6 {position.say('in-ruins')}"
    label = position.say("damaged", name=title) + "\n" + full_text(position, card)
    dress = " ".join(f"spent {fullness(card, size)} {small(size)}".split())
    could = [f"repair {card.id}"]
    return Mark(id, "illustrated", 0, 0, dress, label, width=size[0], height=size[1], text=text, parts=parts, could=could)


def ruin(id: str, card: Card, size: Size) -> Mark:
    """The fire over the art of a card."""
    high = art_height(card, size)
    return Mark(f"{id}-ruin", "ruin", 0, -size[1] / 2 + RIM + high / 2, "", width=size[0] - 2 * RIM, height=high)


def shown_id(seat: int, card: str) -> str:
    return f"shown-{seat}-{card}"


def good_id(seat: int, card: str) -> str:
    return f"good-{seat}-{card}"
