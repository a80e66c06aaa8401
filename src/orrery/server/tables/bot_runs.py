"""A bot's run of questions at a table: which answers belong to it, what its thinker is told, and when it answers.

A run lasts until somebody else, or luck, gives an answer that everybody hears of. Others' sealed answers do not end it, and
neither do the bot's own, whatever they show. So everybody at the table can tell where a run begins, and what depends on it
alone tells nothing about a hand.
"""

import secrets
from typing import Final

from orrery.bots.mcts import KEPT_BACK
from orrery.core import GALLERY, Entry, Json, Rng, Seat, State
from orrery.server.tables.disclosure import TWINS
from orrery.server.tables.match import Match
from orrery.server.tables.room import Room
from orrery.server.tables.seating import Chair
from orrery.server.workers.levels import thinking_time

ROOM_TO_THINK: Final = 0.1  # seconds on top of what a bot may spend
SLACK: Final = 1.25  # times what a bot may spend: it ends with a whole simulation
MOST_IN_A_TURN: Final = 300  # answers of one bot, several times as many as any box needs
BOTS: Final = 1_000_000  # numbers of draws from here on are those of bots: no game has so many answers


class Run:
    """The run that a seat's next answer belongs to."""

    def __init__(self, match: Match, chair: Chair) -> None:
        self.start = 0  # the place in the journal from which on there is nothing but the run, and what was sealed meanwhile
        self.places: list[int] = []  # of its answers so far
        entries = match.journal.entries
        for place in range(len(entries) - 1, chair.since - 1, -1):
            own = entries[place].seat == chair.seat
            if match.by_hand[place] if own else is_heard_by_all(entries[place]):
                self.start = place + 1
                break
            if own:
                self.places.insert(0, place)


def goes_in_circles(match: Match, seat: Seat) -> bool:
    """Whether a bot has answered so often in this turn that it may never end it: an owner's own cards may pay for themselves.

    From then on it answers at random, which ends any turn.
    """
    now, own = match.journal.state.turn_count, 0
    for entry in reversed(match.journal.entries):
        if entry.turn_count != now:
            break
        own += entry.seat == seat
    return own >= MOST_IN_A_TURN


def is_heard_by_all(entry: Entry) -> bool:
    return not entry.secret and bool(entry.heard[-1])  # the gallery's version


def thought(room: Room, seat: Seat) -> Json:
    """The task of a bot: a world as its seat may imagine it, its name, luck of its own, and the run that this belongs to.

    What is hidden from the seat is dealt anew before it leaves this process: a bot could not read the truth if it tried.
    """
    match, chair = room.match, room.chairs[seat]
    run = Run(match, chair)
    task: Json = {
        "do": "think",
        "game": match.game.name,
        "data": match.game.data,
        "seat": seat,
        "bot": chair.level,
        **question(match, match.journal.state, seat, len(match.journal.entries), bool(run.places)),
    }
    if thinking_time(chair.level):  # others have nothing to keep
        task["run"] = f"{room.id} {seat} {chair.level} {chair.since} {match.course} {run.start}"
        task["later"] = bool(run.places)
        task["seeded"] = match.seeded
    return task


def question(match: Match, state: State, seat: Seat, place: int, later: bool) -> Json:
    """What a bot is asked at one place of the journal: a world, a seed, and the share of its budget that an answer may cost."""
    luck = match.luck.rng(place + BOTS) if match.seeded else Rng(secrets.randbits(64), secrets.randbits(64))
    return {
        "world": state.imagine(seat, luck).to_json(),
        "seed": [luck.below(1 << 30), luck.below(1 << 30)],
        "share": KEPT_BACK if later and is_hiding(state) else 1.0,
    }


def earlier_questions(room: Room, seat: Seat) -> list[Json]:
    """What the seat was asked earlier in its run, for a new bot to go through: with the same luck it comes to the same plan."""
    match = room.match
    state, places = match.journal.begin(), Run(match, room.chairs[seat]).places
    questions: list[Json] = []
    for place, entry in enumerate(match.journal.entries):
        if place in places:
            questions.append(question(match, state, seat, place, bool(questions)))
        state.apply(entry.seat, entry.action)
    return questions


def beat_of(room: Room, seat: Seat, pause: float) -> float:
    """Where something is hidden, a bot answers on a beat that depends on its level and on where its run begins, nothing else:
    how long it thought would tell how many answers its hand leaves it. Where nothing is hidden, it answers as soon as it can.

    The first answer of a run has the level's beat. The later ones have a short one: by then the search is done, and what is
    left of the budget fits into it.
    """
    match, chair = room.match, room.chairs[seat]
    if not is_hiding(match.journal.state):
        return 0.0
    thinking = SLACK * thinking_time(chair.level)
    if Run(match, chair).places:
        return ROOM_TO_THINK + max(pause, KEPT_BACK * thinking)
    return pause + ROOM_TO_THINK + thinking


def is_hiding(state: State) -> bool:
    """Whether there is anything that not everybody knows; a single twin might be the truth by accident."""
    return state.secret() or any(state.imagine(GALLERY, Rng(number)).to_json() != state.to_json() for number in range(TWINS))
