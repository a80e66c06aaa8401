"""The drawn table: the board, what happened, the question and its numbered answers, arranged as the terminal has room."""

from textwrap import wrap

from rich.console import Console
from rich.text import Text

from orrery.core import Panel, Scene, Seat, name
from orrery.draw.terminal import explained, note, picture
from orrery.terminal.answers import Group, alone, grouped
from orrery.terminal.faces import READY, Face
from orrery.terminal.replaying import Reel
from orrery.terminal.session import Session, once

GAP = 2
NARROWEST = 32  # columns of words beside a picture; with less they stand below it
LEAST_NEWS = 3
BELOW = 2  # rows that a question leaves free for what is typed and its echo
NUMBER = "bold cyan"
MARGIN = "   "
LEAVE = ("q", "quit", "quitter")


class ScreenFace(Face):
    """One screen for each question; replies are said below it."""

    def __init__(self, session: Session, console: Console | None = None) -> None:
        super().__init__(session)
        self.console = console or Console(highlight=False)
        self.lately: list[str] = []  # what has happened since the person last answered

    def greet(self) -> None:
        self.lately = [self.welcome(), *self.session.variants()]

    def show(self) -> None:
        self.lately += self.session.news()
        self.console.clear()
        self.console.print(joined(self.arranged(self.session.scene())))
        self.lately = []

    def look(self) -> None:
        scene = self.session.scene()
        self.console.print(picture(scene))
        self.say("\n".join(explained(scene, self.console.width)))

    def say(self, text: str) -> None:
        self.console.print(Text(text))

    def waiting(self, seat: Seat) -> None:
        self.console.print(Text(self.session.own.say("thinking", {"seat": name(seat)}), style="dim"), end="\r")

    def arranged(self, scene: Scene) -> list[Text]:
        """Picture and words side by side or one below the other; on a small screen the board without its panels."""
        full, bare = drawn(scene), drawn(without_panels(scene))
        width, height = self.console.width, self.console.height - BELOW
        room = width - width_of(full) - GAP
        if room >= NARROWEST:
            return beside(full, self.news(room, height) + self.question(room))
        asked = self.question(width)
        if height >= len(full) + LEAST_NEWS + len(asked):
            return full + self.news(width, height - len(full)) + asked
        room = width - width_of(bare) - GAP
        if room < NARROWEST:
            return bare + self.small(scene, width, max(height - len(bare), LEAST_NEWS + len(asked)))
        return beside(bare, self.small(scene, room, max(height, len(bare))))

    def small(self, scene: Scene, width: int, height: int) -> list[Text]:
        """The words beside a bare board: news, question, and of the panels those that still fit, one's own first."""
        lines = self.news(width, height) + self.question(width)
        you = self.session.you
        for panel in sorted(scene.panels, key=lambda panel: panel.seat != you):
            told = panel_lines(panel, width)
            if len(lines) + len(told) < height:
                lines += [Text(), *told] if len(lines) + len(told) + 1 < height else told
        return lines

    def news(self, width: int, height: int) -> list[Text]:
        """The latest sentences that fit above the question, and how many more there were."""
        room = max(LEAST_NEWS, height - len(self.question(width)) - 1)
        lines = [line for sentence in once(self.lately) for line in wrapped(sentence, width, "dim")]
        if len(lines) > room:
            more = self.session.own.say("news.earlier", {"count": str(len(lines) - room + 1)})
            lines = [Text(more, style="dim italic"), *lines[len(lines) - room + 1 :]]
        return [*lines, Text()]

    def question(self, width: int) -> list[Text]:
        """What is asked, and every answer with its number; at the end, how it ended."""
        session, decision = self.session, self.session.decision()
        lines = wrapped(session.prompt(), width, "bold")
        if decision is None:
            return lines + wrapped(session.own.say("over"), width)
        for group in grouped(decision.options, session.words, session.labels()):
            lines += several(group, width) if len(group.answers) > 1 else single(group, width)
        return lines


def single(group: Group, width: int) -> list[Text]:
    """An answer on lines of its own: number, label and, where there is room, its notation."""
    answer = group.answers[0]
    first, *others = wrapped(alone(group), width - len(MARGIN))
    line = Text.assemble((f"{answer.number:2} ", NUMBER), first)
    if not others and line.cell_len + GAP + len(answer.text) <= width:
        line.append(" " * GAP + answer.text, "dim")
    return [line, *(Text(MARGIN).append_text(other) for other in others)]


def several(group: Group, width: int) -> list[Text]:
    """What the answers of a group have in common, then number after number in columns."""
    wide = max(len(f"{answer.number:2} {answer.thing}") for answer in group.answers) + GAP
    columns = max(1, width // wide)
    lines = wrapped(group.heading, width)
    for first in range(0, len(group.answers), columns):
        line = Text()
        for answer in group.answers[first : first + columns]:
            line.append(f"{answer.number:2} ", NUMBER).append(f"{answer.thing:{wide - 3}}")
        lines.append(line)
    return lines


def without_panels(scene: Scene) -> Scene:
    """The board alone."""
    size, marks = (scene.width, scene.height), (scene.ground, scene.pieces)
    return Scene(*size, scene.title, *marks, actions=scene.actions, cell=scene.cell, theme=scene.theme)


def panel_lines(panel: Panel, width: int) -> list[Text]:
    """A panel in words: its title, then what lies on it."""
    return [Text(line, style="bold" if style != "ink" else "dim") for line, style in note(panel, width)]


def wrapped(text: str, width: int, style: str = "") -> list[Text]:
    """Lines of a text, which may have lines of its own; a space that must not break does not."""
    return [Text(line, style=style) for row in text.split("\n") for line in wrap(row, width, break_on_hyphens=False)]


def drawn(scene: Scene) -> list[Text]:
    return list(picture(scene).split("\n"))


def width_of(lines: list[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)


def beside(left: list[Text], right: list[Text]) -> list[Text]:
    """Two columns; the left one keeps its width to the end."""
    width = width_of(left)
    rows = []
    for place in range(max(len(left), len(right))):
        row = left[place].copy() if place < len(left) else Text()
        row.append(" " * (width - row.cell_len + GAP))
        rows.append(row.append_text(right[place]) if place < len(right) else row)
    return rows


def joined(lines: list[Text]) -> Text:
    return Text("\n", no_wrap=True).join(lines)


def browse(reel: Reel, console: Console | None = None) -> None:
    """A record turn by turn, until its end or until the person has seen enough."""
    console = console or Console(highlight=False)
    told = [reel.heading()]
    while True:
        done = reel.replay.at == len(reel.lines)
        console.clear()
        console.print(picture(reel.scene()))
        console.print(Text("\n".join([*told, *(reel.ending() if done else [reel.own.say("browse")])])))
        if done or console.input(READY).strip().lower() in LEAVE:
            return
        told = reel.turn()
