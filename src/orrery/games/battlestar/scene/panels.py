"""What lies beside the board: the dial, what is going on now, and each pilot's cards. [BG-2]"""

from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import Mark, Panel
from orrery.core.values import name
from orrery.games.battlestar.actions import KINDS
from orrery.games.battlestar.scene.chart import MIDDLE, PLATES, SIDE, Chart, words_mark
from orrery.games.battlestar.scene.dial import dial
from orrery.games.battlestar.scene.view import Position
from orrery.games.battlestar.state import EVASIONS, SHOWN

WIDTH: Final = 340.0
SEAT_HEIGHT: Final = 212.0
GAP: Final = 16.0
HEIGHT: Final = SIDE - 2 * SEAT_HEIGHT - 2 * GAP  # two seats and one of these are as high as the board
ICON: Final = {"turbo": "thrust", "force": "field", "laser": "beams", "evade": "swerve"}
SIGNS: Final = {  # the shape of each kind of target, in the order of the legend from below
    "plain": "dot",
    "hole": "whirl",
    "raider": "brackets",
    "battle": "clash",
    "home": "harbour",
    "planet": "brackets",
    "stay": "halo",
}


def panels(position: Position, chart: Chart, decision: Decision | None, targets: list[Mark]) -> list[Panel]:
    """Each pilot beside the own station; between them the dial on the left and the present moment on the right."""
    corners: dict[tuple[bool, bool], Panel] = {}
    for seat, colour in enumerate(position.camps):
        x, y = chart.station(colour)
        corners[x > MIDDLE, y > MIDDLE] = seat_panel(position, seat, "right" if x > MIDDLE else "left")
    spinner = Panel("dial", position.words.say("scene.dial"), WIDTH, HEIGHT, dial(position, chart, WIDTH, HEIGHT), side="left")
    middle = {False: spinner, True: moment_panel(position, decision, targets)}
    found: list[Panel] = []
    for right in [False, True]:
        column = [corners.get((right, False)), middle[right], corners.get((right, True))]
        found.extend(panel for panel in column if panel)
    return found


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
        marks.append(Mark("moment-raider", "raider", WIDTH / 2, 248, "steel", width=190))
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
    for kind in [kind for kind in SIGNS if kind in styles]:
        y = HEIGHT - 26 - 34 * (len(found) // 2)
        style = f"target {kind} {position.camps[position.concerned()]}"
        found.append(Mark(f"legend-{kind}", SIGNS[kind], 34, y, style, width=28))
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
    active = seat == position.active and position.turn_count > 0 and position.ask != "over"
    marks = [
        emblem(position, f"seat-{colour}-emblem", seat, 30, 27, 32),
        words_mark(f"seat-{colour}-name", 54, 19, f"{position.camp(seat)} · {name(seat)}", 17, "left strong"),
        words_mark(f"seat-{colour}-place", 54, 38, where, 12.5, "left faint"),
    ]
    if seat == position.carrier:
        label = position.words.say("scene.carries", {"camp": position.camp(seat)})
        marks.append(Mark(f"seat-{colour}-raider", "raider", WIDTH - 33, 34, "steel", label, width=36))
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
    title, text = position.words.name(kind).capitalize(), position.words.say(f"scene.card.{kind}")
    parts = [*picture(id, kind), words_mark(f"{id}-text", 0, 44, text, 9.6, width=88)]
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
            found.append(
                Mark(own, "slip", x, y, colour, position.words.name("evade").capitalize(), width=29, height=42, parts=[art])
            )
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
