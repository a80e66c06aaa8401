"""The drawn table: the board, what happened, the question and its numbered answers, as much beside each other as fits."""

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.core import Decision, Seat, name
from orrery.draw.terminal import picture
from orrery.terminal.faces import READY, Face
from orrery.terminal.replaying import Reel
from orrery.terminal.session import Session

NARROWEST = 30  # columns beside the board; with less, what is said stands below it
FEW = 8  # answers that are few enough to stand one to a line, with their notation


class ScreenFace(Face):
    """One screen for each question; replies are said below it."""

    def __init__(self, session: Session, console: Console | None = None) -> None:
        super().__init__(session)
        self.console = console or Console(highlight=False)
        self.lately: list[str] = []

    def greet(self) -> None:
        self.lately = [self.welcome()]

    def show(self) -> None:
        self.lately += self.session.news()
        board = picture(self.session.scene())
        self.console.clear()
        self.console.print(beside(self.console, board, self.aside(self.room(board))))
        if self.session.decision():
            self.lately = []

    def aside(self, width: int) -> RenderableType:
        """What happened, what is asked, and what can be answered."""
        session, decision = self.session, self.session.decision()
        asked = Text(session.prompt(), style="bold")
        answers = self.answers(decision) if decision else Text(session.own.say("over"))
        height = self.console.height - 3 - lines_of(self.console, Group(asked, answers), width)
        return Group(self.news(max(3, height)), Text(), asked, answers)

    def news(self, height: int) -> Text:
        """The latest sentences; how many more there were."""
        shown = self.lately[-height:]
        if len(shown) < len(self.lately):
            shown = [self.session.own.say("news.earlier", {"count": str(len(self.lately) - len(shown) + 1)}), *shown[1:]]
        return Text("\n".join(shown), style="dim")

    def answers(self, decision: Decision) -> RenderableType:
        """Numbered; many of them in columns, few of them with their notation."""
        labels = [(option.text, self.session.words.label(option.text)) for option in decision.options]
        if len(labels) <= FEW:
            rows = [
                Text.assemble((f"{number:2} ", "bold"), label, (f"  {text}", "dim"))
                for number, (text, label) in numbered(labels)
            ]
            return Group(*rows)
        width = len(str(len(labels)))
        cells = [Text.assemble((f"{number:{width}} ", "bold"), label) for number, (_, label) in numbered(labels)]
        return Columns(cells, padding=(0, 2), column_first=True)

    def room(self, board: Text) -> int:
        """The columns that are left beside the board, or all of them if those are too few."""
        left = self.console.width - width_of(board) - 2
        return left if left >= NARROWEST else self.console.width

    def say(self, text: str) -> None:
        self.console.print(Text(text))

    def waiting(self, seat: Seat) -> None:
        self.console.print(Text(self.session.own.say("thinking", {"seat": name(seat)}), style="dim"), end="\r")


def numbered(labels: list[tuple[str, str]]) -> "enumerate[tuple[str, str]]":
    return enumerate(labels, start=1)


def width_of(board: Text) -> int:
    return max((line.cell_len for line in board.split("\n")), default=0)


def lines_of(console: Console, what: RenderableType, width: int) -> int:
    return len(console.render_lines(what, console.options.update(width=width), pad=False))


def beside(console: Console, board: Text, aside: RenderableType) -> RenderableType:
    """Board and words side by side where both fit, otherwise one below the other."""
    if console.width < width_of(board) + 2 + NARROWEST:
        return Group(board, Text(), aside)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, width=width_of(board))
    grid.add_column(ratio=1)
    grid.expand = True
    grid.add_row(board, aside)
    return grid


def browse(reel: Reel, console: Console | None = None) -> None:
    """A record turn by turn, until its end or until the person has seen enough."""
    console = console or Console(highlight=False)
    told = [reel.heading()]
    while True:
        done = reel.replay.at == len(reel.lines)
        last = reel.ending() if done else [reel.own.say("browse")]
        console.clear()
        console.print(beside(console, picture(reel.scene()), Text("\n".join([*told, "", *last]))))
        if done or console.input(READY).strip().lower() in ("q", "quit", "quitter"):
            return
        told = reel.turn()
