"""What most scenes are made of: words that fit, seats with their numbers and cards, hands, prompts, tracks, piles, dice, dials.

Sizes are those of a page: one unit is one pixel at the usual size, words are 12 or more, what is pressed is 44 high.
"""

from math import cos, pi, sin
from typing import Final

from orrery.core.lettering import LEADING, breadth, fitted, shortened, wrapped
from orrery.core.scene import BADGES, FLOW_GAP, STATUS, Flow, Mark, Panel, extent

SMALL: Final = 12.0
TEXT: Final = 14.0
NAME: Final = 17.0
FIGURE: Final = 22.0
HEAD: Final = 52.0  # of a seat's panel: badge, name, what it does
NAME_WIDE: Final = 84.0  # at least, of a name beside it
BUTTON: Final = 44.0
LINE: Final = 276.0  # words beside a badge, on the narrowest page
FACT: Final = 92.0  # a figure with its word after it, at most
NUMBER_WIDE: Final = 72.0  # a figure with its word below
NUMBER_HIGH: Final = 44.0
# Of a card's art: the more words, the lower.
ART_RATIOS: Final = {"bare": 0.94, "airy": 0.78, "": 150 / 240, "wordy": 0.4, "crowded": 0.3}

Spot = tuple[float, float]


# Words


def words_at(id: str, x: float, y: float, text: str, size: float = TEXT, style: str = "", width: float = 0) -> Mark:
    """A text of that size around a point, in lines where it has a width. Style words `left` and `right` move the point."""
    return Mark(id, "text", x, y, style, text=text, height=size, width=width)


def line_at(id: str, x: float, y: float, text: str, size: float, width: float, style: str = "left") -> Mark:
    """One line that fits a width: in smaller letters down to 12, then cut, with the whole as its label."""
    room = max(SMALL, fitted(text, size, width)) if size > SMALL else size
    shown = shortened(text, room, width)
    return Mark(id, "text", x, y, style, text if shown != text else "", text=shown, height=room)


def lines_high(text: str, size: float, width: float) -> float:
    """How high a text is in lines of that width."""
    return len(wrapped(text, size, width)) * size * LEADING


# Seats


def badge(id: str, camp: str, x: float, y: float, size: float = 28, text: str = "", label: str = "") -> Mark:
    """A player's colour in the player's shape."""
    return Mark(id, BADGES[camp], x, y, camp, label, width=size, text=text)


class Number:
    """A figure and what it counts: `Number("points", "11", "points", "11 points: 4 chips, 7 on cards", "strong")`.

    Without a label it is said as it is read, the figure before its word.
    """

    def __init__(self, id: str, value: str, word: str, label: str = "", style: str = "") -> None:
        self.id: Final = id
        self.value: Final = value
        self.word: Final = word
        self.label: Final = label
        self.style: Final = style


def numbers_grid(id: str, numbers: list[Number], columns: int = 0, wide: float = NUMBER_WIDE) -> Flow:
    """Figures above their words, one below the other from seat to seat, because every grid has the same cells."""
    high = NUMBER_HIGH
    found = []
    for number in numbers:
        own = f"{id}-{number.id}"
        parts = [
            words_at(f"{own}-value", 0, -9, number.value, fitted(number.value, FIGURE, wide), "figure strong"),
            line_at(f"{own}-word", 0, 13, number.word, SMALL, wide + 16, "faint"),
        ]
        style = f"number {number.style}".strip()
        label = number.label or f"{number.value} {number.word}"
        found.append(Mark(own, "cell", 0, 0, style, label, width=wide, height=high, parts=parts))
    return Flow(id, wide, high, found, gap=4, columns=columns)


def seat_panel(
    id: str,
    seat: int,
    camp: str,
    name: str,
    *,
    doing: str = "",
    facts: list[Number] | None = None,
    numbers: list[Number] | None = None,
    cards: Flow | None = None,
    more: list[Flow] | None = None,
    marks: list[Mark] | None = None,
    mine: bool = False,
    active: bool = False,
    weight: int = 1,
    width: float = 330,
    letter: str = "",
    number: float = NUMBER_WIDE,
) -> Panel:
    """A player: badge, name and what they do, their numbers, their cards. On a page it is the player's place in the seat strip.

    Few numbers may stand as `facts` in one line of the head, where a grid would take too much room.

    The right of the head, `STATUS` wide, is left for the page, which says there who is present and whose answer is awaited.
    The numbers, each `number` wide, stand beside the name where they fit, before those words; one's own panel needs none.
    """
    head = [
        badge(f"{id}-badge", camp, 28, 27, 30, letter),
        line_at(f"{id}-name", 52, 19 if doing or facts else 27, name, NAME, max(NAME_WIDE, width - 52 - STATUS), "left strong"),
    ]
    left = 52.0
    for fact in facts or []:
        head.append(fact_at(f"{id}-{fact.id}", left, 38, fact))
        left += fact_wide(fact)
    if doing:
        room = min(width - left - 10, 52 + LINE - left)
        head.append(line_at(f"{id}-doing", left, 38, doing, SMALL + 0.5, room, "left faint"))
    flows = [numbers_grid(f"{id}-numbers", numbers, wide=number)] if numbers else []
    beside = max([mark.x + extent(mark) for mark in head]) + FLOW_GAP if numbers else 0.0
    flows += [cards] if cards else []
    flows += more or []
    style = f"{camp} active" if active else camp
    title = f"{name} · {doing}" if doing else name
    part = "mine" if mine else "rival"
    return Panel(
        id,
        title,
        width,
        HEAD,
        head + (marks or []),
        seat,
        style=style,
        side="right",
        part=part,
        weight=weight,
        flows=flows,
        beside=0 if marks else beside,
    )


def fact_at(id: str, x: float, y: float, number: Number) -> Mark:
    """A figure with its word after it, in one line."""
    wide = figures_wide(number)
    parts = [
        words_at(f"{id}-value", 0, 0, number.value, NAME, f"left figure strong {number.style}".strip()),
        words_at(f"{id}-word", wide, 1, number.word, fitted(number.word, SMALL + 0.5, FACT - wide - 6), "left faint"),
    ]
    label = number.label or f"{number.value} {number.word}"
    return Mark(id, "group", x, y, "", label, width=FACT, height=24, parts=parts)


def figures_wide(number: Number) -> float:
    return len(number.value) * NAME * 0.52 + 6  # tabular figures


def fact_wide(number: Number) -> float:
    """From a fact to the next: the words of all have the same space after them."""
    return min(FACT, figures_wide(number) + breadth(number.word, SMALL + 0.5) + 8)


# Cards


def hand(
    id: str,
    title: str,
    cards: list[Mark],
    size: tuple[float, float],
    seat: int,
    *,
    least: float = 0.8,
    gap: float = 10,
    weight: int = 2,
    width: float = 820,
) -> Panel:
    """One's own cards in a row that wraps; each mark stands at (0, 0), higher when it is lifted."""
    head = [line_at(f"{id}-title", 14, 18, title, TEXT + 1, width - 28, "left strong")]
    flow = Flow(f"{id}-cards", size[0], size[1], cards, gap=gap, least=least)
    return Panel(id, title, width, 36, head, seat, part="hand", weight=weight, flows=[flow])


def tableau(id: str, cards: list[Mark], size: tuple[float, float], *, least: float = 0.8, gap: float = 8) -> Flow:
    """Cards that lie open, for `seat_panel(cards=…)`."""
    return Flow(id, size[0], size[1], cards, gap=gap, least=least)


def pile(id: str, x: float, y: float, count: int, label: str, style: str = "", width: float = 48, shape: str = "pile") -> Mark:
    """A pile with its number; a pile of nothing is a gap."""
    return Mark(id, shape if count else "gap", x, y, style, label, width=width, height=width * 1.42, text=str(count))


# What is asked


class Answer:
    """An answer in words: the id of its mark, and what stands on it."""

    def __init__(self, id: str, text: str) -> None:
        self.id: Final = id
        self.text: Final = text


def prompt(text: str, answers: list[Answer], facts: str = "", *, camp: str = "", width: float = 820) -> Panel:
    """What is asked, the facts that decide it, and a button for each answer that no other mark means.

    A page says this in its own bar, so only pictures that stand alone and terminals show it.
    """
    room = width - 36
    high = lines_high(text, FIGURE * 0.9, room)
    marks = [words_at("prompt-text", 18, 14 + high / 2, text, FIGURE * 0.9, "left strong", room)]
    top = 18 + high
    if facts:
        deep = lines_high(facts, TEXT, room)
        marks.append(words_at("prompt-facts", 18, top + deep / 2, facts, TEXT, "left faint", room))
        top += deep + 4
    wide = min(room, max([breadth(answer.text, SMALL + 3) + 32 for answer in answers], default=0.0))
    buttons = [
        Mark(answer.id, "button", 0, 0, "", answer.text, width=wide, height=BUTTON, text=answer.text) for answer in answers
    ]
    flows = [Flow("prompt-answers", wide, BUTTON, buttons)] if buttons else []
    return Panel("prompt", text, width, top + 6, marks, style=camp, part="prompt", weight=3, flows=flows)


# Tracks, dice, dials


class Space:
    """A space of a track: what it is called, and a style for those that are special."""

    def __init__(self, id: str, text: str, label: str = "", style: str = "") -> None:
        self.id: Final = id
        self.text: Final = text
        self.label: Final = label
        self.style: Final = style


def track(id: str, spaces: list[Space], at: int, width: float, y: float, size: float = 34, left: float = 0) -> list[Mark]:
    """Spaces in a row with a line behind them; the one that is reached is larger and filled."""
    step = (width - size) / max(len(spaces) - 1, 1)
    found = [Mark(f"{id}-line", "line", left + width / 2, y, "rail", width=width - size)]
    for place, space in enumerate(spaces):
        here = place == at
        style = f"step {space.style} {'reached' if here else 'passed' if place < at else ''}"
        spot = left + size / 2 + step * place
        wide = size * 1.25 if here else size
        found.append(
            Mark(f"{id}-{space.id}", "disc", spot, y, " ".join(style.split()), space.label, width=wide, text=space.text)
        )
    return found


def track_spot(spaces: int, at: int, width: float, size: float = 34, left: float = 0) -> float:
    """Where a space of such a track lies, for what stands on it."""
    return left + size / 2 + (width - size) / max(spaces - 1, 1) * at


def die(id: str, x: float, y: float, value: int, label: str, style: str = "", width: float = 44) -> Mark:
    """A die that shows a number; it tumbles when luck has thrown it."""
    return Mark(id, "die", x, y, style, label, width=width, text=str(value) if value else "")


class Sector:
    """A part of a dial: its mark, what stands in it, its colour, and how many degrees it takes."""

    def __init__(self, id: str, text: str, style: str, degrees: float) -> None:
        self.id: Final = id
        self.text: Final = text
        self.style: Final = style
        self.degrees: Final = degrees


def dial(id: str, x: float, y: float, size: float, sectors: list[Sector], angle: float, label: str, start: float = 0) -> Mark:
    """A dial of coloured sectors with an arrow, which spins when luck has turned it; angles are clockwise from the top."""
    outer, inner = size * 0.47, size * 0.24
    parts = [Mark(f"{id}-bezel", "bezel", 0, 0, width=size)]
    for sector in sectors:
        end = start + sector.degrees
        path = wedge(inner, outer, start, end)
        parts.append(Mark(sector.id, "path", 0, 0, f"sector {sector.style}", sector.text, path=path))
        letters = min(size * 0.09, (outer - inner) * 0.6)
        middle = on_circle((inner + outer) / 2, (start + end) / 2)
        parts.append(
            words_at(f"{sector.id}-text", middle[0], middle[1], sector.text, letters, f"stamped {sector.style}".rstrip())
        )
        start = end
    parts.append(Mark(f"{id}-arrow", "arrow", 0, 0, width=size * 0.07, height=inner * 1.1, angle=angle))
    return Mark(id, "group", x, y, "", label, width=size, height=size, parts=parts)


def on_circle(radius: float, angle: float) -> Spot:
    """A point around the middle, by its angle in degrees clockwise from the top."""
    return radius * sin(angle * pi / 180), -radius * cos(angle * pi / 180)


def wedge(inner: float, outer: float, start: float, end: float) -> str:
    """The outline of a sector of a ring."""
    (a, b), (c, d) = on_circle(inner, start), on_circle(outer, start)
    (e, f), (g, h) = on_circle(outer, end), on_circle(inner, end)
    large = 1 if end - start > 180 else 0
    out, back = f"A{outer:g} {outer:g} 0 {large} 1", f"A{inner:g} {inner:g} 0 {large} 0"
    return f"M{a:.2f} {b:.2f}L{c:.2f} {d:.2f}{out} {e:.2f} {f:.2f}L{g:.2f} {h:.2f}{back} {a:.2f} {b:.2f}Z"


def fan(place: int, count: int, reach: float) -> Spot:
    """Where one of several things stands that share a place: alone in its middle, else around it."""
    if count < 2:
        return 0, 0
    return on_circle(reach, 360 * place / count - 45)


__all__ = [
    "ART_RATIOS",
    "BUTTON",
    "FLOW_GAP",
    "HEAD",
    "Answer",
    "Number",
    "Sector",
    "Space",
    "badge",
    "dial",
    "die",
    "fan",
    "hand",
    "line_at",
    "lines_high",
    "numbers_grid",
    "on_circle",
    "pile",
    "prompt",
    "seat_panel",
    "tableau",
    "track",
    "track_spot",
    "wedge",
    "words_at",
]
