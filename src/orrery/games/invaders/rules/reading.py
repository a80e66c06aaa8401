"""Questions out of JSON: the inverse of their `to_json`."""

from typing import Any

from orrery.core.agenda import Question
from orrery.games.invaders.board import ZONES
from orrery.games.invaders.rules.announcing import SHELVING, Announced
from orrery.games.invaders.rules.attacking import ATTACKING, EVALUATING, WINNING
from orrery.games.invaders.rules.choices import ChoosingOption, Deciding, NamingZone, Revealing
from orrery.games.invaders.rules.destroying import load_destroying
from orrery.games.invaders.rules.doing import Doing
from orrery.games.invaders.rules.entering import MakingRoom
from orrery.games.invaders.rules.heroes import DrawingHero, PlacingHero
from orrery.games.invaders.rules.main import LOWERING, MAIN
from orrery.games.invaders.rules.match import EXCHANGING, INTERMISSION, OPENING, ChoosingNumber
from orrery.games.invaders.rules.moving import load_moving
from orrery.games.invaders.rules.paying import Choosing, Paying, RandomDiscarding
from orrery.games.invaders.rules.preventing import preventing
from orrery.games.invaders.rules.prevention import PREVENTING_COST
from orrery.games.invaders.rules.taking import Draining, Drawing
from orrery.games.invaders.rules.targeting import load_targeting
from orrery.games.invaders.rules.turning import DEALING, STARTING_MAIN, TURNS
from orrery.games.invaders.source import load_source

ALONE: dict[str, Question[Any]] = {
    "turns": TURNS,
    "dealt": DEALING,
    "start": STARTING_MAIN,
    "attack": ATTACKING,
    "evaluate": EVALUATING,
    "lower": LOWERING,
    "shelve": SHELVING,
    "intermission": INTERMISSION,
    "exchange": EXCHANGING,
    "begin": OPENING,
}


def question(row: list[Any]) -> Question[Any]:
    """A question by its name and what it was made of."""
    name: str = row[0]
    if name in ALONE:
        return ALONE[name]
    if name == "main":
        return MAIN[int(row[1])]
    if name == "prevent-cost":
        return PREVENTING_COST[int(row[1])]
    if name == "prevent":
        return preventing(row[1], row[2], row[3])
    if name == "won":
        return WINNING[ZONES.index(row[1])]
    if name == "do":
        return Doing(row[1], row[2], load_source(row[3]), row[4])
    return of_cards(row) or of_effects(row)


def of_cards(row: list[Any]) -> Question[Any] | None:
    """Cards drawn, drained, paid, announced, and Heroes."""
    name: str = row[0]
    if name == "draw":
        return Drawing(row[1], row[2], row[3], row[4], row[5])
    if name == "drain":
        return Draining(row[1], row[2], row[3], row[4], row[5])
    if name == "pay":
        return Paying(row[1], row[2], row[3])
    if name == "random":
        return RandomDiscarding(row[1], row[2])
    if name == "seen":
        return Choosing(row[1], row[2], row[3], row[4])
    if name == "reply":
        return Announced(row[1], row[2])
    if name == "hero":
        return DrawingHero(row[1])
    if name == "place":
        return PlacingHero(row[1], row[2])
    return None


def of_effects(row: list[Any]) -> Question[Any]:
    """Choices of an effect, targets, moves, and the number before the decider."""
    name: str = row[0]
    if name == "room":
        return MakingRoom(row[1], row[2], row[3], row[4])
    if name == "save":
        return load_destroying(row[1], row[2], row[3], row[4])
    if name == "to":
        return load_moving(row[1], row[2], row[3], row[4])
    if name == "target":
        return load_targeting(row[1], row[2], row[3])
    if name == "zone":
        return NamingZone(load_source(row[1]), row[2])
    if name == "option":
        return ChoosingOption(load_source(row[1]), row[2])
    if name == "may":
        return Deciding(load_source(row[1]), row[2])
    if name == "top":
        return Revealing(load_source(row[1]), row[2], row[3])
    assert name == "number", f"no question is called {name!r}"
    return ChoosingNumber(row[1])
