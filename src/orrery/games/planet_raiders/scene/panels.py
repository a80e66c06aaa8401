"""What lies beside the board: what is asked now, and each player's crew and reserve. [PR-2]"""

from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import Mark, Panel
from orrery.games.planet_raiders.scene.view import Position

WIDTH: Final = 320.0
LINE: Final = 46.0


def panels(position: Position, decision: Decision | None) -> list[Panel]:
    """The present moment, then every seat."""
    return [moment(position, decision), *[seat_panel(position, seat) for seat in range(len(position.camps))]]


def moment(position: Position, decision: Decision | None) -> Panel:
    """Whose turn it is, what is asked, and the answers that have no other mark."""
    camp = position.camps[position.active]
    marks = [
        text("moment-player", 16, 26, position.player(position.active), 20, "left strong"),
        text("moment-now", 16, 66, position.now(), 16, "left", WIDTH - 32),
    ]
    plain = [option.text for option in decision.options if button_id(option.text)] if decision else []
    for place, answer in enumerate(plain):
        said = position.words.label(answer)
        y = 122 + LINE * place
        marks.append(Mark(button_id(answer), "button", WIDTH / 2, y, "", said, width=WIDTH - 32, height=38, text=said))
    return Panel("moment", position.now(), WIDTH, 122 + LINE * len(plain), marks, style=camp, side="right")


def button_id(answer: str) -> str:
    """The mark of an answer that is given by a button; nothing for one that is pointed at on the board."""
    return "" if answer.split(" ")[0] in ("fly", "zone", "nose") else "button-" + answer.replace(" ", "-")


def seat_panel(position: Position, seat: int) -> Panel:
    """A player's reserve, crew, and what it still lacks."""
    camp = position.camps[seat]
    blue, red = position.reserves[seat]
    say = position.words.say
    members = [*[position.words.name(planet) for planet in position.crew_aliens[seat]], *position.crew_raiders[seat]]
    lines = [
        ("player", position.player(seat), 17.0, "left strong"),
        ("reserve", say("scene.reserve", {"blue": str(blue), "red": str(red)}), 14.0, "left"),
        ("crew", say("scene.crew", {"crew": ", ".join(members) or "–"}), 14.0, "left"),
        ("lacks", position.standing(seat), 14.0, "left faint"),
    ]
    marks = [text(f"{camp}-{key}", 16, 24 + 26 * row, said, size, style) for row, (key, said, size, style) in enumerate(lines)]
    style = f"{camp} active" if seat == position.active else camp
    return Panel(f"seat-{camp}", position.player(seat), WIDTH, 128, marks, seat, style=style, side="right")


def text(id: str, x: float, y: float, said: str, size: float, style: str, width: float = 0) -> Mark:
    return Mark(id, "text", x, y, style, text=said, height=size, width=width)
