"""All panels of a view, in the order of what matters: the end, the phases, the invasion, one's own things, the others."""

from collections import Counter
from math import ceil
from typing import Final

from orrery.core import kit
from orrery.core.lettering import breadth
from orrery.core.protocol import Decision
from orrery.core.scene import Flow, Mark, Panel
from orrery.core.values import Seat
from orrery.games.race.scene.cards import GAP, SMALL, least_of, size_for
from orrery.games.race.scene.empires import empire_panel
from orrery.games.race.scene.held import held_card, held_id
from orrery.games.race.scene.invasion import invasion_panel
from orrery.games.race.scene.phases import phases_panel
from orrery.games.race.scene.prices import NO_WAY, price_now
from orrery.games.race.scene.view import PHASE_OF_ROLE, Position

WIDTH: Final = 820.0
LIFT: Final = 10.0  # of what can be placed
SCORE_WIDE: Final = 156.0  # a seat on the final sheet: five stand in a row, two on a telephone
SCORE_HEAD: Final = 50.0  # its name and total
SCORE_ROW: Final = 44.0  # a row of its categories
SCORE_COLUMNS: Final = 3
SCORE_LEFT: Final = 10.0  # of its tile, with the bar in the seat's colour
SCORE_EDGE: Final = 14.0  # left and right together
TOTAL: Final = 28.0
LEAST_SCORE: Final = 0.98
POINTED: Final = (  # answers that are given by pointing at a card need no button
    *("discard", "place", "spend", "put-good", "bunker", "keep-start", "sell", "take-good", "donate"),
    *("produce-on", "damage", "repair", "use", "boost", "defend", "windfall", "produce-discard", "draw-now", "bonus"),
)


def panels(position: Position, decision: Decision | None, reader: Seat) -> list[Panel]:
    """The points at the end, phases, piles and invasion, the reader's hand and tableau, the other empires in their order."""
    me = decision.seat if decision and position.is_open(decision.seat) else reader
    me = me if position.is_open(me) else position.me()
    over, attacked = bool(position.view["reason"]), any(empire["attack"] for empire in position.empires)
    found = [final_sheet(position)] if over else []
    if not over and not attacked:  # an invasion is a scene of its own
        found.append(phases_panel(position))
    if position.invasion and not over:
        found.append(invasion_panel(position))
    if me >= 0:
        held = 0 if over else len(held_cards(position, me))
        size = size_for(len(position.empires[me]["tableau"]) + held)
        found.append(empire_panel(position, me, True, size))
        if not over:  # a hand counts for nothing then, but for ties, which the sheet tells
            found.append(hand_panel(position, me, decision, size))
    others = [(me + 1 + place) % position.seats for place in range(position.seats)]
    found += [empire_panel(position, seat, False, SMALL) for seat in others if seat != me]
    return [*found, prompt_panel(position, decision)]


# The end


def final_sheet(position: Position) -> Panel:
    """Every seat's points, category by category, the best first; what breaks ties is told where there are any. [RG-R21]"""
    points = [{**position.points()[seat], "left": position.left_over(seat)} for seat in range(position.seats)]
    seats = sorted(range(position.seats), key=lambda seat: (-points[seat]["total"], -points[seat]["left"]))
    tied = len({each["total"] for each in points}) < position.seats
    categories = ["chips", "printed", "conditional", *(["awards", "tiles"] if position.invasion else [])]
    categories += ["left"] if tied else []
    rows = [score(position, seat, points[seat], categories, place == 0) for place, seat in enumerate(seats)]
    flow = Flow("sheet-rows", rows[0].width, rows[0].height, rows, gap=10, least=LEAST_SCORE, columns=len(rows))
    return Panel("sheet", position.now(), WIDTH, 8, [], part="score", weight=3, flows=[flow])


def score(position: Position, seat: int, points: dict[str, int], categories: list[str], best: bool) -> Mark:
    """One seat of the sheet: name and total, below them every category with its word, in rows that are alike."""
    own, left = f"sheet-{seat}", -SCORE_WIDE / 2
    rows = ceil(len(categories) / SCORE_COLUMNS)
    columns = ceil(len(categories) / rows)
    high = SCORE_HEAD + SCORE_ROW * rows
    total = str(points["total"])
    room = SCORE_WIDE - 66 - breadth(total, TOTAL)
    y = -high / 2 + SCORE_HEAD / 2
    parts = [
        kit.badge(f"{own}-badge", position.camp(seat), left + 28, y, 22),
        kit.line_at(f"{own}-name", left + 46, y, position.words.person(seat), kit.NAME, room, "left strong"),
        kit.words_at(f"{own}-total", -left - 14, y, total, TOTAL, "right figure strong" + (" gold" if best else "")),
    ]
    places = columns_of([position.say(f"points.{key}") for key in categories], columns)
    for place, key in enumerate(categories):
        x, y = places[place % columns], -high / 2 + SCORE_HEAD + SCORE_ROW * (place // columns)
        parts.append(kit.words_at(f"{own}-{key}", x, y + 7, str(points[key]), kit.NAME, "figure"))
        parts.append(kit.words_at(f"{own}-{key}-word", x, y + 26, position.say(f"points.{key}"), kit.SMALL, "faint"))
    style = f"{position.camp(seat)} {'now' if best else ''}".strip()
    return Mark(own, "tile", 0, 0, style, position.sheet(seat), width=SCORE_WIDE, height=high, parts=parts)


def columns_of(words: list[str], count: int) -> list[float]:
    """Where so many columns of words stand on the sheet, with the same space between all of them."""
    rooms = [max(breadth(word, kit.SMALL) for word in words[place::count]) for place in range(count)]
    spare = (SCORE_WIDE - SCORE_EDGE - sum(rooms)) / count
    found, x = [], SCORE_LEFT - SCORE_WIDE / 2
    for room in rooms:
        found.append(x + (room + spare) / 2)
        x += room + spare
    return found


# The own hand


def hand_panel(position: Position, seat: int, decision: Decision | None, size: tuple[float, float]) -> Panel:
    """The own hand, and before the first turn the start worlds to choose from; what can be placed is lifted."""
    options = [option.text for option in decision.options] if decision else []
    placeable = {text.partition(" ")[2] for text in options if text.startswith("place ")}
    cards = [
        held_card(position, own, position.card(card), seat, style, size, LIFT if card in placeable else -LIFT if style else 0)
        for own, card, style in held_cards(position, seat)
    ]
    dealt = len(position.empires[seat]["dealt"])
    title = position.say("hand.dealt" if dealt else "hand", count=len(cards) - dealt, dealt=dealt)
    return kit.hand("hand", title, cards, (size[0], size[1] + LIFT), seat, least=least_of(size), gap=GAP, width=WIDTH)


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


# What is asked


def prompt_panel(position: Position, decision: Decision | None) -> Panel:
    """The question with what decides it, or whom one waits for, and a button for each answer that no other mark means."""
    if decision is None:
        return kit.prompt(position.now(), [], width=WIDTH)
    text = position.words.prompt(decision.ask, decision.about)
    answers = [option.text for option in decision.options if needs_a_button(option.text)]
    buttons = [kit.Answer(button_id(answer), position.words.label(answer)) for answer in answers]
    camp = position.camp(decision.seat) if decision.seat >= 0 else ""
    return kit.prompt(text, buttons, placing_facts(position, decision), camp=camp, width=WIDTH)


def placing_facts(position: Position, decision: Decision) -> str:
    """What each card that can be placed costs now, where that is asked."""
    placed = [option.text.partition(" ")[2] for option in decision.options if option.text.startswith("place ")]
    if not placed or not position.is_open(decision.seat):
        return ""
    costs = []
    for name in placed:
        card = position.card(name)
        price = price_now(position, decision.seat, card)
        if price.pay != NO_WAY:
            costs.append(position.say("fact.costs", name=position.card_name(name), cost=price.pay))
        else:
            costs.append(
                position.say("fact.conquer", name=position.card_name(name), strength=price.strength, defense=card.cost)
            )
    return " · ".join(costs)


def needs_a_button(text: str) -> bool:
    """Whether an answer has no mark of its own: words have none, cards and actions do."""
    verb, _, rest = text.partition(" ")
    return verb not in PHASE_OF_ROLE and (not rest or verb not in POINTED)


def button_id(answer: str) -> str:
    return "button-" + answer.replace(" ", "-")
