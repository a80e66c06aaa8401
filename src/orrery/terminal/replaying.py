"""A record told again: line by line, turn by turn, or up to one line."""

from pathlib import Path

from orrery import catalog
from orrery.core import (
    EVENT,
    GALLERY,
    NATURE,
    NotationError,
    OtherRules,
    RecordError,
    Replay,
    Scene,
    State,
    Words,
    name,
    read_record,
)
from orrery.core.record import Line
from orrery.terminal.phrases import own_words
from orrery.terminal.session import camps_of, told_ending


def open_record(path: Path) -> Replay:
    """A file at its first line, or a sentence that says why it cannot be replayed."""
    try:
        record = read_record(path.read_text("utf-8"), str(path))
    except OSError as problem:
        raise RecordError(f"{path}: this file cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: this is not a record: it is not text") from None
    try:
        game = catalog.game_of(record)
    except NotationError as problem:
        raise RecordError(f"{path}: {problem}") from None
    return Replay(game, record)


def seated(replay: Replay) -> State:
    """The table once Nature has drawn who sits where, in games that draw it."""
    start = Replay(replay.game, replay.record)
    try:
        while start.at < len(replay.record.lines) and replay.record.lines[start.at].seat == NATURE:
            start.step()
    except OtherRules:
        return replay.state  # it is told where the record gets to that line
    return start.state


class Reel:
    """A record being told in one language, as the gallery may see it."""

    def __init__(self, path: Path, lang: str) -> None:
        self.path = path
        self.replay = open_record(path)
        self.words: Words = self.replay.game.words.into(lang)
        self.own: Words = own_words(lang)

    @property
    def lines(self) -> list[Line]:
        return self.replay.record.lines

    def heading(self) -> str:
        """The game, its variants and who played it, in which colour."""
        headers = self.replay.record.headers
        variants = self.words.variants(self.replay.game.options(headers["Options"]))
        players = [f"{name(seat)} {player}" for seat, player in enumerate(self.replay.record.names())]
        camps = [self.words.name(camp) for camp in camps_of(seated(self.replay).observe(GALLERY), len(players))]
        if camps:
            players = [f"{player} ({camp})" for player, camp in zip(players, camps, strict=True)]
        heading = self.own.say("heading", {"title": self.words.say("title"), "players": ", ".join(players)})
        return "\n".join([heading, *variants])

    def step(self) -> str | None:
        """Play the next line and tell it; nothing when there is none."""
        if not self.replay.step():
            return None
        line = self.lines[self.replay.at - 1]
        seats = [name(seat) for seat in range(len(self.replay.state.teams))]
        happened = [self.words.line(EVENT, event.text(), seats) for event in self.replay.told]
        told = [text for text in [self.words.line(line.seat, line.text, seats), *happened] if text]
        first = f"{self.replay.at:5}  {told[0] if told else self.silent(line)}"
        return "\n".join([f"{first}  ; {line.comment}" if line.comment else first, *(f"       {text}" for text in told[1:])])

    def silent(self, line: Line) -> str:
        """An answer that has no line in the log: a step of what is told later, or a choice that is revealed later."""
        label = self.words.label(line.text)
        return label if line.seat == NATURE else self.own.say("step", {"seat": name(line.seat), "label": label})

    def noted(self) -> list[str]:
        """What is left of a record that these rules cannot follow, as it was noted."""
        return [f"{line.number:5}  {name(line.seat)} {line.text}" for line in self.lines[self.replay.at :]]

    def turn(self) -> list[str]:
        """Play on until the next turn begins; what happened."""
        told: list[str] = []
        before = self.replay.state.turn_count
        while self.replay.state.turn_count == before and (line := self.step()):
            told.append(line)
        return told

    def go_to(self, number: int) -> list[str]:
        """Play up to a line, which is an answer with all that came of it; what that line says."""
        if number > len(self.lines):
            raise RecordError(f"{self.path}: there is no line {number}: this record has {len(self.lines)} answers")
        told: list[str] = []
        while self.replay.at < number:
            told = [self.step() or ""]
        return told

    def scene(self) -> Scene:
        return self.replay.game.scene(self.replay.state.observe(GALLERY), None, self.words)

    def place(self) -> int:
        """The line that was played last."""
        return self.replay.at

    def ending(self) -> list[str]:
        """How it ended, or who is awaited."""
        outcome = self.replay.state.outcome()
        if outcome is None:
            return [self.words.say("outcome.unfinished")]
        return told_ending(outcome, self.replay.record.names(), self.replay.state.observe(GALLERY), self.words, self.own)
