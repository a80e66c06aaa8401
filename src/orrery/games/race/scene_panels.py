"""Panels beside the board: what is asked with its buttons, one's own hand, and every empire's tableau."""

from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import Mark, Panel
from orrery.core.values import name
from orrery.games.race.scene_board import WIDTH, height_of
from orrery.games.race.scene_cards import HELD, SHOWN, held_card, held_id, shown_card, words_mark
from orrery.games.race.scene_view import Position

MOMENT: Final = 380.0
GAP: Final = 8.0
COLUMNS: Final = 6  # cards of a tableau beside each other
BUTTON: Final = 34.0
POINTED: Final = (  # answers that are given by pointing at a card need no button
    *("discard", "place", "spend", "put-good", "bunker", "keep-start", "sell", "take-good", "donate"),
    *("produce-on", "damage", "repair"),
)


def panels(position: Position, decision: Decision | None) -> list[Panel]:
    """What is asked, the own hand if it is open, then the empires, the own one first."""
    me = decision.seat if decision and decision.seat >= 0 else position.me()
    found = [moment_panel(position, decision)]
    if me >= 0:
        found.append(hand_panel(position, me))
    first = max(me, 0)
    seats = [(first + place) % position.seats for place in range(position.seats)]
    return [*found, *(empire_panel(position, seat) for seat in seats)]


def needs_a_button(text: str) -> bool:
    """Whether an answer has no mark of its own: words, powers and bonuses do, cards do not."""
    verb, _, rest = text.partition(" ")
    return not rest or verb not in POINTED


def moment_panel(position: Position, decision: Decision | None) -> Panel:
    """The question, and a button for each answer that is not given by pointing at a card."""
    prompt = position.words.prompt(decision.ask, decision.about) if decision else position.now()
    answers = [option.text for option in decision.options if needs_a_button(option.text)] if decision else []
    marks = [
        words_mark("moment-now", 14, 22, position.say("turn", number=position.number("turns")), 13, "left faint"),
        words_mark("moment-prompt", 14, 62, prompt, 16, "left strong", MOMENT - 28),
    ]
    if position.view["reason"]:
        marks += final_sheet(position)
    columns = 2 if len(answers) > 4 else 1
    room = (MOMENT - 28 - GAP * (columns - 1)) / columns
    for place, answer in enumerate(answers):
        x = 14 + room / 2 + (room + GAP) * (place % columns)
        y = 118 + (BUTTON + GAP) * (place // columns)
        label = position.words.label(answer)
        marks.append(Mark(button_id(answer), "button", x, y, "", label, width=room, height=BUTTON, text=label))
    rows = -(-len(answers) // columns)
    height = max(height_of(position), 104 + (BUTTON + GAP) * rows)
    style = "yellow active" if decision else ""
    return Panel("moment", prompt, MOMENT, height, marks, style=style, side="right")


def final_sheet(position: Position) -> list[Mark]:
    """Every seat's points, category by category, the winners first."""
    points = position.points()
    seats = sorted(range(position.seats), key=lambda seat: -points[seat]["total"])
    return [
        words_mark(f"sheet-{seat}", 14, 104 + 22 * place, position.sheet(seat), 12.5, "left")
        for place, seat in enumerate(seats)
    ]


def button_id(answer: str) -> str:
    return "button-" + answer.replace(" ", "-")


def hand_panel(position: Position, seat: int) -> Panel:
    """The own hand, and before the first turn the start worlds to choose from."""
    empire = position.empires[seat]
    width, height = HELD
    dealt = [(f"dealt-{card}", card) for card in empire["dealt"]]
    seen: dict[str, int] = {}
    held = []
    for card in empire["hand"]:
        held.append((held_id(card, seen.get(card, 0)), card))
        seen[card] = seen.get(card, 0) + 1
    across = int((WIDTH + MOMENT - 20) // (width + GAP))
    marks = []
    for place, (own, card) in enumerate([*dealt, *held]):
        x = 14 + width / 2 + (width + GAP) * (place % across)
        y = 40 + height / 2 + (height + GAP) * (place // across)
        marks.append(held_card(position, own, position.card(card), x, y))
    rows = -(-len(marks) // across) or 1
    title = position.say("hand", count=len(held))
    whole = 28 + (width + GAP) * across - GAP
    caption = words_mark("hand-name", 14, 20, title, 15, "left strong")
    return Panel("hand", title, whole, 46 + (height + GAP) * rows, [caption, *marks], seat)


def empire_panel(position: Position, seat: int) -> Panel:
    """A tableau in the order of placing, with the empire's numbers above it."""
    empire = position.empires[seat]
    width, height = SHOWN
    title = position.summary(seat)
    marks = [
        words_mark(f"empire-{seat}-name", 14, 20, name(seat), 16, "left strong"),
        words_mark(f"empire-{seat}-facts", 48, 20, position.facts(seat), 12.5, "left faint"),
        words_mark(f"empire-{seat}-roles", 14, 40, roles(position, seat), 12, "left"),
    ]
    for place, row in enumerate(empire["tableau"]):
        x = 14 + width / 2 + (width + GAP) * (place % COLUMNS)
        y = 56 + height / 2 + (height + GAP) * (place // COLUMNS)
        marks.append(shown_card(position, seat, row, x, y))
    rows = -(-len(empire["tableau"]) // COLUMNS)
    style = "yellow active" if seat in position.asked() else ""
    whole = 28 + (width + GAP) * COLUMNS - GAP
    return Panel(f"empire-{seat}", title, whole, 62 + (height + GAP) * rows, marks, seat, style=style)


def roles(position: Position, seat: int) -> str:
    """What a seat does this turn: the actions it has revealed, the card it is placing, the cards it has."""
    empire = position.empires[seat]
    parts = [position.words.name(role) for role in empire["chosen"]]
    if empire["placing"]:
        parts.append(position.say("placing", name=position.card_name(empire["placing"])))
    return " · ".join(parts)
