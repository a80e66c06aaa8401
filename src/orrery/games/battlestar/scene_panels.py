"""What lies beside the board: the dial, what is going on now, and each pilot's cards."""

from math import cos, pi, sin
from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import Mark, Panel
from orrery.core.values import name
from orrery.games.battlestar.actions import KINDS
from orrery.games.battlestar.board import COLOURS
from orrery.games.battlestar.scene_chart import MIDDLE, PLATES, SIDE, Chart
from orrery.games.battlestar.scene_view import Position
from orrery.games.battlestar.state import EVASIONS, SHOWN

WIDTH: Final = 340.0
SEAT_HEIGHT: Final = 212.0
GAP: Final = 16.0
HEIGHT: Final = SIDE - 2 * SEAT_HEIGHT - 2 * GAP  # two seats and one of these are as high as the board
ICON: Final = {"turbo": "thrust", "force": "field", "laser": "beams", "evade": "swerve"}
LEGEND: Final = [  # what each kind of target looks like
    ("plain", "dot"),
    ("hole", "whirl"),
    ("raider", "brackets"),
    ("battle", "clash"),
    ("home", "harbour"),
    ("planet", "brackets"),
    ("stay", "ring"),
]


def panels(position: Position, chart: Chart, decision: Decision | None, targets: list[Mark]) -> list[Panel]:
    """Each pilot beside the own station; between them the dial on the left and the present moment on the right."""
    corners: dict[tuple[bool, bool], Panel] = {}
    for seat, colour in enumerate(position.camps):
        x, y = chart.station(colour)
        corners[x > MIDDLE, y > MIDDLE] = seat_panel(position, seat, "right" if x > MIDDLE else "left")
    middle = {False: dial_panel(position, chart), True: moment_panel(position, decision, targets)}
    found: list[Panel] = []
    for right in [False, True]:
        column = [corners.get((right, False)), middle[right], corners.get((right, True))]
        found.extend(panel for panel in column if panel)
    return found


def words_mark(id: str, x: float, y: float, text: str, size: float, style: str = "", width: float = 0) -> Mark:
    return Mark(id, "text", x, y, style, text=text, height=size, width=width)


# The dial


def on_circle(radius: float, angle: float) -> tuple[float, float]:
    """A point, by its angle in degrees clockwise from the top."""
    return radius * sin(angle * pi / 180), -radius * cos(angle * pi / 180)


def wedge(inner: float, outer: float, start: float, end: float) -> str:
    """The outline of a sector of a ring."""
    a, b, c, d = (on_circle(*at) for at in [(inner, start), (outer, start), (outer, end), (inner, end)])
    return (
        f"M{a[0]:.2f} {a[1]:.2f}L{b[0]:.2f} {b[1]:.2f}A{outer:g} {outer:g} 0 0 1 {c[0]:.2f} {c[1]:.2f}"
        f"L{d[0]:.2f} {d[1]:.2f}A{inner:g} {inner:g} 0 0 0 {a[0]:.2f} {a[1]:.2f}Z"
    )


def dial_panel(position: Position, chart: Chart) -> Panel:
    """Twenty-four sectors, four thin yellow lines, and the arrow where it last stopped. [BG-R8]"""
    first = 270 + 90 * chart.quarters  # where red begins: the quarters lie as on the board
    stop = arrow_stop(position)
    aimed = position.dial.startswith("aim ")
    parts = [Mark("dial-bezel", "bezel", 0, 0, width=312)]
    for quarter, colour in enumerate(COLOURS):
        start = first + 90.0 * quarter
        style = f"sector {colour}" + (" stop" if aimed and stop[0] == quarter else "")
        parts.append(Mark(f"dial-{colour}", "path", 0, 0, style, path=wedge(128, 146, start, start + 90)))
        letter = position.words.say(f"scene.letter.{colour}")
        parts.append(words_mark(f"dial-{colour}-letter", *on_circle(137, start + 45), letter, 14, "stamped"))
        for number in range(1, 7):
            here = stop == (quarter, number) and not aimed
            angle = start + 15.0 * number - 15
            style = f"sector {colour}" + (" stop" if here else "")
            parts.append(Mark(f"dial-{colour}-{number}", "path", 0, 0, style, path=wedge(78, 128, angle, angle + 15)))
            size = 26 if here else 18
            parts.append(words_mark(f"dial-{colour}-{number}-text", *on_circle(106, angle + 7.5), str(number), size, "stamped"))
    for quarter, colour in enumerate(COLOURS):
        start = first + 90.0 * quarter
        style = "line-sector" + (" stop" if stop == (quarter, 0) and position.dial else "")
        parts.append(Mark(f"dial-line-{colour}", "path", 0, 0, style, path=wedge(76, 150, start - 1.3, start + 1.3)))
    parts.append(Mark("dial-arrow", "arrow", 0, 0, width=22, height=76, turn=first + arrow_angle(stop)))
    dial = Mark("dial", "group", WIDTH / 2, 166, "dial", position.stop(), parts=parts)
    caption = words_mark("dial-caption", WIDTH / 2, HEIGHT - 20, position.stop(), 16, "strong")
    title = position.words.say("scene.dial")
    return Panel("dial", title, WIDTH, HEIGHT, [dial, caption], side="left")


def arrow_stop(position: Position) -> tuple[int, int]:
    """The quarter and number under the arrow; number 0 is the line before that quarter.

    A spin for a number is shown in the colour of whose turn it is, an aim at any of the six numbers: the other half of a stop
    means nothing. [BG-R8]
    """
    kind, _, result = position.dial.partition(" ")
    own = COLOURS.index(position.camps[position.active])
    if kind == "aim":
        return COLOURS.index(result), 1 + position.turns % 6
    return own, int(result) if result.isdigit() else 0


def arrow_angle(stop: tuple[int, int]) -> float:
    """Degrees clockwise from where red begins."""
    quarter, number = stop
    return 90.0 * quarter + (15.0 * number - 7.5 if number else 0)


# The present moment


def moment_panel(position: Position, decision: Decision | None, targets: list[Mark]) -> Panel:
    """Whose turn it is, what is asked, the answers that have no other mark, and what the marks on the board mean."""
    seat = position.concerned()
    colour = position.camps[seat]
    marks = [
        emblem(position, "moment-emblem", seat, 40, 42, 44),
        words_mark("moment-pilot", 74, 32, position.pilot(seat), 21, "left strong"),
        words_mark("moment-turn", 74, 54, position.turn(), 13, "left faint"),
        words_mark("moment-now", 18, 110, position.now(), 19, "left", WIDTH - 36),
    ]
    if position.ask == "move":
        marks.append(Mark("moment-number", "chip", WIDTH - 44, 42, colour, width=52, text=str(position.number)))
    if position.ask == "over":
        marks.append(Mark("moment-raider", "raider", WIDTH / 2, 248, "free", width=190))
        marks.append(Mark("moment-ship", "viper", WIDTH / 2, 240, colour, width=130))
    marks.extend(buttons(position, decision))
    marks.extend(legend(position, targets))
    return Panel("moment", position.now(), WIDTH, HEIGHT, marks, style=colour, side="right")


def buttons(position: Position, decision: Decision | None) -> list[Mark]:
    """Answers of one word, such as to stay or to end: one button each."""
    plain = [option.text for option in decision.options if " " not in option.text] if decision else []
    found = []
    for place, answer in enumerate(plain):
        text = position.words.say(f"scene.button.{answer}")
        found.append(
            Mark(f"button-{answer}", "button", WIDTH / 2, 172 + 52 * place, "", text, width=WIDTH - 36, height=42, text=text)
        )
    return found


def legend(position: Position, targets: list[Mark]) -> list[Mark]:
    """One line for each kind of target on the board now."""
    styles = {word for mark in targets for word in mark.style.split()}
    found: list[Mark] = []
    for kind, shape in [row for row in LEGEND if row[0] in styles]:
        y = HEIGHT - 26 - 34 * (len(found) // 2)
        style = f"target {kind} {position.camps[position.concerned()]}"
        found.append(Mark(f"legend-{kind}", shape, 34, y, style, width=28))
        found.append(words_mark(f"legend-{kind}-words", 60, y, position.words.say(f"scene.legend.{kind}"), 14, "left"))
    return found


# A pilot's cards


def emblem(position: Position, id: str, seat: int, x: float, y: float, size: float) -> Mark:
    colour = position.camps[seat]
    return Mark(id, PLATES[colour], x, y, colour, text=position.words.say(f"scene.letter.{colour}"), width=size)


def seat_panel(position: Position, seat: int, side: str) -> Panel:
    """A pilot's name and place, the cards on show, the evasion cards left, and the pack with what is still in it."""
    colour = position.camps[seat]
    where = position.where(seat)
    active = seat == position.active and position.turns > 0
    marks = [
        emblem(position, f"seat-{colour}-emblem", seat, 30, 27, 32),
        words_mark(f"seat-{colour}-name", 54, 19, f"{position.camp(seat)} · {name(seat)}", 17, "left strong"),
        words_mark(f"seat-{colour}-place", 54, 38, where, 12.5, "left faint"),
    ]
    if seat == position.carrier:
        label = position.words.say("scene.carries", {"camp": position.camp(seat)})
        marks.append(Mark(f"seat-{colour}-raider", "raider", WIDTH - 35, 37, "free", label, width=40))
    if active:
        marks.append(words_mark(f"seat-{colour}-turn", WIDTH - 14, 14, position.words.say("scene.active"), 11, "right strong"))
    marks.extend(command_cards(position, seat))
    marks.extend(evasion_cards(position, seat))
    marks.extend(pack(position, seat))
    title = position.words.say("scene.seat.active" if active else "scene.seat", {"pilot": position.pilot(seat), "where": where})
    style = f"{colour} active" if active else colour
    return Panel(f"seat-{colour}", title, WIDTH, SEAT_HEIGHT, marks, seat, style=style, side=side)


def card_id(colour: str, kind: str, copy: int) -> str:
    """The mark of a command card on show: of two alike, copy 0 or 1."""
    return f"card-{colour}-{kind}-{copy}"


def command_cards(position: Position, seat: int) -> list[Mark]:
    """The two places for cards on show. [BG-R12]"""
    colour, shown = position.camps[seat], position.shown[seat]
    found = []
    for place in range(int(SHOWN)):
        x, y = 63 + 106 * place, 127
        if place >= len(shown):
            found.append(Mark(f"card-{colour}-gap-{place}", "gap", x, y, width=98, height=146))
            continue
        kind = shown[place]
        found.append(card(position, card_id(colour, kind, shown[:place].count(kind)), kind, x, y, colour))
    return found


def card(position: Position, id: str, kind: str, x: float, y: float, colour: str) -> Mark:
    title, text = position.words.name(kind), position.words.say(f"scene.card.{kind}")
    parts = [*picture(id, kind), words_mark(f"{id}-text", 0, 46, text, 9.6, width=88)]
    return Mark(id, "card", x, y, colour, title, width=98, height=146, text=title, parts=parts)


def picture(id: str, kind: str) -> list[Mark]:
    """What a command card shows in its window: a ship that speeds up, one that is pushed to a planet, one that fires."""
    if kind == "turbo":
        return [Mark(f"{id}-art", "thrust", 0, -24, width=50), Mark(f"{id}-ship", "viper", 0, -38, width=40)]
    if kind == "force":
        return [Mark(f"{id}-art", "field", 0, -38, width=60), Mark(f"{id}-globe", "planet", 0, -24, "planet", width=36)]
    return [Mark(f"{id}-art", "beams", 0, -40, width=52), Mark(f"{id}-ship", "viper", 0, -24, width=30)]


def evasion_id(colour: str, copy: int) -> str:
    return f"evasion-{colour}-{copy}"


def evasion_cards(position: Position, seat: int) -> list[Mark]:
    """Evasion cards left, and the places of those spent."""
    colour, left = position.camps[seat], position.evasions[seat]
    found = []
    for place in range(int(EVASIONS)):
        x, y = 245 + 34.0 * place, 75.0
        if place < left:
            own = evasion_id(colour, place)
            art = Mark(f"{own}-art", ICON["evade"], 0, 0, "small", width=22)
            found.append(Mark(own, "slip", x, y, colour, position.words.name("evade"), width=29, height=42, parts=[art]))
        else:
            found.append(Mark(f"evasion-{colour}-gap-{place}", "gap", x, y, width=29, height=42))
    caption = position.words.say("scene.evasions", {"count": str(left)})
    effect = position.words.say("scene.card.evade")
    return [*found, Mark(f"evasion-{colour}-caption", "text", 279, 106, "faint", effect, text=caption, height=11)]


def pack(position: Position, seat: int) -> list[Mark]:
    """The face-down pack with its number, and how many of each kind are still in it. [BG-2]"""
    colour, counts = position.camps[seat], position.packs[seat]
    kinds = ", ".join(f"{count} {position.words.name(kind)}" for kind, count in zip(KINDS, counts, strict=True))
    label = position.words.say("scene.pack", {"count": str(sum(counts)), "kinds": kinds})
    shape = "pile" if sum(counts) else "gap"
    found = [Mark(f"pack-{colour}", shape, 258, 159, colour, label, width=54, height=78, text=str(sum(counts)))]
    for place, kind in enumerate(KINDS):
        y = 134 + 25.0 * place
        style = f"small {colour}" if counts[place] else "small spent"
        found.append(Mark(f"pack-{colour}-{kind}", ICON[kind], 302, y, style, width=16))
        found.append(words_mark(f"pack-{colour}-{kind}-count", 322, y, str(counts[place]), 14, "strong"))
    return found
