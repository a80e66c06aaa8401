"""Positions of L'Invasion in a few words, and small ways to play on them and to look at them."""

from typing import cast

import orrery
from orrery.core import OVER, Action, Game, Json, State, name, seat_named
from orrery.core.referee import play
from orrery.games.terra_galactix.box.cards import COUNTS, KINDS
from orrery.games.terra_galactix.box.seating import usual_layout

GAME: Game = orrery.game("terra-galactix-invasion")
Hands = dict[str, dict[str, int]]
TURN: list[object] = [["next-turn"], ["attack"], ["move"], ["volley"], ["act"]]
PHASES = {"act": 5, "move": 3, "attack": 2}  # how many stages of the turn are left
NUMBERS = {"act": 0, "move": 2, "attack": 3}


def board(
    *saucers: str,
    active: str = "A",
    players: str = "",
    seats: int = 4,
    hands: Hands | None = None,
    bunkers: dict[str, str] | None = None,
    lives: dict[str, int] | None = None,
    regenerating: dict[str, int] | None = None,
    phase: str = "act",
    acted: int = 0,
    pips: tuple[int, int] = (0, 0),
    options: str = "",
) -> State:
    """A position as the scenarios draw it: `A-red R05.1`, unnamed saucers in their bases, hands empty unless given. [TG-13]"""
    camps = players or usual_layout(seats)
    options = f"{options} bases={camps}" if players else options
    data = GAME.start(len(camps), GAME.options(options)).to_json()
    places = {f"{camp}-{colour}": f"BASE-{camp}" for camp in camps for colour in ("red", "blue")}
    for saucer in saucers:
        which, place = saucer.split()
        assert which in places, f"{which} does not play"
        places[which] = place
    held = [(hands or {}).get(camp, {}) for camp in camps]
    counts = [0 if kind == "soucoupe" else COUNTS[KINDS.index(kind)] for kind in KINDS]
    counts[KINDS.index("super_nova")] = 5
    pile = [count - sum(hand.get(kind, 0) for hand in held) for kind, count in zip(KINDS, counts, strict=True)]
    assert min(pile) >= 0, "more cards than the box has"
    whole: dict[str, str] = dict.fromkeys(cast(dict[str, str], data["bunkers"]), "start")
    changed: Json = {
        "turns": 1,
        "active": active,
        "saucers": [[places[f"{camp}-red"], places[f"{camp}-blue"]] for camp in camps],
        "hands": [[hand.get(kind, 0) for kind in KINDS] for hand in held],
        "pile": pile,
        "bunkers": {**whole, **(bunkers or {})},
        "lives": [(lives or {}).get(camp, cast(list[int], data["lives"])[0]) for camp in camps],
        "regeneration": [(regenerating or {}).get(camp, 0) for camp in camps],
        "agenda": TURN[: PHASES[phase]],
        "phase": NUMBERS[phase],
        "acted": acted,
        "pips": {"red": pips[0], "blue": pips[1]},
        "moved": {"red": 0 if pips[0] else 2, "blue": 0 if pips[1] else 2},
    }
    return GAME.load({**data, **changed})


def rolled(*saucers: str, dice: str, **told: object) -> State:
    """A position in which the active player has just thrown these dice: `3 1 6` for red 3, blue 1, yellow 6."""
    state = board(*saucers, acted=1, **told)  # type: ignore[arg-type]
    say(state, f"{name(state.turn())} roll")
    throw(state, dice)
    return state


def throw(state: State, dice: str) -> None:
    for face in dice.split():
        die = cast(str, state.decision(-1).about["die"])
        say(state, f"* {die} {face}")


def say(state: State, *lines: str) -> None:
    """Play answers as a record writes them: `P1 step A-red R05.4`, `* yellow 4`."""
    for line in lines:
        who, _, text = line.partition(" ")
        play(state, seat_named(who), read(state, text))


def read(state: State, text: str) -> Action:
    """An action of the game that a position is of."""
    return orrery.game(state.game_name).table.parse(text)


def texts(state: State) -> list[str]:
    """Every legal answer of whoever is asked."""
    return [action.text for action in state.options(state.turn())]


def asked(state: State) -> str:
    """Who is asked what: `P1 move`, `* dice`, or `over`."""
    seat = state.turn()
    return "over" if seat == OVER else f"{name(seat)} {state.decision(seat).ask}"


def steps(state: State, saucer: str) -> set[str]:
    """Where a saucer may step now."""
    return {text.split()[2] for text in texts(state) if text.startswith(f"step {saucer} ")}


def ends(state: State, saucer: str) -> set[str]:
    """Every place where a saucer can be when its move is over, Earth included."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = [state]
    while waiting:
        position = waiting.pop()
        for place in steps(position, saucer):
            after = position.clone()
            after.apply(after.turn(), read(after, f"step {saucer} {place}"))
            status = cast(dict[str, int], after.to_json()["moved"])[saucer[2:]]
            mark = f"{where(after, saucer)} {cast(dict[str, int], after.to_json()['pips'])[saucer[2:]]}"
            if after.turn() == OVER or status == 2 or asked(after) != asked(state):
                found.add(where(after, saucer))
            elif mark not in seen:
                seen.add(mark)
                waiting.append(after)
    return found


def where(state: State, saucer: str) -> str:
    data = state.to_json()
    row = cast(list[list[str]], data["saucers"])[cast(list[str], data["camps"]).index(saucer[0])]
    return row[0 if saucer.endswith("red") else 1]


def of_camp(state: State, key: str, camp: str) -> int:
    """A number of one camp: its lives, or whether it regenerates."""
    data = state.to_json()
    return cast(list[int], data[key])[cast(list[str], data["camps"]).index(camp)]


def hand(state: State, camp: str) -> dict[str, int]:
    data = state.to_json()
    counts = cast(list[list[int]], data["hands"])[cast(list[str], data["camps"]).index(camp)]
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def size(state: State, camp: str) -> int:
    return sum(hand(state, camp).values())


def bunker(state: State, which: str) -> str:
    return cast(dict[str, str], state.to_json()["bunkers"])[which]


def discarded(state: State, kind: str) -> int:
    return cast(list[int], state.to_json()["discards"])[KINDS.index(kind)]


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
    action = read(state, text)
    assert state.turn() != seat_named(who) or action not in state.options(seat_named(who))
    return state.why(seat_named(who), action)


def drawing(state: State, held: int = 0) -> State:
    """The same position, with the active player about to draw."""
    data = state.to_json()
    base = "ABCD".index(cast(str, data["active"]))
    return GAME.load({**data, "agenda": [*TURN, ["draw", base, 5, held]]})


def play_on(state: State, until: str) -> None:
    """Give the first answer to everything, until somebody is asked this."""
    for _ in range(200):
        if asked(state) == until:
            return
        state.apply(state.turn(), state.options(state.turn())[0])
    raise AssertionError(f"{until} is never asked")
