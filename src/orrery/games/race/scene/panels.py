"""Panels beside the board: the final points, one's own hand and tableau, and the other empires in small."""

from collections import Counter
from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import Mark, Panel
from orrery.core.values import name
from orrery.games.race.scene.board import WIDTH
from orrery.games.race.scene.cards import held_card, held_id, shown_card, words_mark
from orrery.games.race.scene.numbers import numbers
from orrery.games.race.scene.view import Position

SMALL: Final = 344.0  # an empire beside the board
GAP: Final = 6.0
HELD: Final = (190.0, 204.0)  # a card of a hand
LOW: Final = (196.0, 168.0)  # where a hand has two rows
ONE_ROW: Final = 7  # cards that fit beside each other
LIFT: Final = 10.0  # of what can be placed
OWN_COLUMNS: Final = 8
OWN_HEIGHT: Final = 94.0
TALL: Final = 1.2  # a small card's height by its width
COLUMNS: Final = [4, 5, 6]  # cards of another empire beside each other: as few as the room beside the board allows
BESIDE: Final = 550.0  # that room


def panels(position: Position, decision: Decision | None) -> list[Panel]:
    """The points at the end, the own hand and tableau below the board, the other empires beside it in their order."""
    me = decision.seat if decision and position.is_open(decision.seat) else position.me()
    found = [final_sheet(position)] if position.view["reason"] else []
    if me >= 0:
        found += [hand_panel(position, me, decision), empire_panel(position, me, "")]
    others = [(me + 1 + place) % position.seats for place in range(position.seats)]
    side = "right" if me >= 0 else ""
    return [*found, *(empire_panel(position, seat, side) for seat in others if seat != me)]


# The end


def final_sheet(position: Position) -> Panel:
    """Every seat's points, category by category, the best first; what breaks ties is told where there are any. [RG-R21]"""
    points = [{**position.points()[seat], "left": position.left_over(seat)} for seat in range(position.seats)]
    seats = sorted(range(position.seats), key=lambda seat: (-points[seat]["total"], -points[seat]["left"]))
    tied = len({each["total"] for each in points}) < position.seats
    categories = ["chips", "printed", "conditional", *(["awards", "tiles"] if position.invasion else []), "total"]
    categories += ["left"] if tied else []
    room = (WIDTH - 120) / len(categories)
    marks = [
        words_mark(f"sheet-{key}", 120 + room * (place + 0.5), 22, position.say(f"points.{key}"), 15, "faint")
        for place, key in enumerate(categories)
    ]
    for row, seat in enumerate(seats):
        y, style = 52 + 28 * row, "strong" if row == 0 else ""
        marks.append(Mark(f"sheet-{seat}", "group", 0, y, "", position.sheet(seat)))
        marks.append(words_mark(f"sheet-{seat}-name", 50, y, name(seat), 18, style))
        for place, key in enumerate(categories):
            bold = "strong" if key == "total" else style
            marks.append(words_mark(f"sheet-{seat}-{key}", 120 + room * (place + 0.5), y, str(points[seat][key]), 18, bold))
    return Panel("sheet", position.now(), WIDTH, 48 + 28 * len(seats), marks)


# The own hand


def hand_panel(position: Position, seat: int, decision: Decision | None) -> Panel:
    """The own hand, and before the first turn the start worlds to choose from; what can be placed is lifted."""
    held = held_cards(position, seat)
    rows = 1 if len(held) <= ONE_ROW else 2
    across = -(-len(held) // rows)
    widest, height = HELD if rows == 1 else LOW
    width = min(widest, (WIDTH - 24 + GAP) / max(across, 1) - GAP)
    placeable = (
        [option.text.partition(" ")[2] for option in decision.options if option.text.startswith("place ")] if decision else []
    )
    title = position.say("hand", count=len(position.empires[seat]["hand"]))
    marks = [words_mark("hand-name", 14, 15, title, 15, "left strong")]
    for place, (own, card, style) in enumerate(held):
        x = 12 + width / 2 + (width + GAP) * (place % across)
        y = 26 + LIFT + height / 2 + (height + GAP + LIFT) * (place // across) - (LIFT if card in placeable else 0)
        marks.append(held_card(position, own, position.card(card), seat, style, (x, y), (width, height)))
    return Panel("hand", title, WIDTH, 30 + (height + GAP + LIFT) * rows if held else 32, marks, seat)


def held_cards(position: Position, seat: int) -> list[tuple[str, str, str]]:
    """Every card of a hand with its mark's id and style; what was picked in secret, and waits to leave, is `given`."""
    empire = position.empires[seat]
    picked = Counter(pick.partition(" ")[2] for pick in position.picks(seat))
    found = [(f"dealt-{card}", card, "given" if picked[card] else "") for card in empire["dealt"]]
    seen: Counter[str] = Counter()
    for card in empire["hand"]:
        found.append((held_id(card, seen[card]), card, "given" if seen[card] < picked[card] else ""))
        seen[card] += 1
    return found


# Empires


def empire_panel(position: Position, seat: int, side: str) -> Panel:
    """A tableau in the order of placing, with the empire's numbers above it; small beside the board, large below it."""
    tableau = position.empires[seat]["tableau"]
    small = side == "right"
    whole = SMALL if small else WIDTH
    columns = columns_beside(position) if small else OWN_COLUMNS
    width = (whole - 20 + GAP) / columns - GAP
    height = width * TALL if small else OWN_HEIGHT
    marks, top = heading(position, seat, whole, small)
    for place, row in enumerate(tableau):
        x = 10 + width / 2 + (width + GAP) * (place % columns)
        y = top + height / 2 + (height + GAP) * (place // columns)
        marks.append(shown_card(position, seat, row, (x, y), (width, height)))
    rows = -(-len(tableau) // columns)
    style = "yellow active" if seat in position.asked() else ""
    return Panel(
        f"empire-{seat}", titled(position, seat), whole, top + 4 + (height + GAP) * rows, marks, seat, style=style, side=side
    )


def columns_beside(position: Position) -> int:
    """How many cards of a small tableau stand beside each other: fewer and larger ones while all empires fit."""
    sizes = sorted(len(empire["tableau"]) for empire in position.empires)[1:]
    head = 88 if position.invasion else 66
    for columns in COLUMNS:
        card = (SMALL - 20 + GAP) / columns * TALL
        if sum(head + card * -(-size // columns) for size in sizes) <= BESIDE:
            return columns
    return COLUMNS[-1]


def heading(position: Position, seat: int, whole: float, small: bool) -> tuple[list[Mark], float]:
    """Whose empire it is, what it does this turn, its numbers; and how high all that is."""
    doing = roles(position, seat)
    marks = [words_mark(f"empire-{seat}-name", 12, 18, name(seat), 17, "left strong")]
    if doing:
        size = min(13.0, (whole - 56) / (len(doing) * 0.55)) if small else 14.0
        at, anchor = (46.0, "left") if small else (whole - 14, "right")
        marks.append(words_mark(f"empire-{seat}-roles", at, 18, doing, size, f"{anchor} faint"))
    right = whole - 12 if small else whole - 20 - len(doing) * 7.4
    stats, depth = numbers(position, seat, (12, 42) if small else (52, 18), right, 13 if small else 15, not small)
    return [*marks, *stats], depth + 16


def titled(position: Position, seat: int) -> str:
    doing = roles(position, seat)
    return f"{name(seat)} · {doing}" if doing else name(seat)


def roles(position: Position, seat: int) -> str:
    """What a seat does this turn: that it has chosen, the actions it has revealed, the card it is placing."""
    empire = position.empires[seat]
    parts = [position.say("sealed")] if position.has_sealed(seat) else []
    parts += [position.words.name(role) for role in empire["chosen"]]
    if empire["placing"]:
        parts.append(position.say("placing", name=position.card_name(empire["placing"])))
    return " · ".join(parts)
