"""Read a record (.orr), check every fingerprint while playing it again, and tell what happened, turn by turn."""

import sys
from pathlib import Path

import orrery
from orrery.core import NATURE, Replay, name, read_record

path = Path(sys.argv[1])
record = read_record(path.read_text("utf-8"), path.name)
game = orrery.game(record.headers["Game"])
players = record.names()
print(f"{game.title()}, {len(players)} seats: {', '.join(players)}; {len(record.lines)} answers")

replay = Replay(game, record)
turns = replay.state.turn_count
told: list[str] = []
for line in record.lines:
    told.append(line.text if line.seat == NATURE else f"{name(line.seat)} {line.text}")
    replay.step()
    if replay.state.turn_count != turns:
        print(f"turn {turns}: {', '.join(told)}")
        turns, told = replay.state.turn_count, []

outcome = replay.finish().outcome()
print(f"turn {turns}: {', '.join(told)}")
print("the game is not over" if outcome is None else f"{players[outcome.ranks.index(1)]} wins: {outcome.reason}")
