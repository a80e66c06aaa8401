"""What one reader is shown of a table: one shape for the interface and for the live socket."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from orrery.server.tables.seating import Kind, Until

Status = Literal["asked", "choosing", "sealed", "idle", "over"]


class SeatShown(Struct):
    seat: int
    name: str
    kind: Kind
    level: str
    team: int
    status: Status
    ask: str
    present: bool
    left: bool
    claimed: bool  # somebody has taken it by its link


class OptionShown(Struct):
    action: str
    label: str
    final: bool | UnsetType = UNSET


class DecisionShown(Struct):
    ask: str
    rule: str
    camp: str
    prompt: str
    options: list[OptionShown]


class LineShown(Struct):
    seq: int
    seat: int
    action: str
    text: str
    turn: int


class OutcomeShown(Struct):
    ranks: list[int]
    scores: list[float]
    reason: str
    text: str
    told: list[str]  # each seat's score in words; nothing in games that are only won or lost


class RequestShown(Struct):
    seat: int
    line: int
    agreed: list[int]
    you: bool


class UndoTogether(Struct):
    """What all persons together may do: of what was answered, only what this seat itself did counts."""

    step: bool
    turn: bool
    redo: bool


class UndoShown(Struct):
    step: bool
    turn: bool
    redo: bool
    ask: bool
    free: bool
    together: UndoTogether
    asked: RequestShown | None


class StandingShown(Struct):
    action: str
    label: str
    ask: str
    until: Until


class LuckShown(Struct):
    """What the table's luck is bound by from the start, and its key when the game is over."""

    commitment: str
    key: str


class TableState(Struct, kw_only=True):
    """The log comes last: all before it is what a page compares with what it was sent before."""

    table: str
    game: str
    title: str
    options: str
    variants: list[str]  # what the options change, in words
    seeded: bool
    practice: bool  # more was taken back than is allowed against others
    luck: LuckShown
    seat: int
    seq: int
    rolled: int  # the seq of the latest answer of luck that this seat has heard of
    turns: int
    seats: list[SeatShown]
    view: dict[str, Any] | UnsetType = UNSET  # all that the seat may know, in the game's own shape; a page can do without
    decision: DecisionShown | None
    outcome: OutcomeShown | None
    undo: UndoShown
    standing: list[StandingShown]
    forced: bool
    rematch: str | None
    log_from: int  # behind how many lines of the reader's log these go
    log: list[LineShown]
