"""Why something cannot be done now, row by row of the table of illegal actions. [BG-11]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.battlestar.actions import (
    MOVE_HOME,
    Aim,
    Banish,
    Draw,
    Evade,
    Fight,
    Jump,
    Move,
    MoveHome,
    Play,
    PlayForce,
    Spin,
)
from orrery.games.battlestar.board import (
    CELL_COUNT,
    COLUMN,
    NOWHERE,
    ON_HOLE,
    ON_LINE,
    ON_PLANET,
    ROW,
    distance,
    touches,
)
from orrery.games.battlestar.routes import HOME, LOOSE_HOME, NOTHING, closed_by, destinations, ways
from orrery.games.battlestar.state import NOBODY, Battlestar

NO_SHIPS: Final = vec[i64]([])


def reason(state: Battlestar, ask: str, asked: i64, seat: Seat, action: Action) -> str:
    """The key of the sentence that tells a seat why this action is not open to it. `asked` is the pilot asked, if one is."""
    if not 0 <= seat < len(state.camps):
        return "not-yours"  # Nature and the gallery fly nothing
    if isinstance(action, (Spin, Aim, Draw)):
        return "nature"
    if isinstance(action, Evade):
        return no_evasion(state, ask, asked, seat)
    if isinstance(action, Banish):
        return no_banishing(state, ask, asked, seat)
    if isinstance(action, Play):
        return no_card(state, ask, seat, action)
    if isinstance(action, Fight):
        return no_fight(state, ask)
    if isinstance(action, Jump):
        return no_jump(state, ask, asked, seat, action.hole)
    if isinstance(action, (Move, MoveHome)):
        return no_move(state, ask, asked, seat, action)
    return no_passing(state, ask, asked, seat)


def mover(state: Battlestar, ask: str) -> i64:
    """The pilot for whom the arrow is spun or who chooses where to fly, if there is one. [BG-5]"""
    if ask not in ("spin", "move"):
        return NOBODY
    return state.carrier if extra_move(state) else state.active


def extra_move(state: Battlestar) -> str:
    """Why the move cannot be refused, if it is the extra one of a capture or of a battle."""
    reason = state.asking().about(state, 0)["reason"]
    if reason == "capture":
        return "capture-moves"
    return "battle-moves" if reason == "battle" else ""


def no_move(state: Battlestar, ask: str, asked: i64, seat: i64, action: Action) -> str:
    """Moves are made by the mover, once the arrow has stopped. [BG-6.1]"""
    if seat != asked:
        return "move-no-spin" if seat == mover(state, ask) else "not-yours"
    if ask != "move":
        return "move-no-spin"
    if isinstance(action, Move):
        return no_flight(state, seat, action)
    if state.carrier != seat:
        return "home-without-raider"
    return no_homecoming(state, seat)


def no_homecoming(state: Battlestar, seat: i64) -> str:
    """The station is too far away, or behind other ships, or not at the end of an exact count. [BG-R18] [BG-R44]"""
    start, home, number = state.ships[seat], state.home(seat), state.number
    if distance(start, home) > number:
        return "home-far"
    want = LOOSE_HOME if state.chosen.loose_home else HOME
    return "home-blocked" if MOVE_HOME in destinations(start, number, NO_SHIPS, want, home) else "home-count"


def no_flight(state: Battlestar, seat: i64, action: Move) -> str:
    """Destinations that the number, other ships or the rules of early stops forbid. [BG-6.1]"""
    start, cell, number = state.ships[seat], action.cell, state.number
    if cell == start:
        return "move-start"
    if state.holds_a_ship(cell):
        return "move-occupied"
    if start < CELL_COUNT and abs(COLUMN[cell] - COLUMN[start]) == 1 and abs(ROW[cell] - ROW[start]) == 1 and number == 1:
        return "move-diagonal"
    if distance(start, cell) > number:
        return "move-too-far"
    closed = closed_by(state.ships_within(seat, number))
    if ways(start, number, closed)[cell] < 0 or action in destinations(start, number, NO_SHIPS, NOTHING, NOWHERE):
        return "move-blocked"
    return no_early_stop(state, seat, cell)


def no_early_stop(state: Battlestar, seat: i64, cell: i64) -> str:
    """The cell is near enough, but the number must be used up. [BG-R17]"""
    if ON_PLANET[cell]:
        return "early-planet"
    if ON_LINE[cell]:
        return "early-line"
    if state.carrier == NOBODY and touches(cell, state.raider):
        return "early-raider"
    if state.carrier == seat and any(touches(cell, ship) for ship in state.ships if ship != state.ships[seat]):
        return "early-carrier"
    return "move-short"


def no_passing(state: Battlestar, ask: str, asked: i64, seat: i64) -> str:
    """Whoever can fly must; a capture and a battle are not refused. [BG-R25] [BG-R27]"""
    if ask == "duel" and seat == state.active:
        return "battle-begun" if state.chosen.free_battle else "battle-compulsory"
    if seat == mover(state, ask):
        return extra_move(state) or "must-move"
    return "not-asked" if seat == asked else "not-yours"


def no_jump(state: Battlestar, ask: str, asked: i64, seat: i64, hole: i64) -> str:
    """Jumps begin where a move has just ended on a hole, and end where no ship is. [BG-R22] [BG-R23]"""
    if seat != asked and seat != mover(state, ask):
        return "not-yours"
    at = state.ships[seat]
    if at >= CELL_COUNT or not ON_HOLE[at]:
        return "jump-not-on-hole"
    if ask in ("spin", "move"):
        return "jump-before-moving"
    if hole == at:
        return "jump-same"
    return "jump-occupied" if state.holds_a_ship(hole) else "jump-too-late"


def no_fight(state: Battlestar, ask: str) -> str:
    """A battle happens by itself, unless the table plays `free-battle`. [BG-R27]"""
    if not state.chosen.free_battle:
        return "battle-compulsory"
    if ask == "duel":
        return "battle-begun"
    return "no-battle" if ask != "challenge" else "not-yours"


def no_card(state: Battlestar, ask: str, seat: i64, action: Play) -> str:
    """Cards are played in one's own turn, after moving, one after the other, and only those on show. [BG-R12] [BG-R33]"""
    if seat != state.active:
        return "card-out-of-turn"
    if ask in ("arm", "aim", "evade"):
        return "card-unsettled"
    if ask != "command":
        return "card-before-move"
    if not state.shown[seat * 3 + action.card]:
        return "card-not-shown"
    if not isinstance(action, PlayForce):
        return "not-asked"
    if action.colour == state.camps[seat]:
        return "force-self"
    if action.colour not in state.camps:
        return "force-absent"
    return "force-raider" if action.planet == state.raider else "force-occupied"


def no_banishing(state: Battlestar, ask: str, asked: i64, seat: i64) -> str:
    """Only the winner of a battle sends the loser, after flying, and only to a planet without a ship. [BG-R29] [BG-R30]"""
    if ask == "banish":
        return "banish-occupied" if seat == asked else "banish-winner-only"
    if not fighting(state):
        return "banish-no-battle"
    return "banish-too-soon" if seat == state.carrier else "banish-winner-only"


def no_evasion(state: Battlestar, ask: str, asked: i64, seat: i64) -> str:
    """One evasion card stops one effect of a card, for oneself; battles cannot be evaded. [BG-R31] [BG-R38]"""
    if ask in ("duel", "challenge") or fighting(state):
        return "evade-battle"
    if not state.evasions[seat]:
        return "evade-no-card"
    return "evade-other" if ask == "evade" and seat != asked else "evade-nothing"


def fighting(state: Battlestar) -> bool:
    """Whether a battle is decided, but its loser not yet banished."""
    return any(question.ask == "banish" for question in state.agenda)
