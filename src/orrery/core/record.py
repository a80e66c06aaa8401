"""A game played is a text file: headers, one answer per line, fingerprints between them."""

import re
from typing import Final

from orrery.core.errors import NotationError, OrreryError, OtherRules, RecordError, Refusal
from orrery.core.events import Telling
from orrery.core.fingerprint import fingerprint
from orrery.core.protocol import Game, State
from orrery.core.referee import play
from orrery.core.values import UNHEARD, name, seat_named

HEADER: Final = re.compile(r'\[(\w+) "(.*)"\]$')
ANSWER: Final = re.compile(r"(P[1-9]\d*|\*) +(\S.*)$")
MARK: Final = re.compile(r"= ([0-9a-f]{8})$")
NEEDED: Final = ["Game", "Rules", "Seats", "Options", "Result"]
TOLD: Final = ";>"  # begins a comment that tells an event; replaying compares it
UNFINISHED: Final = "*"


class Line:
    """One answer, the events that came of it, the fingerprint noted after it (or none), and where it stands in the file."""

    def __init__(
        self, seat: int, text: str, comment: str = "", mark: str = "", number: int = 0, told: list[str] | None = None
    ) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.comment: Final = comment
        self.mark = mark
        self.number: Final = number
        self.told: Final[list[str]] = told or []


class Record:
    """A game as it is kept: what was played, by whom, under which rules."""

    def __init__(self, headers: dict[str, str], lines: list[Line], where: str = "record") -> None:
        self.headers: Final = headers
        self.lines: Final = lines
        self.where: Final = where  # the file's name, for errors

    def names(self) -> list[str]:
        return [name.strip() for name in self.headers["Seats"].split(",")]

    def write(self) -> str:
        """The file's text; reading it gives the same record."""
        rows = [f'[{key} "{line}"]' for key, value in self.headers.items() for line in value.split("\n")]
        rows.append("")
        for line in self.lines:
            row = f"{name(line.seat)} {line.text}"
            rows.append(f"{row}  ; {line.comment}" if line.comment else row)
            rows += [f"{TOLD} {event}" for event in line.told]
            if line.mark:
                rows.append(f"= {line.mark}")
        return "\n".join(rows) + "\n"


def clean(text: str) -> str:
    """A player's name as a header can hold it.

    >>> clean('Ada "the ace", pilot')
    'Ada the ace pilot'
    """
    return " ".join(re.sub(r'[",\[\]\\;\x00-\x1f]', " ", text).split()) or "?"


def read_record(text: str, where: str = "record") -> Record:
    """Read a record's text; anything that is not one gets a sentence with its line."""
    headers: dict[str, str] = {}
    lines: list[Line] = []
    for number, row in enumerate(text.splitlines(), start=1):
        if row.startswith(TOLD) and lines:
            lines[-1].told.append(row.removeprefix(TOLD).strip())
        header = HEADER.match(row.strip())
        body, _, comment = row.partition(";")
        body = body.strip()
        if not body and not header:
            continue
        answer = ANSWER.match(body)
        mark = MARK.match(body)
        if header and not lines:
            key, value = header.groups()
            headers[key] = f"{headers[key]}\n{value}" if key in headers else value  # a text of several lines
        elif answer and headers:
            lines.append(Line(seat_named(answer.group(1)), answer.group(2).strip(), comment.strip(), "", number))
        elif mark and lines and not lines[-1].mark:
            lines[-1].mark = mark.group(1)
        else:
            raise RecordError(f"{where}:{number}: this is not a line of a record: {row.strip()[:60]!r}")
    for key in NEEDED:
        if key not in headers:
            raise RecordError(f"{where}: this is not a record: the header {key!r} is missing")
    return Record(headers, lines, where)


class Replay:
    """A record played again, answer by answer, with everything checked.

    One of other rules is followed for as long as its fingerprints agree; what it tells may read otherwise by now.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.game: Final = game
        self.record: Final = record
        self.state: State = begin(game, record)
        self.at = 0
        self.told: list[Telling] = []  # the events of the latest line
        self.of_these_rules: Final = record.headers["Rules"] == str(game.version)
        # Records of games without events have none to compare.
        self.listens: Final = self.of_these_rules and any(line.told for line in record.lines)

    def step(self) -> bool:
        """Play the next line; False when there is none."""
        if self.at == len(self.record.lines):
            return False
        if self.of_these_rules:
            self.play(self.record.lines[self.at])
        else:
            try:
                self.play(self.record.lines[self.at])
            except Exception as problem:  # whatever these rules make of answers that were given under others
                raise OtherRules(self.parted(problem)) from None
        self.at += 1
        return True

    def play(self, line: Line) -> None:
        """Play a line and compare what comes of it with what was noted."""
        place = f"{self.record.where}:{line.number or self.at + 1}"
        if line.text == UNHEARD:
            raise RecordError(f"{place}: this record hides what one seat did not hear, so it cannot be replayed")
        if line.seat >= len(self.state.teams):
            raise RecordError(f"{place}: there is no seat {name(line.seat)} in this game")
        self.told = []
        self.state.told = self.told
        try:
            play(self.state, line.seat, self.game.table.parse(line.text))
        except (NotationError, Refusal) as problem:
            raise RecordError(f"{place}: {problem}") from None
        finally:
            self.state.told = None
        told = [each.text() for each in self.told]
        if self.listens and told != line.told:
            happened, noted = "; ".join(told) or "nothing", "; ".join(line.told) or "nothing"
            raise RecordError(f"{place}: what happens is {happened}, but the record tells {noted}")
        if line.mark and line.mark != fingerprint(self.state):
            raise RecordError(
                f"{place}: the game that these lines play is not the one that was recorded "
                f"(fingerprint {fingerprint(self.state)}, not {line.mark})"
            )

    def parted(self, problem: Exception) -> str:
        """Where a record of other rules leaves these, as a sentence."""
        line = self.record.lines[self.at]
        place = f"{self.record.where}:{line.number or self.at + 1}: "
        why = str(problem).removeprefix(place) if isinstance(problem, RecordError) else "these rules cannot go on"
        return (
            f"{place}this was played under rules {self.record.headers['Rules']} of {self.game.title()}; "
            f"these are rules {self.game.version}, and follow it up to here only: {why}"
        )

    def finish(self) -> State:
        """Play what is left, and check that the record is whole and its result true."""
        while self.step():
            pass
        lines, where = self.record.lines, self.record.where
        if lines and not lines[-1].mark:
            raise RecordError(f"{where}: the record is cut off: it does not end with a fingerprint")
        result = result_of(self.state)
        if result != self.record.headers["Result"]:
            raise RecordError(f"{where}: its result is {result!r}, but its header says {self.record.headers['Result']!r}")
        return self.state


def begin(game: Game, record: Record) -> State:
    """The state before a record's first line."""
    headers, where = record.headers, record.where
    if headers["Game"] != game.name:
        raise RecordError(f"{where}: this is a record of {headers['Game']!r}, not of {game.name!r}")
    seats = len(record.names())
    try:
        game.check_seats(seats)
        return game.start(seats, game.options(headers["Options"]))
    except OrreryError as problem:
        raise RecordError(f"{where}: {problem}") from None


def result_of(state: State) -> str:
    """The ranks as the header has them, or `*` for a game that goes on."""
    outcome = state.outcome()
    return UNFINISHED if outcome is None else " ".join(str(rank) for rank in outcome.ranks)
