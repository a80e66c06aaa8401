"""Positions of La Guerre des Envahisseurs in a few words; the functions that play on them are L'Invasion's."""

from typing import cast

import orrery
from orrery.core import Game, Json, State, name
from orrery.games.terra_galactix.box.cards import COUNTS, KINDS
from tests.games.terra_galactix.invasion.boards import Hands, say, throw

GAME: Game = orrery.game("terra-galactix-invaders-war")
TURN: list[object] = [["next-turn"], ["attack"], ["move"], ["volley"], ["open-fire"], ["shoot"], ["act"]]
PHASES = {"act": 7, "shoot": 6, "move": 3, "attack": 2}  # how many stages of the turn are left
NUMBERS = {"act": 0, "shoot": 1, "move": 2, "attack": 3}
CAMPS = {4: "ABCD", 2: "ACBD"}


def board(
    *saucers: str,
    active: str = "A",
    seats: int = 4,
    hands: Hands | None = None,
    bunkers: dict[str, str] | None = None,
    permits: dict[str, int] | None = None,
    regenerating: dict[str, int] | None = None,
    phase: str = "act",
    acted: int = 0,
    pips: tuple[int, int] = (0, 0),
    moved: tuple[int, int] | None = None,
    options: str = "",
) -> State:
    """A position as the scenarios draw it: unnamed saucers in their bases, two permits each, no cards unless given. [TG-13]"""
    camps = CAMPS[seats]
    bases = "ABCD" if seats == 4 else "AB"
    data = GAME.start(seats, GAME.options(f"{options} bases={bases} first-player=P1")).to_json()
    places = {f"{camp}-{colour}": f"BASE-{camp}" for camp in camps for colour in ("red", "blue")}
    for saucer in saucers:
        which, place = saucer.split()
        assert which in places, f"{which} does not play"
        places[which] = place
    held = [(hands or {}).get(camp, {}) for camp in camps]
    laid = [(permits or {}).get(camp, 2) for camp in camps]
    pile = [count - sum(hand.get(kind, 0) for hand in held) for kind, count in zip(KINDS, COUNTS, strict=True)]
    pile[0] -= sum(laid)
    assert min(pile) >= 0, "more cards than the box has"
    whole: dict[str, str] = dict.fromkeys(cast(dict[str, str], data["bunkers"]), "start")
    waiting = moved or (0 if pips[0] else 2, 0 if pips[1] else 2)
    changed: Json = {
        "turns": 1,
        "active": active,
        "saucers": [[places[f"{camp}-red"], places[f"{camp}-blue"]] for camp in camps],
        "hands": [[hand.get(kind, 0) for kind in KINDS] for hand in held],
        "pile": pile,
        "bunkers": {**whole, **(bunkers or {})},
        "permits": laid,
        "regeneration": [(regenerating or {}).get(camp, 0) for camp in camps],
        "agenda": TURN[: PHASES[phase]],
        "phase": NUMBERS[phase],
        "acted": acted,
        "pips": {"red": pips[0], "blue": pips[1]},
        "moved": {"red": waiting[0], "blue": waiting[1]},
    }
    return GAME.load({**data, **changed})


def rolled(*saucers: str, dice: str, **told: object) -> State:
    """A position in which the active player has just thrown these dice: `3 1 6` for red 3, blue 1, yellow 6."""
    state = board(*saucers, acted=1, **told)  # type: ignore[arg-type]
    say(state, f"{name(state.turn())} roll")
    throw(state, dice)
    return state
