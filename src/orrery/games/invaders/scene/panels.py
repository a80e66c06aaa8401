"""What lies beside the board: plot track, both sides, strategies, piles, the own hand, and what is asked."""

from orrery.core import kit
from orrery.core.protocol import Decision
from orrery.core.scene import Flow, Mark, Panel
from orrery.games.invaders.cards.texts import strategy_text
from orrery.games.invaders.scene.cards import COLOURS, HELD, held_card
from orrery.games.invaders.scene.view import Position

TRACK = 780.0
CHIP = (196.0, 40.0)
LISTED = (150.0, 36.0)


def panels(position: Position, decision: Decision | None, buttons: list[kit.Answer]) -> list[Panel]:
    """All of them, the track first."""
    found = [plot_track(position), *(side_panel(position, side) for side in (position.near, 1 - position.near))]
    if position.seat >= 0 and position.hand(position.seat):
        found.append(own_hand(position))
    if decision is not None and decision.ask == "seen":
        found.append(looked_at(position))
    if decision is not None and decision.ask == "exchange":
        found.append(pool(position, decision))
    found.append(piles(position))
    if decision is not None:
        found.append(kit.prompt(position.words.prompt(decision.ask, decision.about), buttons))
    return found


def plot_track(position: Position) -> Panel:
    """The invasion plan from 12 down to 0."""
    spaces = [
        kit.Space(str(step), str(step), position.say("step", n=step), "end" if step == 0 else "") for step in range(12, -1, -1)
    ]
    marks = kit.track("plot", spaces, 12 - position.view["plot"], TRACK - 40, 40, left=20)
    title = position.say("plot", n=position.view["plot"])
    return Panel("track", title, TRACK, 74, marks, part="track", weight=2)


def side_panel(position: Position, side: int) -> Panel:
    """One side: its numbers, and its strategies asleep or awake."""
    view = position.view
    numbers = [
        kit.Number("hand", str(len(view["hands"][side])), position.say("hand")),
        kit.Number(
            "deck", str(view["deck_sizes"][side]), position.say("deck"), style="gold" if view["deck_sizes"][side] < 10 else ""
        ),
        kit.Number("pile", str(len(view["piles"][side])), position.say("pile")),
    ]
    if side == 0:
        numbers.append(kit.Number("heroes", str(len(view["fallen"])), position.say("fallen")))
        numbers.append(kit.Number("ops", str(view["ops"]), position.say("ops")))
    if sum(view["score"]) or "match=3" in view["options"]:
        numbers.append(kit.Number("won", str(view["score"][side]), position.say("won")))
    doing = position.say("phase." + view["phase"]) if view["active"] == side else ""
    chips = Flow(f"strategies-{side}", *CHIP, [chip(position, number) for number in own_strategies(position, side)])
    mine = side == position.seat
    return kit.seat_panel(
        f"side-{side}", side, COLOURS[side], position.words.person(side), doing=doing, numbers=numbers, more=[chips], mine=mine,
        active=view["active"] == side,
    )  # fmt: skip


def own_strategies(position: Position, side: int) -> list[int]:
    return [int(strategy.number) for strategy in position.box.strategies if strategy.side == side and strategy.has_marker]


def chip(position: Position, number: int) -> Mark:
    """A strategy: dormant, or used."""
    strategy = position.box.strategies[number]
    awake = strategy.id in position.awake()
    state = position.say("awake" if awake else "dormant")
    label = "\n".join([f"{strategy.row['name']} ({state})", *strategy_text(strategy, position.words)])
    own = f"strategy-{strategy.id}"
    text = kit.line_at(f"{own}-name", -CHIP[0] / 2 + 10, -6, strategy.row["name"], 12.5, CHIP[0] - 20)
    word = kit.line_at(f"{own}-state", -CHIP[0] / 2 + 10, 11, state, 12, CHIP[0] - 20, "left faint")
    style = f"cell {COLOURS[strategy.side]}" + (" given" if awake else "")
    could = [f"activate {strategy.id}", strategy.verb]
    return Mark(own, "cell", 0, 0, style, label, width=CHIP[0], height=CHIP[1], parts=[text, word], could=could)


def own_hand(position: Position) -> Panel:
    held = position.hand(position.seat)
    cards = []
    for place, name in enumerate(held):
        copy = held[:place].count(name)
        cards.append(held_card(position, f"hand-{name}-{copy}", position.card(name)))
    return kit.hand("hand", position.say("your-hand", n=len(held)), cards, HELD, position.seat)


def looked_at(position: Position) -> Panel:
    """The rival's hand while a card of it is chosen."""
    rival = 1 - position.seat
    names = sorted(set(position.hand(rival)))
    cards = [held_card(position, f"seen-{name}-0", position.card(name)) for name in names]
    flow = Flow("seen-cards", *HELD, cards, gap=10, least=0.8)
    title = position.say("looked-at")
    head = [kit.line_at("seen-title", 14, 18, title, 15, 780, "left strong")]
    return Panel("seen", title, 820, 36, head, part="aside", weight=3, flows=[flow])


def pool(position: Position, decision: Decision) -> Panel:
    """The cards that can be exchanged, as a list."""
    names = sorted({option.text.split()[1] for option in decision.options if option.text.startswith(("out ", "in "))})
    chips = [listed(position, f"pool-{name}", name) for name in names]
    title = position.say("pool")
    head = [kit.line_at("pool-title", 14, 18, title, 15, 780, "left strong")]
    return Panel("pool", title, 820, 36, head, part="aside", weight=3, flows=[Flow("pool-cards", *LISTED, chips)])


def listed(position: Position, id: str, name: str) -> Mark:
    """A card as one line, its words as its label."""
    card = position.card(name)
    text = kit.line_at(f"{id}-name", -LISTED[0] / 2 + 8, 0, card.row["name"], 12, LISTED[0] - 16)
    style = f"cell {COLOURS[card.side]}"
    return Mark(id, "cell", 0, 0, style, position.label(card), width=LISTED[0], height=LISTED[1], parts=[text])


def piles(position: Position) -> Panel:
    """Both discard piles, the latest card first; the last five come back together."""
    flows = []
    for side in (position.near, 1 - position.near):
        names = list(reversed(position.view["piles"][side]))
        marks = [listed(position, f"pile-{side}-{len(names) - place}", name) for place, name in enumerate(names)]
        flows.append(Flow(f"pile-{side}", *LISTED, marks))
    title = position.say("piles")
    head = [kit.line_at("piles-title", 14, 18, title, 15, 300, "left strong")]
    return Panel("piles", title, 340, 36, head, part="piles", weight=0, flows=flows)
