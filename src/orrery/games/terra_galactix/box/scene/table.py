"""What a view of the star map looks like, and which marks mean each answer."""

from orrery.core.protocol import Decision
from orrery.core.scene import Scene
from orrery.core.values import GALLERY, Json, Seat
from orrery.core.words import Words
from orrery.games.terra_galactix.box.scene.cards import button_id
from orrery.games.terra_galactix.box.scene.chart import CELL, SIDE
from orrery.games.terra_galactix.box.scene.ground import ground
from orrery.games.terra_galactix.box.scene.panels import all_panels
from orrery.games.terra_galactix.box.scene.pieces import (
    bunkers,
    deposits,
    earth,
    lines_of_fire,
    owners,
    saucers,
    shock,
    stores,
)
from orrery.games.terra_galactix.box.scene.targets import Pointing
from orrery.games.terra_galactix.box.scene.view import TableView


def scene(view: Json, decision: Decision | None, words: Words, seat: Seat = GALLERY) -> Scene:
    """The picture of a view; the saucers of a seat know what they could do."""
    table = TableView(view, words)
    pointing = Pointing(table, decision)
    own = [saucer for saucer in table.places if table.seat_of(saucer[0]) == seat]
    actions = pointing.actions()
    pointed = {text for text, marks in actions.items() if marks != [button_id(text)]}
    pieces = [earth(table, own), *shock(table), *lines_of_fire(table), *bunkers(table, own), *owners(table)]
    pieces += [*stores(table), *deposits(table), *pointing.targets(), *saucers(table, own)]
    return Scene(
        SIDE,
        SIDE,
        table.title(),
        ground(words, sorted(table.camps), bool(table.bunkers)),
        pieces,
        panels=all_panels(table, decision, pointed),
        actions=actions,
        ways=pointing.ways(),
        cell=CELL,
        camps=[table.colour(camp) for camp in first_camps(table)],
    )


def first_camps(view: TableView) -> list[str]:
    """The camp of each seat, the first one of a seat that flies two."""
    return [view.camps[view.seats.index(seat)] for seat in sorted(set(view.seats))]
