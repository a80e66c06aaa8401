"""Cards in one's own hand: what each takes now and would be worth, with a brief face for pages with little room."""

from typing import Final

from orrery.core.kit import words_at
from orrery.core.scene import Mark
from orrery.games.race.cards import Card
from orrery.games.race.scene.cards import (
    SHORT,
    Size,
    brief_face,
    face,
    full_text,
    medallions,
    minus,
    plate_of,
    sign,
    small_tabs,
)
from orrery.games.race.scene.prices import NO_WAY, price_now, worth_now
from orrery.games.race.scene.view import Position
from orrery.games.race.texts import signed

FROM_HAND: Final = ("place", "discard", "spend", "put-good", "bunker")
WORTH: Final = 34.0  # how wide the plate is that tells conditional points


def held_id(card: str, copy: int) -> str:
    return f"held-{card}-{copy}"


def held_card(position: Position, id: str, card: Card, seat: int, style: str, size: Size, lift: float) -> Mark:
    """A card in one's own hand: what it takes now, what it would be worth, and its powers; it has a brief face, too."""
    over = [*on_held(position, id, card, seat, size), held_in_brief(position, f"{id}-brief", card, seat)]
    label = full_text(position, card) + now_text(position, card, seat)
    could = [f"{verb} {card.id}" for verb in FROM_HAND]
    found = face(position, id, card, size, style, label, over, could)
    return found if not lift else raised(found, lift)


def on_held(position: Position, id: str, card: Card, seat: int, size: Size) -> list[Mark]:
    """What lies over the art of a card in hand."""
    cost = None if card.military else price_now(position, seat, card).pay
    worth = minus(worth_now(position, seat, card)) if card.row["scoring"] and size == SHORT else ""
    aside = WORTH if worth_below(card, size) else 0
    plates = [*sign(position, id, card, size, aside), *medallions(id, card, size, cost, worth)]
    return plates + reminders(id, card, size, position, seat)


def held_in_brief(position: Position, id: str, card: Card, seat: int) -> Mark:
    """The brief face of a card in hand; what paying for a military world takes has the place of its phases."""
    over = on_held(position, id, card, seat, SHORT)
    tabs = [] if any(mark.id == f"{id}-pay" for mark in over) else small_tabs(id, card, position, SHORT)
    return brief_face(position, id, card, [*tabs, *over])


def raised(mark: Mark, lift: float) -> Mark:
    """The same mark, higher in its cell."""
    return Mark(
        mark.id,
        mark.shape,
        0,
        -lift,
        mark.style,
        mark.label,
        width=mark.width,
        height=mark.height,
        text=mark.text,
        parts=mark.parts,
        could=mark.could,
    )


def worth_below(card: Card, size: Size) -> bool:
    """Whether what conditional points would bring now stands below the points, where there is room."""
    return bool(card.row["scoring"]) and size != SHORT


def reminders(id: str, card: Card, size: Size, position: Position, seat: int) -> list[Mark]:
    """Beside the cost: how much it differs from the printed one; for a military world the reader's strength and its price;
    under the points, where there is room, what a card of conditional points would bring now."""
    price, plate = price_now(position, seat, card), plate_of(size)
    x, y = -size[0] / 2 + plate * 1.62, -size[1] / 2 + plate * 0.6
    found: list[Mark] = []
    if worth_below(card, size):
        text = f"= {minus(worth_now(position, seat, card))}"
        found.append(
            Mark(f"{id}-worth", "pill", size[0] / 2 - plate * 0.68, y + plate, "yellow", width=WORTH, height=19, text=text)
        )
    if not card.military:
        if price.pay != card.cost:
            found.append(Mark(f"{id}-less", "pill", x, y, "green", width=28, height=19, text=signed(price.pay - card.cost)))
        return found
    enough = price.strength >= card.cost
    parts = [
        Mark(f"{id}-blade", "blade", -9, 0, "green" if enough else "red", width=13),
        words_at(f"{id}-strength", 8, 0, minus(price.strength), 13, "on-dark strong"),
    ]
    tone = "green" if enough else "red"
    found.append(Mark(f"{id}-own", "pill", x + 8, y, tone, width=42, height=20, parts=parts))
    if price.pay != NO_WAY:
        found.append(
            Mark(f"{id}-pay", "disc", x - plate, y + plate * 1.04, "cost neutral", width=plate * 0.84, text=str(price.pay))
        )
    return found


def now_text(position: Position, card: Card, seat: int) -> str:
    """The end of a label: what placing the card takes now, where that is not what is printed, and what it would be worth."""
    price = price_now(position, seat, card)
    worth = "\n" + position.say("now.worth", count=minus(worth_now(position, seat, card))) if card.row["scoring"] else ""
    if not card.military:
        return worth + ("\n" + position.say("now.cost", cost=price.pay) if price.pay != card.cost else "")
    line = "\n" + position.say("now.strength", strength=minus(price.strength), defense=card.cost)
    return worth + (line if price.pay == NO_WAY else f"{line} {position.say('now.pay', cost=price.pay)}")
