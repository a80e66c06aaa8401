"""Two checkouts of Orrery against each other: the same bot, with the judgement and search of each.

    tools/play_versions.py OLD_CHECKOUT --game race-xeno-invasion --bot mcts:300sims --games 400 --seed 7

Each side is a process of its own, with its checkout's `.venv`, and plays through all answers; Nature is the new side's. Both
must ask the same questions: the first one that differs ends the comparison with a message.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OVER, NATURE = -3, -1


def follow() -> None:
    """Be one side: replay what is told, and answer for its bot. Only what old versions have too is used here."""
    from orrery import catalog
    from orrery.bots import make_bot
    from orrery.core import Perspective, Rng

    for line in sys.stdin:
        verb, *rest = line.rstrip("\n").split("\t")
        if verb == "new":
            name, options, seats, bot_name, seed, number = rest
            game = catalog.game(name)
            state = game.start(int(seats), game.options(options))
            rng = Rng(int(seed), int(number))
            bot = make_bot(bot_name, game, rng.fork())
        elif verb == "apply":
            seat, action = int(rest[0]), game.table.parse(rest[1])
            if action not in state.options(seat):
                print(f"cannot answer {rest[1]!r}", flush=True)
                continue
            state.apply(seat, action)
        if verb == "chance":
            print(state.chance(rng).text, flush=True)
        elif verb == "choose":
            print(bot.choose(Perspective(state, int(rest[0]))).text, flush=True)
        elif verb == "outcome":
            outcome = state.outcome()
            assert outcome is not None
            print(json.dumps([list(outcome.ranks), list(outcome.scores)]), flush=True)
        else:
            print(int(state.turn()), flush=True)


class Side:
    """A process of one checkout."""

    def __init__(self, checkout: Path) -> None:
        command = [str(checkout / ".venv/bin/python"), __file__, "--follow"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=checkout)

    def ask(self, *words: object) -> str:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write("\t".join(str(word) for word in words) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")


def play(sides: list[Side], mine: int) -> tuple[list[int], list[float]]:
    """One game to its end; the new side sits in one seat, the old one in all others."""
    turn = int(sides[0].ask("turn"))
    while turn != OVER:
        answer = sides[0].ask("chance") if turn == NATURE else sides[0 if turn == mine else 1].ask("choose", turn)
        turns = [side.ask("apply", turn, answer) for side in sides]
        if turns[0] != turns[1] or not turns[0].lstrip("-").isdigit():
            sys.exit(f"the versions part at P{turn + 1} {answer}: {turns[0]} and {turns[1]}")
        turn = int(turns[0])
    ranks, scores = json.loads(sides[0].ask("outcome"))
    return ranks, scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("old", type=Path, help="another checkout, set up with `make setup`")
    parser.add_argument("--game", default="race-xeno-invasion")
    parser.add_argument("--options", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="mcts:300sims")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sides = [Side(ROOT), Side(asked.old.resolve())]
    won = points = 0.0
    for number in range(1, asked.games + 1):
        mine = number % asked.seats
        for side in sides:
            side.ask("new", asked.game, asked.options, asked.seats, asked.bot, asked.seed, number)
        ranks, scores = play(sides, mine)
        won += 1 / ranks.count(1) if ranks[mine] == 1 else 0.0
        points += scores[mine]
        print(f"{number}: {won / number:.1%} won, {points / number:.1f} points a game", flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--follow"]:
        follow()
    else:
        main()
