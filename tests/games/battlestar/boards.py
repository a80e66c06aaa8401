"""Drawn boards: a position in a line of words, and small ways to play on it and to look at it."""

from typing import cast

import orrery
from orrery.core import OVER, Game, Json, State, name, seat_named
from orrery.core.referee import play

GAME: Game = orrery.game("battlestar-galactica-1978")
COLOURS = {2: ["red", "green"], 3: ["red", "blue", "green"], 4: ["red", "blue", "green", "yellow"]}
KINDS = ["turbo", "force", "laser"]


def board(
    *ships: str,
    spin: int = 0,
    raider: str = "J10",
    seats: int = 4,
    shown: dict[str, list[str]] | None = None,
    packs: dict[str, list[str]] | None = None,
    evasions: dict[str, int] | None = None,
    options: str = "",
) -> State:
    """A position as the scenarios draw it: `red J5` on a cell, `green* J10` carrying, unnamed ships docked. [BG-12]

    The first-named pilot is active and has not yet spun, unless `spin` says what the arrow showed. Everybody has turbo and
    laser on show and three evasion cards, unless told otherwise; what is not on show and not told lies in the packs.
    """
    colours = COLOURS[seats]
    places = dict.fromkeys(colours, "home")
    carrier = -1
    for ship in ships:
        colour, place = ship.split()
        if colour.endswith("*"):
            carrier = colours.index(colour[:-1])
        assert colour.rstrip("*") in places, f"{colour} does not sit at a table of {seats}"
        places[colour.rstrip("*")] = place
    active = colours.index(ships[0].split()[0].rstrip("*"))
    on_show = [(shown or {}).get(colour, ["turbo", "laser"]) for colour in colours]
    data: Json = {
        "options": options,
        "camps": colours,
        "turns": 1,
        "active": active,
        "ships": list(places.values()),
        "raider": "" if carrier >= 0 else raider,
        "carrier": carrier,
        "shown": on_show,
        "packs": [pack((packs or {}).get(colour), on_show[seat]) for seat, colour in enumerate(colours)],
        "evasions": [(evasions or {}).get(colour, 3) for colour in colours],
        "number": 0,
        "dial": "",
        "agenda": [["command", active, 0], ["spin", active, 0]],
        "winner": -1,
    }
    state = GAME.load(data)
    if spin:
        say(state, f"* spin {spin}")
    return state


def pack(cards: list[str] | None, shown: list[str]) -> list[int]:
    """How many of each kind lie face down: those told, or the three of each that are not on show. [BG-R9]"""
    if cards is None:
        return [3 - shown.count(kind) for kind in KINDS]
    return [cards.count(kind) for kind in KINDS]


def say(state: State, *lines: str) -> None:
    """Play answers as a record writes them: `P1 move F6`, `* spin 4`."""
    for line in lines:
        who, _, text = line.partition(" ")
        play(state, seat_named(who), GAME.table.parse(text))


def texts(state: State) -> list[str]:
    """Every legal answer of whoever is asked."""
    return [action.text for action in state.options(state.turn())]


def flights(state: State) -> set[str]:
    """Where the ship may fly: the scenarios' D."""
    assert asked(state).endswith(" move"), f"no move is asked, but {asked(state)}"
    return {text.removeprefix("move ") for text in texts(state)}


def asked(state: State) -> str:
    """Who is asked what: `P1 move`, `* spin`, or `over`."""
    seat = state.turn()
    return "over" if seat == OVER else f"{name(seat)} {state.decision(seat).ask}"


def places(state: State) -> dict[str, str]:
    """Where every ship is that is not docked."""
    data = state.to_json()
    ships = zip(cast(list[str], data["camps"]), cast(list[str], data["ships"]), strict=True)
    return {colour: place for colour, place in ships if place != "home"}


def raider(state: State) -> str:
    """The cell where the raider lies free, or the colour of its carrier."""
    data = state.to_json()
    carrier = cast(int, data["carrier"])
    return cast(str, data["raider"]) if carrier < 0 else cast(list[str], data["camps"])[carrier]


def shown(state: State, seat: int) -> list[str]:
    """The command cards on show before a seat."""
    return cast(list[list[str]], state.to_json()["shown"])[seat]


def evasions(state: State, seat: int) -> int:
    """How many evasion cards a seat has left."""
    return cast(list[int], state.to_json()["evasions"])[seat]


def active(state: State) -> int:
    """Whose turn it is."""
    return cast(int, state.to_json()["active"])


def winner(state: State) -> str:
    """The colour that has won, or nothing."""
    data = state.to_json()
    seat = cast(int, data["winner"])
    return cast(list[str], data["camps"])[seat] if seat >= 0 else ""
