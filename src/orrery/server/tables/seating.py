"""Who sits where: people, bots, and what a seat has asked the table to do for it."""

import hashlib
import secrets
from typing import Literal

import msgspec

from orrery.core import Seat

Kind = Literal["human", "bot"]
Until = Literal["else", "mine", "turn", "game"]
STANDINGS = 20  # of one seat
Kept = tuple[str, str, bool, bool, list["Standing"], str, bool]


class Standing(msgspec.Struct, frozen=True):
    """A standing answer: given whenever the seat is asked `ask` (`""`: anything) and the action is legal."""

    action: str
    ask: str
    until: Until
    turns: int = 0  # turns begun when it was set


class Chair:
    """One seat of a table and its guest, a person or a bot."""

    def __init__(self, seat: Seat, name: str, kind: Kind, level: str, token: str = "") -> None:
        self.seat = seat
        self.name = name
        self.kind = kind
        self.level = level  # of the bot that sits there, or plays for a person who left
        self.token = token  # its digest; a bot has none
        self.claimed = False  # whether somebody has taken the seat by its link
        self.left = False
        self.since = 0  # answers that had been given at the table when its guest of now sat down, as far as is remembered
        self.forced = False
        self.standing: list[Standing] = []
        self.pages = 0  # connected now
        self.gone_since: float | None = None  # when its last page went; None before the first came

    def take(self, stored: "Chair") -> None:
        """Be again as it was stored; the pages that are connected stay."""
        self.name, self.level, self.left = stored.name, stored.level, stored.left
        self.forced, self.standing = stored.forced, stored.standing
        self.token, self.claimed = stored.token, stored.claimed

    def kept(self) -> "Kept":
        """All of it that is stored and can change, to be compared."""
        return (self.name, self.level, self.left, self.forced, self.standing, self.token, self.claimed)

    def is_person(self) -> bool:
        """Whether somebody plays here now."""
        return self.kind == "human" and not self.left


def persons(chairs: list[Chair]) -> list[Seat]:
    """The seats at which somebody plays now."""
    return [chair.seat for chair in chairs if chair.is_person()]


def people(chairs: list[Chair]) -> list[Seat]:
    """The seats of people, of those included who have left for a while."""
    return [chair.seat for chair in chairs if chair.kind == "human"]


def new_token() -> str:
    """The right to a seat: 192 bits that nobody can guess."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """A token as it is kept. It is random and long, so that a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
