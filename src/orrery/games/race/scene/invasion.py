"""The invasion as a scene of its own: the threat and what stands against it, who faces what, and what is at stake. [RG-9.4]"""

from typing import Final, cast

from orrery.core import kit
from orrery.core.scene import Flow, Mark, Panel
from orrery.games.race.scene.prices import temporary_defense
from orrery.games.race.scene.view import Position
from orrery.games.race.waves import (
    AWARDS,
    BUNKER_DEFENSE,
    DEFEATS_TO_END,
    FIRST_INVASION,
    HIGHEST_SPACE,
    LOWEST_SPACE,
)

CELL: Final = (320.0, 68.0)  # a third of the panel
ART: Final = (80.0, 60.0)
EDGE: Final = 26.0  # of the track, left and right
LINE, MARKERS = 12.0, -19.0  # heights within a cell
SPACES: Final = int(HIGHEST_SPACE) - int(LOWEST_SPACE)
DUEL: Final = (188.0, 84.0)  # five stand beside each other
BADGE: Final = 18.0
WORD: Final = 81.0  # a marker's word and half of the marker
STACK: Final = 2  # badges above each other, before they stand beside each other


def invasion_panel(position: Position) -> Panel:
    """What comes, the track with threat, total and admirals, the waves; a duel for each empire while the Xenos attack."""
    duels = [duel(position, seat) for seat in range(position.seats) if position.empires[seat]["attack"]]
    cells = [
        cell("story", story(position)),
        cell("strengths", [*track(position), *markers(position), *discs(position)]),
        cell("waves", waves(position)),
    ]
    flows = [Flow("invasion-cells", *CELL, cells, gap=8, least=0.98), Flow("duels", *DUEL, duels, gap=10, least=0.98)]
    weight = 3 if duels or position.view["revealed"] else 1
    wide = (CELL[0] + 8) * 3 + 12
    name = f"{title(position)} · {total(position)} : {position.number('threat')}"
    return Panel("invasion", name, wide, 8, [], style="invasion", part="track", weight=weight, flows=flows)


def cell(key: str, parts: list[Mark]) -> Mark:
    return Mark(f"invasion-{key}", "group", 0, 0, width=CELL[0], height=CELL[1], parts=parts)


def wave_to_come(position: Position) -> int:
    """The wave whose cards come next, from 1; the last comes again and again."""
    left = cast(list[int], position.view["left"])
    return next((wave + 1 for wave, count in enumerate(left) if count), max(len(left), 1))


def total(position: Position) -> int:
    return sum(position.against_xenos(seat) for seat in range(position.seats))


def title(position: Position) -> str:
    return position.say("invasion.title", wave=wave_to_come(position))


def story(position: Position) -> list[Mark]:
    """What comes, and what decides: how much is missing, or when the Xenos come."""
    threat, strength = position.number("threat"), total(position)
    line = position.say("invasion.holds" if strength >= threat else "invasion.missing", total=strength, threat=threat)
    if position.number("turns") < int(FIRST_INVASION):
        line = position.say("board.first", turn=int(FIRST_INVASION))
    elif strength < threat:
        line += " " + position.say("invasion.short", count=threat - strength)
    left = -CELL[0] / 2
    text, room = f"fleet xeno-wave-{wave_to_come(position)} xeno xeno", CELL[0] - ART[0] - 18
    return [
        Mark("invasion-art", "art", left + ART[0] / 2 + 4, 0, "", width=ART[0], height=ART[1], text=text),
        kit.words_at("invasion-title", left + ART[0] + 14, -23, title(position), 15, "left strong"),
        kit.words_at("invasion-line", left + ART[0] + 14, 8, line, 12.5, "left faint", room),
    ]


# The track


def track_x(space: int) -> float:
    """Where a space of the track lies; what is beyond its ends lies on them. [RG-R4]"""
    bounded = max(int(LOWEST_SPACE), min(int(HIGHEST_SPACE), space))
    return -CELL[0] / 2 + EDGE + (CELL[0] - 2 * EDGE) / SPACES * (bounded - int(LOWEST_SPACE))


def track(position: Position) -> list[Mark]:
    """The line with its numbers."""
    start, end = track_x(int(LOWEST_SPACE)), track_x(int(HIGHEST_SPACE))
    found = [Mark("track", "line", (start + end) / 2, LINE, "rail", position.say("board.track"), width=end - start)]
    spaces = range(0, int(HIGHEST_SPACE) + 1, 10)
    return found + [
        kit.words_at(f"space-{space}", track_x(space), LINE + 16, str(space), kit.SMALL, "faint") for space in spaces
    ]


def markers(position: Position) -> list[Mark]:
    """The threat and what all empires have together, each with its number and name; side by side where they meet."""
    counts = [("total", total(position), "green"), ("threat", position.number("threat"), "red")]
    counts.sort(key=lambda each: each[1])
    left, right = (track_x(each[1]) for each in counts)
    spare = max(0.0, 34 - (right - left)) / 2
    found = []
    for (key, count, style), x, anchor in zip(counts, (left - spare, right + spare), ("right", "left"), strict=True):
        free = x + CELL[0] / 2 if anchor == "right" else CELL[0] / 2 - x
        if free < WORD and right - left > 2 * WORD:  # no room towards the edge, but towards the other marker
            anchor, free = ("left" if anchor == "right" else "right"), WORD
        across = 21 if anchor == "left" else -21
        word = kit.words_at(f"{key}-word", across, 0, position.say(f"board.{key}"), 13, f"{anchor} strong")
        label = position.say(key, count=count)
        parts = [word] if free >= WORD else []
        found.append(Mark(key, "diamond", x, MARKERS, style, label, width=30, text=str(count), parts=parts))
    return found


def discs(position: Position) -> list[Mark]:
    """Each admiral on its space, in a stack from bottom to top."""
    found: list[Mark] = []
    for seat in cast(list[int], position.view["track"]):
        space = int(position.empires[seat]["space"])
        x = track_x(space)
        level = sum(abs(other.x - x) < BADGE for other in found)  # neighbours on the track would cover each other
        who = position.words.person(seat)
        label = position.say("disc", seat=who, space=space, strength=position.against_xenos(seat))
        across, up = x + BADGE * (level // STACK), LINE - 10 * (level % STACK)
        found.append(kit.badge(f"disc-{seat}", position.camp(seat), across, up, BADGE, label=label))
    return found


def waves(position: Position) -> list[Mark]:
    """The cards left of each wave, and how often all empires have failed."""
    left = -CELL[0] / 2 + 30
    found = [kit.words_at("waves-name", left + 190, 0, position.say("board.waves"), kit.SMALL + 1, "left faint")]
    for wave, count in enumerate(cast(list[int], position.view["left"])):
        label = position.say("wave", wave=wave + 1, count=count)
        found.append(kit.pile(f"wave-{wave + 1}", left + 46 * wave, 0, count, label, "red", 36))
    defeats = position.number("defeats")
    style, label = "red" if defeats else "spent", position.say("defeats", count=defeats)
    text = f"{defeats}/{int(DEFEATS_TO_END)}"
    return [*found, Mark("defeats", "chip", left + 150, 0, style, label, width=42, text=text)]


# Who faces what


def attack_on(position: Position, seat: int) -> int:
    """The strength of the card that attacks a seat: a plain number, or its own military and more. [RG-R27]"""
    strength = str(position.empires[seat]["attack"]).partition(" ")[2]
    return position.military(seat) + int(strength[2:]) if strength.startswith("M+") else int(strength)


def duel(position: Position, seat: int) -> Mark:
    """One empire against its invasion card: strength against strength, who is ahead, what winning and losing mean."""
    empire, own = position.empires[seat], f"attack-{seat}"
    attack, defended = attack_on(position, seat), position.against_xenos(seat) + position.defense(seat)
    if position.ask in ("invasion-defend",) and seat in position.asked():
        defended += position.number("boost")
    verdict = verdict_of(position, seat, attack, defended)
    left, top = -DUEL[0] / 2, -DUEL[1] / 2
    card = str(empire["attack"]).partition(" ")[2]
    award = int(AWARDS[position.seats][empire["rank"]]) if empire["rank"] >= 0 else 0
    stake = position.say("invasion.stake", award=award)
    parts = [
        kit.badge(f"{own}-badge", position.camp(seat), left + 26, top + 17, 20),
        kit.line_at(f"{own}-name", left + 42, top + 17, position.words.person(seat), 15, DUEL[0] - 110, "left strong"),
        kit.line_at(f"{own}-verdict", -left - 12, top + 17, position.say(f"invasion.{verdict}"), 14, 56, "right strong"),
        kit.words_at(f"{own}-against", left + 22, top + 44, f"{defended} : {attack}", kit.FIGURE, "left figure strong"),
        Mark(f"{own}-card", "banner", -left - 42, top + 45, "red", width=56, height=30),
        Mark(f"{own}-claw", "claw", -left - 56, top + 43, "engraved", width=13),
        kit.words_at(f"{own}-strength", -left - 36, top + 43, card, 14, "stamped red"),
        kit.line_at(f"{own}-stake", left + 22, top + 70, stake, kit.SMALL, DUEL[0] - 32, "left faint"),
    ]
    label = position.say(
        "invasion.duel",
        seat=position.words.person(seat),
        attack=attack,
        defense=defended,
        reserve=temporary_defense(position, seat),
        bunker=int(BUNKER_DEFENSE),
        award=award,
    )
    style = {"won": "green", "lost": "red", "ahead": "green", "behind": "tab-6"}[verdict]
    return Mark(own, "tile", 0, 0, style, label, width=DUEL[0], height=DUEL[1], parts=parts)


def verdict_of(position: Position, seat: int, attack: int, defended: int) -> str:
    """Whether an empire has lost, is ahead of its attack, or behind; the attacker wins ties. [RG-9.4]"""
    if position.empires[seat]["failed"]:
        return "lost"
    return "ahead" if defended > attack else "behind"
