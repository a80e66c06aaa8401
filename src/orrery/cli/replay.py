"""`orrery replay`: step through records, or check them."""

import sys
from pathlib import Path

from orrery.cli import complain
from orrery.cli.report import make_directory
from orrery.core import NotationError, OtherRules, RecordError
from orrery.core.committed_luck import COMMITMENT, check_luck
from orrery.phrasebook import in_language
from orrery.terminal.phrases import spoken_here
from orrery.terminal.replaying import Reel, open_record


def run_replay(files: list[Path], check: bool, to: int | None, svg: Path | None, lang: str | None) -> int:
    """Each file in turn; the exit status."""
    if check:
        if to is not None or svg:
            raise NotationError("--check looks at whole records and draws nothing; leave out --to and --svg")
        return max(check_record(path) for path in files)
    if svg:
        make_directory(svg)
    for path in files:
        reel = Reel(path, lang or spoken_here())
        if to is not None:
            show_line(reel, to, svg)
        elif svg:
            draw_turns(reel, svg)
        elif sys.stdin.isatty() and sys.stdout.isatty():
            from orrery.terminal.screen import browse

            browse(reel)
        else:
            tell(reel)
    return 0


def check_record(path: Path) -> int:
    """Replay a record and compare every fingerprint; what is wrong is told, and the other files are still looked at."""
    try:
        replay = open_record(path)
        replay.finish()
        drawn = check_luck(replay.game, replay.record)
    except RecordError as problem:
        return complain(str(problem))
    lines = replay.record.lines
    marks = sum(1 for line in lines if line.mark)
    other = "" if replay.of_these_rules else f", although it was played under rules {replay.record.headers['Rules']}"
    luck = f", the table's luck is as committed in {drawn} draws" if COMMITMENT in replay.record.headers else ""
    result = replay.record.headers["Result"]
    say(f"{path}: {len(lines)} answers and {marks} fingerprints are right{luck}{other}, result {result}")
    return 0


def tell(reel: Reel) -> None:
    """The whole game, a line for each answer; of other rules as far as these follow it, and the rest as it was noted."""
    say(reel.heading())
    try:
        while sentence := reel.step():
            say(sentence)
    except OtherRules as problem:
        say("\n".join([in_language(str(problem), reel.words.lang), *reel.noted()]))
        return
    if any(line.mark for line in reel.lines):  # a record written by hand has none: that every answer is legal must do
        reel.replay.finish()
    say("\n".join(reel.ending()))


def show_line(reel: Reel, to: int, svg: Path | None) -> None:
    """The board after one line; 0 is the start."""
    told = reel.go_to(to)
    if svg:
        draw(reel, svg)
        return
    from orrery.draw.terminal import plain

    say("\n".join([reel.heading(), *told, plain(reel.scene())]))


def draw_turns(reel: Reel, directory: Path) -> None:
    """A picture of the start, and of the table after each turn."""
    draw(reel, directory)
    while reel.turn():
        draw(reel, directory)


def draw(reel: Reel, directory: Path) -> None:
    from orrery.draw.svg import svg

    file = directory / f"{reel.path.stem}-line-{reel.place():05}.svg"
    file.write_text(svg(reel.scene()), "utf-8")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
