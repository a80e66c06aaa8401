"""Cards as marks: type, power, cost, tokens and words; large in a hand, small on the board."""

from typing import Any, Final

from orrery.core import kit
from orrery.core.scene import Mark
from orrery.games.invaders.cards.texts import card_text
from orrery.games.invaders.cards.vocabulary import Card
from orrery.games.invaders.scene.view import Position

COLOURS: Final = ["blue", "violet"]  # Mankind, the Invaders
HELD: Final = (150.0, 210.0)
LYING: Final = (86.0, 108.0)


def held_card(position: Position, id: str, card: Card, seen: bool = False) -> Mark:
    """A card of the own hand: what it costs now, its power, its name and its words."""
    width, height = HELD
    discards, drains = position.cost(card)
    dear = "red" if discards > card.discard or drains > card.drain else "neutral"
    top = -height / 2
    parts = [
        kit.line_at(f"{id}-name", 0, top + 20, card.row["name"], 13, width - 16, "strong"),
        kit.words_at(f"{id}-kind", 0, top + 40, position.words.say("icon." + card.row["type"]), 12, "faint"),
        kit.words_at(f"{id}-text", 0, top + 112, shortened(" ".join(card_text(card, position.words))), 10.5, "", width - 16),
        price_badge(f"{id}-discard", "square", -48, dear, position.say("discards", n=discards), discards),
        price_badge(f"{id}-drain", "disc", -12, dear, position.say("drains", n=drains), drains),
    ]
    if not card.one_shot:
        parts.append(power_badge(f"{id}-power", 50, height / 2 - 20, int(card.power), position, int(card.side)))
    style = f"card {COLOURS[card.side]}" + (" seen" if seen else "")
    return Mark(id, "card", 0, 0, style, position.label(card), width=width, height=height, parts=parts, could=plays(card))


def price_badge(id: str, shape: str, x: float, style: str, label: str, value: int) -> Mark:
    return Mark(id, shape, x, HELD[1] / 2 - 20, style, label, width=28, text=str(value))


def plays(card: Card) -> list[str]:
    """What pointing at a hand card could ever mean."""
    if card.one_shot:
        return [f"play {card.id}", f"discard {card.id}"]
    return [*(f"play {card.id} {zone}" for zone in ("pacific_rim", "eurasia", "africa")), f"discard {card.id}"]


def shortened(text: str) -> str:
    return text if len(text) <= 190 else text[:188].rsplit(" ", 1)[0] + " …"


def power_badge(id: str, x: float, y: float, power: int, position: Position, side: int) -> Mark:
    return Mark(id, "hexagon", x, y, COLOURS[side], position.say("power", n=power), width=30, text=str(power).replace("-", "−"))


def lying_card(position: Position, id: str, slot: str, place: tuple[float, float], row: dict[str, Any], power: int) -> Mark:
    """A card in play: name, power now, tokens; a turned Hero lies on its side."""
    card = position.card(row["card"])
    width, height = LYING
    turned = card.is_hero and position.view["turned"]
    words = [position.label(card), position.say("power-now", n=power)]
    parts = [
        kit.words_at(f"{id}-name", 0, 22, card.row["name"], 10.5, "strong", width - 8),
        kit.words_at(f"{id}-kind", 0, -6, position.words.say("icon." + card.row["type"]), 10.5, "faint"),
        power_badge(f"{id}-power", width / 2 - 16, -height / 2 + 16, power, position, int(card.side)),
    ]
    if row["tokens"]:
        words.append(position.say("tokens", n=row["tokens"]))
        spot = (-width / 2 + 16, -height / 2 + 16)
        parts.append(Mark(f"{id}-tokens", "disc", *spot, "yellow", words[-1], width=24, text=str(row["tokens"])))
    if turned:
        words.append(position.say("turned"))
    if position.view["borrowed"] == slot:
        words.append(position.say("borrowed"))
    style = f"card {COLOURS[card.side]}" + (" given" if turned else "")
    could = [f"use {slot}", f"target {slot}", f"prevent {slot}"]
    return Mark(
        id, "card", place[0], place[1], style, "\n".join(words), width=width, height=height, angle=90 if turned else 0,
        text="", glyph=card.id[:2], parts=parts, could=could,
    )  # fmt: skip
