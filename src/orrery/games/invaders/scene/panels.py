"""What lies beside the board: both sides' numbers, the reader's hand, discard piles, and what is asked."""

from typing import Final

from orrery.core import kit
from orrery.core.lettering import breadth, shortened, wrapped
from orrery.core.protocol import Decision
from orrery.core.scene import Flow, Mark, Panel, extent
from orrery.games.invaders.cards.vocabulary import Card
from orrery.games.invaders.scene.cards import BRIEF, COLOURS, HELD, announced_card, held_card, short_name
from orrery.games.invaders.scene.view import Position

LISTED: Final = (132.0, 44.0)  # two beside each other in the narrowest panel, three in most
NAMED: Final = (13.0, 12.5, 12.0)  # letters of the names on them, the largest that fit
NUMBER: Final = 60.0  # five beside each other in the narrowest panel
LEAST: Final = 0.82  # of a card in hand, which is then 120 wide
LEAST_ANNOUNCED: Final = 0.66  # its name is in the question, too
STAR: Final = 17.0  # from one game won to the next
RECYCLED: Final = 5  # the latest cards of a pile, which strategies bring back


def panels(position: Position, decision: Decision | None, buttons: list[kit.Answer]) -> list[Panel]:
    """All of them, one's own first."""
    found = [side_panel(position, side) for side in (position.near, 1 - position.near)]
    if position.seat >= 0 and position.hand(position.seat):
        found.append(own_hand(position))
    if position.view["announced"]:
        found.append(announced(position))
    if decision is not None and decision.ask == "seen":
        found.append(looked_at(position))
    if decision is not None and decision.ask == "exchange":
        found.append(pool(position, decision))
    if any(position.view["piles"]):
        found.append(piles(position))
    if decision is not None:
        found.append(kit.prompt(position.words.prompt(decision.ask, decision.about), buttons, position.preview()))
    return found


def side_panel(position: Position, side: int) -> Panel:
    """One side and its numbers, and below the name its phase while it plays."""
    view = position.view
    deck = view["deck_sizes"][side]
    numbers = [
        counted(position, "hand", len(view["hands"][side])),
        counted(position, "deck", deck, "gold" if deck < 10 else ""),
        counted(position, "pile", len(view["piles"][side])),
    ]
    if side == 0:
        lost = len(view["fallen"])
        numbers.append(kit.Number("heroes", f"{lost}/11", position.say("fallen"), fallen_label(position)))
        numbers.append(counted(position, "ops", view["ops"]))
    name = position.words.person(side)
    active = view["active"] == side and not position.is_over()
    doing = position.say("phase." + view["phase"]) if active else position.side_name(side)
    doing = doing[:1].upper() + doing[1:]
    found = kit.seat_panel(
        f"side-{side}", side, COLOURS[side], name, doing=doing, numbers=numbers, mine=side == position.seat,
        active=active, width=344, number=NUMBER,
    )  # fmt: skip
    return with_games_won(position, found, side) if view["wins_needed"] > 1 else found


def counted(position: Position, what: str, count: int, style: str = "") -> kit.Number:
    """A number of cards or points, with its word and a label that says it in a sentence."""
    return kit.Number(what, str(count), position.say(what), position.say(f"{what}-label", n=count), style)


def with_games_won(position: Position, panel: Panel, side: int) -> Panel:
    """A star after the name for each game that wins the match, golden once it is won; words would take the numbers' room."""
    badge, name, *rest = panel.marks
    won, needed = position.view["score"][side], position.view["wins_needed"]
    left = name.x + extent(name) + STAR
    stars = [
        Mark(f"{panel.id}-won-{place}", "star", STAR * place, 0, "gold" if place < won else "dim", width=STAR - 2)
        for place in range(needed)
    ]
    label = position.say("won", n=won)
    group = Mark(f"{panel.id}-won", "group", left, name.y, "", label, width=STAR * needed, height=STAR, parts=stars)
    return Panel(
        panel.id, f"{panel.title} · {label}", panel.width, panel.head, [badge, name, group, *rest], panel.seat,
        style=panel.style, side=panel.side, part=panel.part, weight=panel.weight, flows=panel.flows,
        beside=max(panel.beside, left + STAR * needed + kit.FLOW_GAP),
    )  # fmt: skip


def fallen_label(position: Position) -> str:
    """How many Heroes are lost, and which."""
    lost = position.view["fallen"]
    words = position.say("fallen-label", n=len(lost))
    return f"{words} {', '.join(position.card(name).row['name'] for name in lost)}" if lost else words


def own_hand(position: Position) -> Panel:
    held = position.hand(position.seat)
    seen = list(position.view["seen"][position.seat])
    cards = []
    for place, name in enumerate(held):
        copy = held[:place].count(name)
        cards.append(held_card(position, f"hand-{name}-{copy}", position.card(name), copy < seen.count(name)))
    return kit.hand("hand", position.say("your-hand", n=len(held)), cards, HELD, position.seat, least=LEAST, gap=6, width=344)


def announced(position: Position) -> Panel:
    """Cards that are played and have not taken effect yet, the latest last: what a reply may be aimed at."""
    cards = [
        announced_card(position, f"announced-{place}-{name}", position.card(name))
        for place, name in enumerate(position.view["announced"])
    ]
    flow = Flow("announced-cards", *BRIEF, cards, gap=10, least=LEAST_ANNOUNCED)
    return titled("announced", position.say("announced"), [flow], 3)


def looked_at(position: Position) -> Panel:
    """The rival's hand while a card of it is chosen."""
    names = sorted(set(position.hand(1 - position.seat)))
    cards = [held_card(position, f"seen-{name}-0", position.card(name)) for name in names]
    return titled("seen", position.say("looked-at"), [Flow("seen-cards", *HELD, cards, gap=10)], 3)


def titled(id: str, title: str, flows: list[Flow], weight: int, part: str = "aside") -> Panel:
    """A panel of cards under a title."""
    head = [kit.line_at(f"{id}-title", 14, 16, title, 15, 310, "left strong")]
    return Panel(id, title, 820 if weight else 344, 31, head, part=part, weight=weight, flows=flows)


def pool(position: Position, decision: Decision) -> Panel:
    """The cards that can be exchanged, as a list; how many of each are in the reader's deck."""
    names = sorted({option.text.split()[1] for option in decision.options if option.text.startswith(("out ", "in "))})
    counts = position.listed()
    chips = []
    for name in names:
        count = counts.get(name, 0)
        chips.append(listed(position, f"pool-{name}", name, position.say("copies", n=count), f"×{count}"))
    return titled("pool", position.say("pool"), [Flow("pool-cards", *LISTED, chips)], 3)


def listed(position: Position, id: str, name: str, note: str, figure: str, style: str = "") -> Mark:
    """A card as a tile: its name in up to two lines and a figure; its words and a note as its label."""
    card = position.card(name)
    left, room = -LISTED[0] / 2 + 18, LISTED[0] - 26 - (breadth(figure, kit.SMALL) + 6 if figure else 0)
    size, lines = name_lines(card, room)
    top = -8.0 * (len(lines) - 1)
    parts = [
        kit.words_at(f"{id}-name-{place}", left, top + 16 * place, line, size, "left strong")
        for place, line in enumerate(lines)
    ]
    parts.append(kit.words_at(f"{id}-figure", LISTED[0] / 2 - 8, 0, figure, kit.SMALL, "right faint"))
    label, dress = f"{position.label(card)}\n{note}", f"{COLOURS[card.side]} {style}".strip()
    return Mark(id, "tile", 0, 0, dress, label, width=LISTED[0], height=LISTED[1], parts=parts)


def name_lines(card: Card, room: float) -> tuple[float, list[str]]:
    """The name of a card in two lines at most, and the size of its letters; the short one where the whole fits at no size."""
    for name in (card.row["name"], short_name(card)):
        for size in NAMED:
            lines = wrapped(name, size, room)
            if len(lines) <= 2 and all(breadth(line, size) <= room for line in lines):
                return size, lines
    lines = wrapped(name, size, room)
    return size, [shortened(line, size, room) for line in (lines[0], " ".join(lines[1:])) if line]


def piles(position: Position) -> Panel:
    """Both discard piles, the latest card first."""
    flows = [Flow(f"pile-{side}", *LISTED, pile(position, side), gap=6) for side in (position.near, 1 - position.near)]
    return titled("piles", position.say("piles"), flows, 0)


def pile(position: Position, side: int) -> list[Mark]:
    """The last five one by one, because strategies bring them back; of those before, all copies of a card are one tile."""
    names = position.view["piles"][side]
    earlier = max(0, len(names) - RECYCLED)
    found = []
    for place in range(len(names) - 1, earlier - 1, -1):
        note = f"{position.say('pile-place', n=place + 1)} · {position.say('recent')}"
        found.append(listed(position, f"pile-{side}-{place + 1}", names[place], note, str(place + 1), "recent"))
    places: dict[str, list[int]] = {}
    for place in range(earlier - 1, -1, -1):
        places.setdefault(names[place], []).append(place + 1)
    for name, numbers in places.items():
        note = ", ".join(position.say("pile-place", n=number) for number in numbers)
        figure = f"×{len(numbers)}" if len(numbers) > 1 else ""
        found.append(listed(position, f"pile-{side}-{name}", name, note, figure))
    return found
