"""How a table is shown and how a person is asked: the plain way, line by line, and what every way has in common."""

import sys
from abc import ABC, abstractmethod

from orrery.core import Seat, name
from orrery.draw.terminal import plain
from orrery.terminal.session import Session, once

READY = "> "


class Face(ABC):
    """What a person sees of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @abstractmethod
    def show(self) -> None:
        """What has happened, and the question with its answers."""

    @abstractmethod
    def look(self) -> None:
        """The whole table."""

    @abstractmethod
    def say(self, text: str) -> None:
        """A reply to something that was typed."""

    @abstractmethod
    def waiting(self, seat: Seat) -> None:
        """A bot is being asked."""

    @abstractmethod
    def greet(self) -> None:
        """Before the first question."""

    def ask(self) -> str | None:
        """What the person types; nothing at the end of the input."""
        try:
            return input(READY)
        except EOFError:
            return None

    def welcome(self) -> str:
        session = self.session
        count, level = len(session.bots), session.names[next(iter(session.bots))]
        bots = level if count == 1 else f"{count} × {level}"
        fields = {"title": session.words.say("title"), "seat": name(session.you), "bots": bots}
        return session.own.say("welcome", fields)


class PlainFace(Face):
    """Line by line, for screen readers, pipes and tests; what is piped in is echoed, so that the output reads as a dialogue."""

    def greet(self) -> None:
        for sentence in [self.welcome(), *self.session.seating(), *self.session.variants()]:
            self.say(sentence)

    def look(self) -> None:
        self.say(plain(self.session.scene()).rstrip())

    def show(self) -> None:
        session = self.session
        for sentence in once(session.news()):
            self.say(sentence)
        decision = session.decision()
        if decision is None:
            self.look()  # the last position: who had what
            self.say(f"{session.prompt()}\n{session.own.say('over')}")
            return
        self.say(session.prompt())
        for number, (option, label) in enumerate(zip(decision.options, session.labels(), strict=True), start=1):
            self.say(f"{number}. {label} ({option.text})")

    def say(self, text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    def waiting(self, seat: Seat) -> None:
        """Nothing: the next line tells what the bot did."""

    def ask(self) -> str | None:
        if sys.stdin.isatty():
            return super().ask()
        line = sys.stdin.readline()
        if line:
            self.say(READY + line.strip())
        return line or None
