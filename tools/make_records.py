"""Write the golden records again, so that a changed rule is accepted by reading the difference.

A record is its own script. Its answers are played as far as they are still legal, comments are kept, headers and fingerprints
are written anew. If the record is of a whole game (its result is not `*`) and its answers run out early, because a rule has
changed or because it is a draft of headers only, the game is played on to its end: by the best-judged answers, with a little
luck that the file's name decides.

    python tools/make_records.py [FILE …]      all records by default
"""

import sys
from pathlib import Path
from zlib import crc32

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "records"
sys.path.insert(0, str(ROOT / "src"))

from orrery.catalog import game_of  # noqa: E402
from orrery.core import NATURE, OVER, Action, Game, Journal, Line, OrreryError, Record, Rng, State, read_record  # noqa: E402
from orrery.core.record import UNFINISHED  # noqa: E402


def judged_best(game: Game, state: State, rng: Rng) -> Action:
    """What looks best for the seat that is asked; ties within a margin are broken at random."""
    seat = state.turn()
    if seat == NATURE:
        return state.chance(rng)
    best, most = state.essential(seat)[0], -1.0
    for action in state.essential(seat):
        after = state.clone()
        after.apply(seat, action)
        worth = game.judge(after, seat) + 0.02 * rng.unit()
        if worth > most:
            best, most = action, worth
    return best


def play_on(journal: Journal, rng: Rng) -> None:
    """Bring a game to its end."""
    while (seat := journal.state.turn()) != OVER:
        assert len(journal.entries) < journal.game.longest, "a game without an end"
        journal.play(seat, judged_best(journal.game, journal.state, rng))


def remade(game: Game, record: Record) -> tuple[Record, str]:
    """A record played again by today's rules, and a sentence about the first answer that they refuse, if there is one."""
    journal = Journal(game, len(record.names()), game.options(record.headers["Options"]))
    problem = ""
    for line in record.lines:
        try:
            journal.play(line.seat, game.table.parse(line.text))
        except OrreryError as refused:
            problem = f"{record.where}:{line.number}: {refused}"
            break
    kept = [line.comment for line in record.lines[: len(journal.entries)]]
    if record.headers["Result"] != UNFINISHED:
        play_on(journal, Rng(crc32(Path(record.where).name.encode())))
    fresh = journal.record(record.names())
    comments = kept + [""] * (len(fresh.lines) - len(kept))
    lines = [
        Line(line.seat, line.text, comment, line.mark, told=line.told)
        for line, comment in zip(fresh.lines, comments, strict=True)
    ]
    return Record(fresh.headers, lines, record.where), problem


def main(names: list[str]) -> int:
    for path in [Path(name).resolve() for name in names] or sorted(RECORDS.glob("*/*.orr")):
        old, where = path.read_text("utf-8"), path.relative_to(ROOT).as_posix()
        record = read_record(old, where)
        fresh, problem = remade(game_of(record), record)
        if problem:
            sys.stdout.write(f"{problem}\n")
        if fresh.write() != old:
            path.write_text(fresh.write(), "utf-8")
            sys.stdout.write(f"{where}: written again\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
