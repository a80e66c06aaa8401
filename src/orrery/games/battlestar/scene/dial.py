"""The space dial: twenty-four sectors, four thin yellow lines, and an arrow. [BG-R8]"""

from math import cos, pi, sin

from orrery.core.scene import Mark
from orrery.games.battlestar.board import COLOURS
from orrery.games.battlestar.scene.chart import Chart, Spot, words_mark
from orrery.games.battlestar.scene.view import Position


def dial(position: Position, chart: Chart, width: float, height: float) -> list[Mark]:
    """The dial in a space of that size, the result in words below it; its quarters lie as on the board."""
    first = 270.0 + 90 * chart.quarters  # where red begins
    quarter, number = stop = arrow_stop(position)
    parts = [Mark("dial-bezel", "bezel", 0, 0, width=312)]
    for place in range(4):
        parts.extend(sectors(position, place, first + 90 * place, stop))
    for place, colour in enumerate(COLOURS):
        start = first + 90 * place
        style = "line-sector" + (" stop" if stop == (place, 0) and position.dial else "")
        parts.append(Mark(f"dial-line-{colour}", "path", 0, 0, style, path=wedge(76, 150, start - 1.3, start + 1.3)))
    turn = first + 90 * quarter + (15 * number - 7.5 if number else 0)
    parts.append(Mark("dial-arrow", "arrow", 0, 0, width=22, height=76, angle=turn))
    face = Mark("dial", "group", width / 2, 166, "", position.stop(), parts=parts)
    return [face, words_mark("dial-caption", width / 2, height - 20, position.stop(), 16, "strong")]


def sectors(position: Position, quarter: int, start: float, stop: tuple[int, int]) -> list[Mark]:
    """One colour with its numbers; what the arrow was spun for, colour or number, stands out where it stopped."""
    colour, aimed = COLOURS[quarter], position.dial.startswith("aim ")
    style = f"sector {colour}" + (" stop" if aimed and stop[0] == quarter else "")
    letter = position.words.say(f"scene.letter.{colour}")
    found = [
        Mark(f"dial-{colour}", "path", 0, 0, style, path=wedge(128, 146, start, start + 90)),
        words_mark(f"dial-{colour}-letter", *on_circle(137, start + 45), letter, 14, "stamped"),
    ]
    for number in range(1, 7):
        here = stop == (quarter, number) and not aimed
        angle = start + 15.0 * number - 15
        style = f"sector {colour}" + (" stop" if here else "")
        found.append(Mark(f"dial-{colour}-{number}", "path", 0, 0, style, path=wedge(78, 128, angle, angle + 15)))
        size = 26 if here else 18
        found.append(words_mark(f"dial-{colour}-{number}-text", *on_circle(106, angle + 7.5), str(number), size, "stamped"))
    return found


def arrow_stop(position: Position) -> tuple[int, int]:
    """The quarter and number under the arrow; number 0 is the line before that quarter.

    A spin for a number is shown in the colour of whose turn it is, an aim at any of the six numbers: the other half of a stop
    means nothing. [BG-R8]
    """
    kind, _, result = position.dial.partition(" ")
    if kind == "aim":
        return COLOURS.index(result), 1 + position.turn_count % 6
    return COLOURS.index(position.camps[position.active]), int(result) if result.isdigit() else 0


def on_circle(radius: float, angle: float) -> Spot:
    """A point around the middle, by its angle in degrees clockwise from the top."""
    return radius * sin(angle * pi / 180), -radius * cos(angle * pi / 180)


def wedge(inner: float, outer: float, start: float, end: float) -> str:
    """The outline of a sector of a ring."""
    (a, b), (c, d), (e, f), (g, h) = (on_circle(*at) for at in [(inner, start), (outer, start), (outer, end), (inner, end)])
    out, back = f"A{outer:g} {outer:g} 0 0 1", f"A{inner:g} {inner:g} 0 0 0"
    return f"M{a:.2f} {b:.2f}L{c:.2f} {d:.2f}{out} {e:.2f} {f:.2f}L{g:.2f} {h:.2f}{back} {a:.2f} {b:.2f}Z"
