"""Why something cannot be done now, row by row of the table of illegal actions. [BG-11]"""

from mypy_extensions import i64

from orrery.core.table import Action
from orrery.core.values import Seat
from orrery.games.battlestar.actions import (
    Banish,
    End,
    Evade,
    Fight,
    Jump,
    Move,
    MoveHome,
    Play,
    PlayForce,
    Stay,
)
from orrery.games.battlestar.board import (
    CELL_COUNT,
    COLUMN,
    ON_HOLE,
    ON_LINE,
    ON_PLANET,
    ROW,
    distance,
    touches,
)
from orrery.games.battlestar.routes import closed_by, ways
from orrery.games.battlestar.state import NOBODY, Battlestar


def reason(state: Battlestar, ask: str, asked: i64, seat: Seat, action: Action) -> str:
    """The key of the sentence that tells a seat why this action is not open to it. `asked` is the pilot asked, if one is."""
    if isinstance(action, Evade):
        return no_evasion(state, ask, asked, seat)
    if isinstance(action, Banish):
        return no_banishing(ask, asked, seat)
    if isinstance(action, Play):
        return no_card(state, ask, asked, seat, action)
    if seat != asked:
        return "not-yours"
    if isinstance(action, Fight):
        return "battle-compulsory" if not state.chosen.free_battle else "no-battle"
    if isinstance(action, Jump):
        return no_jump(ask, action.hole, state.ships[seat])
    if ask == "move":
        return no_move(state, seat, action)
    if isinstance(action, (Move, MoveHome)):
        return "move-no-spin"
    return "not-asked"


def no_move(state: Battlestar, seat: i64, action: Action) -> str:
    """Moves that the number, other ships or the rules of early stops forbid. [BG-6.1]"""
    if isinstance(action, (End, Stay)):
        return "capture-moves" if state.agenda[-1].about(state, int(seat))["reason"] == "capture" else "must-move"
    if isinstance(action, MoveHome):
        return "home-count" if state.carrier == seat else "home-without-raider"
    if not isinstance(action, Move):
        return "not-asked"
    start, cell, number = state.ships[seat], action.cell, state.number
    if cell == start:
        return "move-start"
    if state.holds_a_ship(cell):
        return "move-occupied"
    if start < CELL_COUNT and abs(COLUMN[cell] - COLUMN[start]) == 1 and abs(ROW[cell] - ROW[start]) == 1 and number == 1:
        return "move-diagonal"
    if distance(start, cell) > number:
        return "move-too-far"
    steps = ways(start, number, closed_by(state.ships_within(seat, number)))[cell]
    if steps < 0 or steps == number:
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


def no_jump(ask: str, hole: i64, at: i64) -> str:
    """Jumps begin where a move has just ended on a hole, and end where no ship is. [BG-R22] [BG-R23]"""
    if ask == "move":
        on_hole = at < CELL_COUNT and ON_HOLE[at] == 1
        return "jump-before-moving" if on_hole else "jump-not-on-hole"
    if ask != "jump":
        return "jump-not-on-hole"
    return "jump-same" if hole == at else "jump-occupied"


def no_card(state: Battlestar, ask: str, asked: i64, seat: Seat, action: Play) -> str:
    """Cards are played in one's own turn, after moving, and only those on show. [BG-R12] [BG-R33]"""
    if seat != state.active:
        return "card-out-of-turn"
    if ask != "command" or seat != asked:
        return "card-before-move" if ask in ("spin", "move", "turn-up") else "not-yours" if seat != asked else "card-not-now"
    if not state.shown[seat * 3 + action.card]:
        return "card-not-shown"
    if isinstance(action, PlayForce):
        if action.colour == state.camps[seat]:
            return "force-self"
        if action.colour not in state.camps:
            return "force-absent"
        return "force-raider" if action.planet == state.raider else "force-occupied"
    return "not-asked"


def no_banishing(ask: str, asked: i64, seat: Seat) -> str:
    """Only the winner of a battle sends the loser, and only to a planet without a ship. [BG-R30]"""
    if ask != "banish":
        return "banish-no-battle"
    return "banish-occupied" if seat == asked else "banish-loser"


def no_evasion(state: Battlestar, ask: str, asked: i64, seat: Seat) -> str:
    """One evasion card stops one effect of a card, for oneself; battles cannot be evaded. [BG-R31] [BG-R38]"""
    if ask == "evade" and seat != asked:
        return "evade-other"
    if ask in ("duel", "banish", "challenge") or fighting(state):
        return "evade-battle"
    return "evade-no-card" if 0 <= seat < len(state.evasions) and not state.evasions[seat] else "evade-nothing"


def fighting(state: Battlestar) -> bool:
    """Whether a battle's consequences are still under way."""
    return any(question.ask == "banish" for question in state.agenda)
