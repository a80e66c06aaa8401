"""Drawn boards: a position in a few words, and small ways to play on it and to look at it. [PR-13]"""

from typing import cast

import pytest

import orrery
from orrery.core import OVER, Game, Json, Refusal, State, name
from orrery.core.referee import play
from orrery.games.planet_raiders.board import DATA, PADS
from orrery.games.planet_raiders.state import Raiders

GAME: Game = orrery.game("planet-raiders")
COLOURS = {2: ["red", "violet"], 3: ["red", "yellow", "violet"], 4: ["red", "yellow", "violet", "green"]}
STARTS: dict[str, str] = {raider["id"]: raider["start"] for seat in DATA["seats"] for raider in seat["raiders"]}
ALIENS: list[str] = [pad["id"] for pad in DATA["pads"] if pad["kind"] == "alien"]
ROCKETS = {"b": "blue", "r": "red"}


def board(
    raiders: str = "",
    rockets: str = "",
    *,
    seats: int = 2,
    turn: str = "red",
    ask: str = "move",
    off: str = "",
    gone: str = "",
    reserve: dict[str, tuple[int, int]] | None = None,
    crew: dict[str, str] | None = None,
    options: str = "",
    quiet: int = 0,
    fates: dict[str, str] | None = None,
) -> Raiders:
    """A position as the scenarios draw it: `R1 e2e3 V2 d8e8`, `e3N:b e4N:r`. [PR-13]

    Raiders not named stand on their start pads, unless they are `off` the board or in somebody's `crew`; aliens stand on all
    their pads but those `gone`. Reserves are blue and red. The position counts as the start of a turn.
    """
    colours = COLOURS[seats]
    crews = {colour: (crew or {}).get(colour, "").split() for colour in colours}
    taken = {member for members in crews.values() for member in members} | set(off.split())
    places = {raider: "" if raider in taken else start for raider, start in STARTS.items()}
    words = raiders.split()
    places |= dict(zip(words[::2], words[1::2], strict=True))
    seat = colours.index(turn)
    data: Json = {
        "options": options,
        "camps": colours,
        "turns": 1,
        "active": seat,
        "raiders": [[places[f"{colour[0].upper()}{number}"] for number in (1, 2, 3)] for colour in colours],
        "aliens": [pad for pad in PADS if pad in ALIENS and pad not in gone.split()],
        "rockets": {slot: ROCKETS[colour] for slot, _, colour in (word.partition(":") for word in rockets.split())},
        "reserves": [list((reserve or {}).get(colour, (0, 0))) for colour in colours],
        "crew_aliens": [[member for member in crews[colour] if member not in STARTS] for colour in colours],
        "crew_raiders": [[member for member in crews[colour] if member in STARTS] for colour in colours],
        "fates": [(fates or {}).get(colour, "playing") for colour in colours],
        "places": [0] * seats,
        "locked": "",
        "ridden": {"blue": 0, "red": 0},
        "won": 0,
        "asked": False,
        "progress": False,
        "idle": 0,
        "quiet": quiet,
        "history": [],
        "agenda": [["end-turn"], ["place", seat, 0, 0], ["move", seat, 0, 0]][: 3 if ask == "move" else 2],
        "ended": "",
    }
    state = GAME.load(data)
    assert isinstance(state, Raiders)
    state.remember()
    return state


def new_game(seats: int = 2, options: str = "") -> State:
    return GAME.start(seats, GAME.options(options))


def say(state: State, *answers: str) -> None:
    """Answer for whoever is asked; `place blue e3 N` stands for its three answers. [PR-10]"""
    for text in answers:
        words = text.split()
        steps = [text] if words[0] != "place" else [f"take {words[1]}", f"zone {words[2]}", f"nose {words[3]}"]
        for step in steps:
            play(state, state.turn(), GAME.table.parse(step))


def why(state: State, text: str, seat: int | None = None) -> str:
    """The reason why an answer is refused; the state must be as before."""
    before = state.to_json()
    seat = state.turn() if seat is None else seat
    action = GAME.table.parse(text)
    with pytest.raises(Refusal):
        play(state, seat, action)
    assert state.to_json() == before
    return state.why(seat, action)


def key(state: State, text: str, seat: int | None = None) -> str:
    """The key of the reason, without its values."""
    return why(state, text, seat).split(" ")[0]


def texts(state: State) -> list[str]:
    """Every legal answer of whoever is asked."""
    return [action.text for action in state.options(state.turn())]


def usable(state: State, raider: str) -> set[str]:
    """The slots whose rockets a raider can ride now."""
    return {text.split()[2] for text in texts(state) if text.startswith(f"fly {raider} ")}


def zones(state: State) -> list[str]:
    """The zones that are offered."""
    return [text.removeprefix("zone ") for text in texts(state)]


def asked(state: State) -> str:
    """Who is asked what: `P1 move`, or `over`."""
    seat = state.turn()
    return "over" if seat == OVER else f"{name(seat)} {state.decision(seat).ask}"


def place(state: State, raider: str) -> str:
    """The pad of a raider, or nothing if it is off the board."""
    data = state.to_json()
    camps = [camp[0].upper() for camp in cast(list[str], data["camps"])]
    return cast(list[list[str]], data["raiders"])[camps.index(raider[0])][int(raider[1]) - 1]


def rockets(state: State) -> dict[str, str]:
    return cast(dict[str, str], state.to_json()["rockets"])


def in_hand(state: State, colour: str) -> tuple[int, int]:
    """The blue and red rockets in a player's reserve."""
    data = state.to_json()
    blue, red = cast(list[list[int]], data["reserves"])[cast(list[str], data["camps"]).index(colour)]
    return blue, red


def crew(state: State, colour: str) -> list[str]:
    """All members of a player's crew, aliens by planet."""
    data = state.to_json()
    seat = cast(list[str], data["camps"]).index(colour)
    return [*cast(list[list[str]], data["crew_aliens"])[seat], *cast(list[list[str]], data["crew_raiders"])[seat]]


def aliens(state: State) -> list[str]:
    return cast(list[str], state.to_json()["aliens"])


def places(state: State) -> dict[str, int]:
    """The places taken so far."""
    data = state.to_json()
    taken = zip(cast(list[str], data["camps"]), cast(list[int], data["places"]), strict=True)
    return {camp: place for camp, place in taken if place}


def ended(state: State) -> str:
    """Why the game is over, or nothing."""
    outcome = state.outcome()
    return outcome.reason if outcome else ""
