"""What a view looks like: the battle board, panels beside it, and the marks that mean each answer."""

from orrery.core import kit
from orrery.core.protocol import Decision
from orrery.core.scene import Scene
from orrery.core.values import GALLERY, Json, Seat
from orrery.core.words import Words
from orrery.games.invaders.board import SLOTS, ZONES
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.scene.board import CELL, HIGH, WIDE, ground, pieces
from orrery.games.invaders.scene.cards import COLOURS
from orrery.games.invaders.scene.panels import panels
from orrery.games.invaders.scene.view import Position

ON_SLOTS = {"use", "target", "sacrifice", "prevent", "ops"}
ON_ZONES = {"place", "to", "zone", "attack"}


def scene(view: Json, decision: Decision | None, words: Words, box: Box, seat: Seat = GALLERY) -> Scene:
    """The picture of a view from a side of the table."""
    position = Position(view, words, box, seat)
    actions: dict[str, list[str]] = {}
    buttons: list[kit.Answer] = []
    for option in decision.options if decision is not None else []:
        meant = marks_of(position, option.text)
        if not meant:
            button = "button-" + option.text.replace(" ", "-")
            buttons.append(kit.Answer(button, label(view, option.text, words, box)))
            meant = [button]
        actions[option.text] = meant
    return Scene(
        WIDE, HIGH, position.title(), ground(position), pieces(position), panels=panels(position, decision, buttons),
        actions=actions, cell=CELL, camps=COLOURS,
    )  # fmt: skip


def label(view: Json, option: str, words: Words, box: Box) -> str:
    """An answer with the card that it is about: what stands in a slot, or what an option of the card does."""
    verb, _, rest = option.partition(" ")
    slot = rest.split(" ")[0]
    position = Position(view, words, box, GALLERY)
    if verb in ON_SLOTS and (card := position.card_in(slot)):
        fields = {"0": f"{card.row['name']}, {words.name(slot)}", "n": rest.partition(" ")[2]}
        if verb == "prevent":
            return words.say("template.action.prevent" + (".tokens" if fields["n"] else ""), fields)
        return words.say(f"action.{verb}", fields)
    if verb == "option":
        return position.say("label.option", label=words.label(option), text=position.choice(int(rest)))
    if verb == "yes":
        return position.say("label.option", label=words.label(option), text=position.allowed())
    return words.label(option)


def marks_of(position: Position, text: str) -> list[str]:
    """The marks that mean an action; none if it needs a button. What goes to a zone means the zone, too."""
    verb, _, rest = text.partition(" ")
    word, _, more = rest.partition(" ")
    if verb in ON_SLOTS:
        return [f"slot-{word}"]
    if verb in ON_ZONES:
        return [f"zone-{word}"]
    if verb == "hero":
        return [f"zone-{word}", *hero(position)]
    if verb == "play" or (verb == "discard" and position.seat >= 0):
        zone = more.split(" ")[0]
        return [*held(position, word), *([f"zone-{zone}"] if zone in ZONES else [])]
    if verb == "take":
        return [f"seen-{word}-0"]
    if verb in ("out", "in"):
        return [f"pool-{word}"]
    if verb == "activate":
        return [f"strategy-{word}"]
    return [f"strategy-{strategy.id}" for strategy in position.box.strategies if strategy.verb == text and strategy.has_marker]


def hero(position: Position) -> list[str]:
    """The Hero in play."""
    cards = [(slot, position.card_in(slot)) for slot in SLOTS]
    return [f"slot-{slot}" for slot, card in cards if card is not None and card.is_hero]


def held(position: Position, name: str) -> list[str]:
    """All copies of a card in the reader's hand."""
    if position.seat < 0:
        return []
    return [f"hand-{name}-{copy}" for copy in range(position.hand(position.seat).count(name))]
