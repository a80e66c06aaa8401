"""The space dial: twenty-four sectors, four thin yellow lines, and an arrow. [BG-R8]"""

from typing import Final

from orrery.core.kit import on_circle, wedge, words_at
from orrery.core.scene import Mark
from orrery.games.battlestar.board import COLOURS
from orrery.games.battlestar.scene.chart import Chart
from orrery.games.battlestar.scene.view import Position

DIAL: Final = 264.0
FIGURE: Final = 19.0
LINE: Final = 1.6  # degrees of a yellow line on either side of its middle


def dial(position: Position, chart: Chart) -> Mark:
    """The dial; its quarters lie as on the board."""
    first = 270.0 + 90 * chart.quarters  # where red begins
    quarter, number = stop = arrow_stop(position)
    radius = DIAL / 2
    parts = [Mark("dial-bezel", "bezel", 0, 0, width=DIAL)]
    for place in range(4):
        parts.extend(sectors(position, place, first + 90 * place, stop))
    for place, colour in enumerate(COLOURS):
        start = first + 90 * place
        style = "line-sector" + (" stop" if stop == (place, 0) and position.dial else "")
        path = wedge(radius * 0.44, radius * 0.95, start - LINE, start + LINE)
        parts.append(Mark(f"dial-line-{colour}", "path", 0, 0, style, path=path))
    turn = first + 90 * quarter + (15 * number - 7.5 if number else 0)
    parts.append(Mark("dial-arrow", "arrow", 0, 0, width=22, height=radius * 0.5, angle=turn))
    return Mark("dial", "group", 0, 0, "", position.stop(), parts=parts)


def sectors(position: Position, quarter: int, start: float, stop: tuple[int, int]) -> list[Mark]:
    """One colour with its numbers; what the arrow was spun for, colour or number, stands out where it stopped."""
    colour, aimed = COLOURS[quarter], position.dial.startswith("aim ")
    radius = DIAL / 2
    hit = aimed and stop[0] == quarter
    style = f"sector {colour}" + (" stop" if hit else "")
    letter = position.words.say(f"scene.letter.{colour}")
    ring = on_circle(radius * 0.875, start + 45)
    found = [
        Mark(f"dial-{colour}", "path", 0, 0, style, path=wedge(radius * 0.8, radius * 0.95, start, start + 90)),
        words_at(f"dial-{colour}-letter", *ring, letter, FIGURE, "stamped" if hit else f"stamped {colour}"),
    ]
    for number in range(1, 7):
        here = stop == (quarter, number) and not aimed
        angle = start + 15.0 * number - 15
        style = f"sector {colour}" + (" stop" if here else "")
        path = wedge(radius * 0.45, radius * 0.8, angle, angle + 15)
        found.append(Mark(f"dial-{colour}-{number}", "path", 0, 0, style, path=path))
        aside = 0 if here else {1: LINE, 6: -LINE}.get(number, 0)  # clear of the line; a large number needs its whole sector
        spot = on_circle(radius * 0.665, angle + 7.5 + aside)
        dress = "stamped" if here else f"stamped {colour}"
        found.append(words_at(f"dial-{colour}-{number}-text", *spot, str(number), 28 if here else FIGURE, dress))
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
