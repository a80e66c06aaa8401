"""The bodies of requests and answers, as docs/reference/http.md has them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from orrery.server.tables.seating import Until

Lang = Literal["fr", "en"]
Token = Annotated[str, Meta(max_length=200)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(max_length=60)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Level = Annotated[str, Meta(max_length=40)]
Place = Annotated[int, Meta(ge=0, le=1_000_000)]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request; misspelt fields are refused rather than overlooked."""


class SeatPlan(Body, kw_only=True):
    kind: Literal["human", "bot"]
    name: Annotated[str, Meta(max_length=200)] = ""
    level: Level = ""


class Source(Body, kw_only=True):
    table: Word = ""
    record: Annotated[str, Meta(max_length=150_000)] = ""
    line: Place


class NewTable(Body, kw_only=True):
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    game: Annotated[str, Meta(max_length=80)] = ""
    options: Annotated[str, Meta(max_length=500)] = ""
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    source: Source | None = field(default=None, name="from")


class Nothing(Body, kw_only=True):
    """A request that says all by its address."""


class Answer(Body, kw_only=True):
    seq: Seq
    action: Notation


class Undo(Body, kw_only=True):
    seq: Seq
    what: Literal["step", "turn", "ask"]
    tokens: Annotated[list[Token], Meta(max_length=12)] = []


class Consent(Body, kw_only=True):
    line: Place
    agree: bool


class StandingOrder(Body, kw_only=True):
    action: Annotated[str, Meta(max_length=200)] = ""
    ask: Word = ""
    until: Until = "else"
    clear: bool = False


class Forced(Body, kw_only=True):
    on: bool


class Name(Body, kw_only=True):
    name: Annotated[str, Meta(max_length=200)]


class Say(Body, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    id: Annotated[str, Meta(max_length=64)] = ""


class Leave(Body, kw_only=True):
    level: Level = ""
    seat: Annotated[int, Meta(ge=0, le=12)] | None = None


class Claim(Body, kw_only=True):
    new: Annotated[str, Meta(min_length=22, max_length=200, pattern="^[A-Za-z0-9_-]+$")]


class Invite(Body, kw_only=True):
    seat: Annotated[int, Meta(ge=0, le=12)]


class Hello(Struct, kw_only=True):
    """The first message of a page on its socket."""

    token: Token = ""
    lang: Lang | None = None
    seq: Seq = 0
    picture: bool = True


class Mine(Body, kw_only=True):
    tokens: Annotated[list[Token], Meta(max_length=50)]


class SeatOpened(Struct):
    seat: int
    token: str
    link: str


class TableMade(Struct):
    table: str
    seats: list[SeatOpened]
    watch: str


class Said(Struct):
    said: bool


class NextTable(Struct):
    table: str
    link: str


class SeatShown(Struct):
    seat: int
    name: str
    kind: Literal["human", "bot"]
    level: str
    team: int
    status: Literal["asked", "choosing", "sealed", "idle", "over"]
    ask: str
    present: bool
    left: bool
    claimed: bool


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


class UndoShown(Struct):
    step: bool
    turn: bool
    ask: bool
    free: bool
    asked: RequestShown | None


class StandingShown(Struct):
    action: str
    ask: str
    until: Until


class LuckShown(Struct):
    """What the table's luck is bound by from the start, and its key when the game is over."""

    commitment: str
    key: str


class TableState(Struct):
    """What one reader is shown of a table."""

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
    turns: int
    seats: list[SeatShown]
    view: dict[str, Any]
    decision: DecisionShown | None
    log_from: int
    log: list[LineShown]
    outcome: OutcomeShown | None
    undo: UndoShown
    standing: list[StandingShown]
    forced: bool
    rematch: str | None


class Why(Struct):
    action: str
    legal: bool
    reason: str
    rule: str
    text: str
    known: bool = True  # whether the game has such an action at all


class Rule(Struct):
    rule: str
    text: str


class Rules(Struct):
    rules: list[Rule]


class OptionOffered(Struct):
    name: str
    default: str
    values: list[str]
    text: dict[str, str]
    texts: dict[str, dict[str, str]]


class GameOffered(Struct):
    name: str
    box: str  # a box may hold several games
    box_title: dict[str, str]
    cover: str  # the name of the generated picture on the box
    title: dict[str, str]
    about: dict[str, str]
    seats: list[int]
    options: list[OptionOffered]


class Games(Struct):
    games: list[GameOffered]
    levels: list[str]
    languages: list[str]


class MyTable(Struct):
    table: str
    game: str
    title: str
    seat: int
    place: int
    names: list[str]
    asked: bool
    over: bool
    turns: int
    changed: str


class MyTables(Struct):
    tables: list[MyTable]


class ReplayLine(Struct):
    line: int
    seat: int
    action: str
    text: str
    turn: int


class Replay(Struct):
    table: str
    game: str
    options: str
    names: list[str]
    over: bool
    views: list[int | str] = field(name="as")
    turns: list[int]
    lines: list[ReplayLine]


class Asked(Struct):
    seat: int
    ask: str


class Position(Struct):
    line: int
    view: dict[str, Any]
    asked: list[Asked]
    outcome: OutcomeShown | None
    scene: dict[str, Any]


class Refused(Struct):
    """Every answer that is not a success."""

    error: str
    reason: str
    rule: str
    seq: int | UnsetType = UNSET
