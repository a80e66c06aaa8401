"""What a view of the star map looks like, and which marks mean each answer."""

from orrery.core.protocol import Decision
from orrery.core.scene import Scene
from orrery.core.values import Json
from orrery.core.words import Words
from orrery.games.terra_galactix.box.scene.chart import CELL, SEAT_COLOURS, SIDE, ground
from orrery.games.terra_galactix.box.scene.panels import all_panels, button_id, card_id
from orrery.games.terra_galactix.box.scene.pieces import bunkers, lines_of_fire, saucers, targets
from orrery.games.terra_galactix.box.scene.view import TableView


def scene(view: Json, decision: Decision | None, words: Words) -> Scene:
    """The picture of a view."""
    table = TableView(view, words)
    options = [option.text for option in decision.options] if decision else []
    pointed = {text: marks for text in options if (marks := meant(table, decision, text))}
    pieces = [*lines_of_fire(table), *bunkers(table), *saucers(table)]
    return Scene(
        SIDE,
        SIDE,
        table.title(),
        ground(words),
        [*pieces, *(targets(table, decision) if decision else [])],
        panels=all_panels(table, decision, set(pointed)),
        actions={text: pointed.get(text, [button_id(text)]) for text in options},
        cell=CELL,
        camps=[SEAT_COLOURS[table.seats.index(seat)] for seat in sorted(set(table.seats))],
    )


def meant(view: TableView, decision: Decision | None, answer: str) -> list[str]:
    """The places, cards and saucers that mean an answer; nothing for what needs a button."""
    verb, *rest = answer.split(" ")
    if verb == "step":
        return [f"target-{rest[1]}", f"saucer-{rest[0]}"]
    if verb == "discard" and decision is not None:
        place = view.seats.index(decision.seat)
        count = view.own_cards(place).count(rest[0])
        return [card_id(view.camps[place], rest[0], copy) for copy in range(count)]
    return []
