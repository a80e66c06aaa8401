"""What lies beside the board: the goal and the dial, each pilot's cards, and what is asked. [BG-2]"""

from typing import Final

from orrery.core import kit
from orrery.core.lettering import wrapped
from orrery.core.protocol import Decision
from orrery.core.scene import Flow, Mark, Panel
from orrery.core.values import GALLERY, Seat
from orrery.games.battlestar.actions import KINDS
from orrery.games.battlestar.scene.chart import Chart
from orrery.games.battlestar.scene.dial import DIAL, dial
from orrery.games.battlestar.scene.view import Position
from orrery.games.battlestar.state import EVASIONS, SHOWN

WIDTH: Final = 330.0
NARROW: Final = 250.0  # of another pilot, so that two stand beside each other
GOAL: Final = (212.0, 118.0)  # the words about the raider and the arrow
HOLDER: Final = 15.0  # letters that tell who has the raider
COMMAND: Final = (156.0, 182.0)  # a command card with its sentence
SLIP: Final = (46.0, 60.0)  # a card told by its picture
ICON: Final = {"turbo": "thrust", "force": "field", "laser": "beams", "evade": "swerve"}


def panels(position: Position, chart: Chart, decision: Decision | None, seat: Seat) -> list[Panel]:
    """The goal with the dial, the pilots from the one who looks on, and what is asked."""
    seats = len(position.camps)
    first = seat if seat != GALLERY else 0
    pilots = [pilot_panel(position, (first + k) % seats, (first + k) % seats == seat) for k in range(seats)]
    return [*pilots[:1], goal_panel(position, chart), *pilots[1:], asked_panel(position, decision)]


# The goal, the dial and what is asked


def goal_panel(position: Position, chart: Chart) -> Panel:
    """What everybody wants, who has it, and the dial that decides: beside it where there is room, else below."""
    title = position.words.say("scene.dial")
    goal = Flow("goals", *GOAL, [goal_mark(position)])
    arrow = Flow("dial", DIAL, DIAL, [dial(position, chart)], least=0.585, columns=1)
    return Panel("dial", title, WIDTH, 10, [], part="aside", weight=2, flows=[goal, arrow])


def goal_mark(position: Position) -> Mark:
    """Who holds the raider, where it is to be brought, and what the arrow says."""
    left, wide = -GOAL[0] / 2, GOAL[0] - 54
    holder, goal = position.holder(), position.words.say("scene.goal.over" if position.ask == "over" else "scene.goal")
    parts = [
        Mark("goal-raider", "raider", left + 24, -36, "steel", width=42),
        kit.words_at("goal-holder", left + 54, -38, holder, HOLDER, "left strong", even_width(holder, wide)),
        kit.words_at("goal-words", left + 54, -2, goal, 12, "left faint", wide),
        kit.words_at("dial-caption", left + 4, 38, position.stop(), 14, "left strong", GOAL[0] - 4),
    ]
    if position.carrier >= 0:
        parts.append(kit.badge("goal-badge", position.camps[position.carrier], left + 40, -20, 18))
    return Mark("goal", "group", 0, 0, "", holder, width=GOAL[0], height=GOAL[1], parts=parts)


def even_width(text: str, width: float) -> float:
    """The narrowest width at which a text takes no more lines than at this one, so that no word stands alone."""
    lines = len(wrapped(text, HOLDER, width))
    while width > 60 and len(wrapped(text, HOLDER, width - 4)) == lines:
        width -= 4
    return width


def asked_panel(position: Position, decision: Decision | None) -> Panel:
    """What is going on, with the answers of one word."""
    plain = [option.text for option in decision.options if " " not in option.text] if decision else []
    answers = [kit.Answer(f"button-{text}", position.words.say(f"scene.button.{text}")) for text in plain]
    return kit.prompt(position.now(), answers, position.turn(), camp=position.camps[position.concerned()])


# A pilot's cards


def pilot_panel(position: Position, seat: int, mine: bool) -> Panel:
    """A pilot with the place of the ship, the cards on show, the evasion cards left, and the pack with what is still in it."""
    colour = position.camps[seat]
    active = seat == position.active and position.turn_count > 0 and position.ask != "over"
    own = f"seat-{colour}"
    shown = command_cards(position, seat, mine)
    rest = [*evasion_cards(position, seat), *pack(position, seat)]
    slips = rest if mine else shown + rest
    small = Flow(f"{own}-slips", *SLIP, slips, gap=4, least=0.71, columns=len(slips))
    large = Flow(f"{own}-command", *COMMAND, shown, least=0.84) if mine else None
    concerned = seat == position.concerned()
    return kit.seat_panel(
        own,
        seat,
        colour,
        position.pilot(seat),
        doing=position.where(seat),
        cards=large,
        more=[small],
        mine=mine,
        active=active,
        weight=2 if mine or concerned else 1,
        width=WIDTH if mine else NARROW,
        letter=position.words.say(f"scene.letter.{colour}"),
    )


def card_id(colour: str, kind: str, copy: int) -> str:
    """The mark of a command card on show: of two alike, copy 0 or 1."""
    return f"card-{colour}-{kind}-{copy}"


def command_cards(position: Position, seat: int, mine: bool) -> list[Mark]:
    """The two places for cards on show: one's own with their sentences. [BG-R12]"""
    colour, shown = position.camps[seat], position.shown[seat]
    found = []
    for place in range(int(SHOWN)):
        if place >= len(shown):
            wide, high = COMMAND if mine else SLIP
            found.append(Mark(f"card-{colour}-gap-{place}", "gap", 0, 0, width=wide, height=high))
            continue
        kind = shown[place]
        draw = card if mine else slip
        found.append(draw(position, card_id(colour, kind, shown[:place].count(kind)), kind, colour))
    return found


def card(position: Position, id: str, kind: str, colour: str) -> Mark:
    """A command card with its picture, name and sentence."""
    wide, high = COMMAND
    title, text = position.words.name(kind).capitalize(), position.words.say(f"scene.card.{kind}")
    parts = [*picture(id, kind), kit.words_at(f"{id}-text", 0, 57, text, 13, "", wide - 10)]
    label = f"{title}\n{text}"
    return Mark(id, "card", 0, 0, colour, label, width=wide, height=high, text=title, parts=parts, could=[f"play {kind}"])


def slip(position: Position, id: str, kind: str, colour: str) -> Mark:
    """A rival's command card: its picture; its words when it is held large."""
    title, text = position.words.name(kind).capitalize(), position.words.say(f"scene.card.{kind}")
    art = Mark(f"{id}-art", ICON[kind], 0, 0, "small", width=28)
    return Mark(id, "slip", 0, 0, colour, f"{title}\n{text}", width=SLIP[0], height=SLIP[1], parts=[art])


def picture(id: str, kind: str) -> list[Mark]:
    """What a command card shows in its window: a ship that speeds up, one that is pushed to a planet, one that fires."""
    if kind == "turbo":
        return [Mark(f"{id}-art", "thrust", 0, -30, width=50), Mark(f"{id}-ship", "viper", 0, -46, width=42)]
    if kind == "force":
        return [Mark(f"{id}-art", "field", 0, -44, width=60), Mark(f"{id}-globe", "planet", 0, -30, "planet", width=38)]
    return [Mark(f"{id}-art", "beams", 0, -46, width=52), Mark(f"{id}-ship", "viper", 0, -30, width=30)]


def evasion_id(colour: str, copy: int) -> str:
    return f"evasion-{colour}-{copy}"


def evasion_cards(position: Position, seat: int) -> list[Mark]:
    """Evasion cards left, and the places of those spent."""
    colour, left = position.camps[seat], position.evasions[seat]
    wide, high = SLIP
    found = []
    for place in range(int(EVASIONS)):
        if place < left:
            own = evasion_id(colour, place)
            art = Mark(f"{own}-art", ICON["evade"], 0, 0, "small", width=28)
            label = f"{position.words.name('evade').capitalize()}\n{position.words.say('scene.card.evade')}"
            found.append(Mark(own, "slip", 0, 0, colour, label, width=wide, height=high, parts=[art], could=["evade"]))
        else:
            found.append(Mark(f"evasion-{colour}-gap-{place}", "gap", 0, 0, width=wide, height=high))
    return found


def pack(position: Position, seat: int) -> list[Mark]:
    """The face-down pack with its number; how many of each kind are still in it is its label. [BG-2]"""
    colour, counts = position.camps[seat], position.packs[seat]
    kinds = ", ".join(
        position.words.say(f"scene.pack.{kind}", {"count": str(count)}) for kind, count in zip(KINDS, counts, strict=True)
    )
    label = position.words.say("scene.pack", {"count": str(sum(counts)), "kinds": kinds})
    return [kit.pile(f"pack-{colour}", 0, 0, sum(counts), label, colour, width=SLIP[0] - 2)]
