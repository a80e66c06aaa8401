"""The bodies of requests and answers, as docs/reference/http.md has them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from orrery.server.picture_messages import PositionPicture
from orrery.server.table_state import OutcomeShown
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
    data: Annotated[str, Meta(max_length=60_000)] = ""  # a file of the owner's that the game is made with, such as decks
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    source: Source | None = field(default=None, name="from")


class Nothing(Body, kw_only=True):
    """A request without a body."""


class Answer(Body, kw_only=True):
    seq: Seq
    action: Notation


class Undo(Body, kw_only=True):
    seq: Seq
    what: Literal["step", "turn", "ask", "redo"]
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
    id: Annotated[str, Meta(max_length=64, pattern=r"^[!-~]*$(?!\n)")] = ""  # kept and compared as it is


class Leave(Body, kw_only=True):
    level: Level = ""
    seat: Annotated[int, Meta(ge=0, le=12)] | None = None


class Claim(Body, kw_only=True):
    new: Annotated[str, Meta(min_length=22, max_length=200, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class Invite(Body, kw_only=True):
    seat: Annotated[int, Meta(ge=0, le=12)]


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


class Done(Struct):
    """What was asked for is stored; the state comes on the socket."""

    seq: int


class NextTable(Struct):
    table: str
    link: str


class Why(Struct):
    action: str
    legal: bool
    reason: str
    rule: str
    text: str
    known: bool = True  # whether the game has such an action at all
    asked: bool = True  # whether the rules say more than that something else is asked, or somebody else


class Rule(Struct):
    rule: str
    text: str


class Rules(Struct):
    rules: list[Rule]


class Bilingual(Struct):
    fr: str
    en: str


class OptionOffered(Struct):
    name: str
    default: str
    values: list[str]
    text: Bilingual
    texts: dict[str, Bilingual]


class GameOffered(Struct):
    name: str
    box: str  # a box may hold several games
    box_title: Bilingual
    cover: str  # the name of the generated picture on the box
    title: Bilingual
    about: Bilingual
    seats: list[int]
    options: list[OptionOffered]
    takes_data: bool  # whether it is made with a file of the owner's, such as decks


class Games(Struct):
    games: list[GameOffered]
    levels: list[str]
    languages: list[Lang]


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
    views: list[int | Literal["open"]] = field(name="as")
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
    scene: PositionPicture


class Refused(Struct):
    """Every answer that is not a success."""

    error: str
    reason: str
    rule: str
    seq: int | UnsetType = UNSET
