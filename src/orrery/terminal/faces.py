"""How a table is shown and how a person is asked: the plain way, line by line, and what every way has in common."""

import sys
from abc import ABC, abstractmethod

from orrery.core import Seat, name
from orrery.terminal.session import Session

READY = "> "


class Face(ABC):
    """What a person sees of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @abstractmethod
    def show(self) -> None:
        """What has happened, how the table looks, and the question with its answers."""

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
        bots = ", ".join(player for seat, player in enumerate(session.names) if seat != session.you)
        fields = {"title": session.words.say("title"), "seat": name(session.you), "bots": bots}
        return session.own.say("welcome", fields | {"seats": str(session.journal.seats)})


class PlainFace(Face):
    """Line by line, for screen readers, pipes and tests; what is piped in is echoed, so that the output reads as a dialogue."""

    def greet(self) -> None:
        self.say(self.welcome())

    def show(self) -> None:
        from orrery.draw.terminal import plain

        session = self.session
        for sentence in session.news():
            self.say(sentence)
        self.say(plain(session.scene()))
        self.say(session.prompt())
        decision = session.decision()
        if decision is None:
            self.say(session.own.say("over"))
            return
        for number, option in enumerate(decision.options, start=1):
            self.say(f"{number}. {session.words.label(option.text)} ({option.text})")

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
