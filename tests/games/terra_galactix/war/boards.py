"""Positions of La Guerre Galactique in a few words, and small ways to play on them and to look at them."""

from functools import partial
from typing import cast

import orrery
import orrery.testing
from orrery.core import Game, Json, State, seat_named
from orrery.games.terra_galactix.box.cards import COUNTS, KINDS
from tests.games.terra_galactix.invasion.boards import Hands

GAME: Game = orrery.game("terra-galactix-war")
TURN: list[object] = [["next-turn"], ["fly"], ["act"]]
PHASES = {"act": 3, "fly": 2}  # how many stages of the turn are left

say = partial(orrery.testing.say, table=GAME.table)


def board(
    *saucers: str,
    active: str = "A",
    seats: int = 4,
    hands: Hands | None = None,
    cargo: dict[str, int] | None = None,
    ground: dict[str, int] | None = None,
    stores: dict[str, int] | None = None,
    permits: dict[str, int] | None = None,
    stock: int = 15,
    riding: dict[str, str] | None = None,
    phase: str = "fly",
    acted: int = 0,
    pips: tuple[int, int] = (0, 0),
    options: str = "",
) -> State:
    """A position as the scenarios draw it: `A-red R05.1`, unnamed saucers in their bases, hands empty unless given. [TG-13]

    The stock is what is given minus what lies elsewhere; a saucer `riding` another stands directly above it.
    """
    data = GAME.start(seats, GAME.options(options)).to_json()
    camps = cast(list[str], data["camps"])
    purses = camps[:seats]
    places = {f"{camp}-{colour}": f"BASE-{camp}" for camp in camps for colour in ("red", "blue")}
    for saucer in saucers:
        which, place = saucer.split()
        assert which in places, f"{which} does not play"
        places[which] = place
    cargo, ground, stores, riding = cargo or {}, ground or {}, stores or {}, riding or {}
    laid = [(permits or {}).get(camp, cast(list[int], data["permits"])[place]) for place, camp in enumerate(camps)]
    held = [(hands or {}).get(camp, {}) if camp in purses else {} for camp in camps]
    pile = [count - sum(hand.get(kind, 0) for hand in held) for kind, count in zip(KINDS, COUNTS, strict=True)]
    pile[KINDS.index("soucoupe")] -= sum(laid)
    assert min(pile) >= 0, "more cards than the box has"
    changed: Json = {
        "turns": 1,
        "active": active,
        "saucers": [[places[f"{camp}-red"], places[f"{camp}-blue"]] for camp in camps],
        "hands": [[hand.get(kind, 0) for kind in KINDS] for hand in held],
        "pile": pile,
        "permits": laid,
        "stores": [stores.get(camp, 0) for camp in camps],
        "ground": ground,
        "cargo": [[cargo.get(f"{camp}-red", 0), cargo.get(f"{camp}-blue", 0)] for camp in camps],
        "riding": [[riding.get(f"{camp}-red", ""), riding.get(f"{camp}-blue", "")] for camp in camps],
        "stock": stock - sum([*cargo.values(), *ground.values(), *stores.values()]),
        "agenda": TURN[: PHASES[phase]],
        "acted": acted,
        "pips": {"red": pips[0], "blue": pips[1]},
        "moved": {"red": 0 if pips[0] else 2, "blue": 0 if pips[1] else 2},
    }
    return GAME.load({**data, **changed})


def attack_options(state: State) -> list[str]:
    """Every attack that is offered."""
    verbs = ("laser", "mega", "super_nova")
    return [option.text for option in state.options(state.turn()) if option.text.split()[0] in verbs]


def told(state: State, *lines: str) -> list[str]:
    """The events of these answers."""
    events: list[str] = []
    for line in lines:
        state.told = []
        say(state, line)
        events += [event.text() for event in state.told or []]
    state.told = None
    return events


def why(state: State, line: str) -> str:
    """The reason for which an answer is refused."""
    who, _, text = line.partition(" ")
    action = GAME.table.parse(text)
    assert state.turn() != seat_named(who) or action not in state.options(seat_named(who))
    return state.why(seat_named(who), action)


def ground(state: State) -> dict[str, int]:
    return cast(dict[str, int], state.to_json()["ground"])


def stock(state: State) -> int:
    return cast(int, state.to_json()["stock"])


def of_saucer(state: State, key: str, saucer: str) -> object:
    """What a view or a state says about one saucer: its cargo, or which saucer it rides."""
    return seen(state.to_json(), key, saucer)


def seen(view: Json, key: str, saucer: str) -> object:
    row = cast(list[list[object]], view[key])[cast(list[str], view["camps"]).index(saucer[0])]
    return row[0 if saucer.endswith("red") else 1]


def cargo(state: State, saucer: str) -> object:
    return of_saucer(state, "cargo", saucer)


def rolled(state: State, red: int, blue: int) -> None:
    """Throw the dice of a turn whose act is made."""
    say(state, "P1 roll", f"* red {red}", f"* blue {blue}")
