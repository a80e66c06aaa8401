"""The invasion as a scene of its own: the threat and what stands against it, who faces what, and what is at stake. [RG-9.4]"""

from typing import Final, cast

from orrery.core import kit
from orrery.core.lettering import breadth
from orrery.core.scene import Flow, Mark, Panel
from orrery.games.race.scene.cards import minus
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

CELL: Final = (320.0, 66.0)  # a third of the panel
ART: Final = (80.0, 60.0)
EDGE: Final = 26.0  # of the track, left and right
LINE, MARKERS = 8.0, -19.5  # heights within a cell
MARKER: Final = 26.0
BESIDE: Final = 18.0  # from a marker to its word
SPACES: Final = int(HIGHEST_SPACE) - int(LOWEST_SPACE)
DUEL: Final = (188.0, 84.0)  # five stand beside each other
BADGE: Final = 14.0
APART: Final = 16.0  # badges beside each other, and the rows above and below the line


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
    name = f"{title(position)} · {minus(total(position))} : {minus(position.number('threat'))}"
    return Panel("invasion", name, wide, 8, [], style="invasion", part="track", weight=weight, flows=flows)


def cell(key: str, parts: list[Mark]) -> Mark:
    return Mark(f"invasion-{key}", "group", 0, 0, width=CELL[0], height=CELL[1], parts=parts)


def waves_now(position: Position) -> list[int]:
    """The waves whose cards attack, from 1, or else the wave that comes next; the last comes again and again."""
    fought = {int(card.partition(" ")[0]) for card in cast(list[str], position.view["revealed"])}
    left = cast(list[int], position.view["left"])
    return sorted(fought) or [next((wave + 1 for wave, count in enumerate(left) if count), max(len(left), 1))]


def total(position: Position) -> int:
    return sum(position.against_xenos(seat) for seat in range(position.seats))


def title(position: Position) -> str:
    return position.say("invasion.title", wave="–".join(map(str, waves_now(position))))


def story(position: Position) -> list[Mark]:
    """What comes, and what decides: how much is missing, or when the Xenos come."""
    threat, strength = position.number("threat"), total(position)
    line = position.say("invasion.holds" if strength >= threat else "invasion.missing", total=strength, threat=threat)
    if position.number("turns") < int(FIRST_INVASION):
        line = position.say("board.first", turn=int(FIRST_INVASION))
    elif strength < threat:
        line += " " + position.say("invasion.short", count=threat - strength)
    left = -CELL[0] / 2
    text, room = f"fleet xeno-wave-{waves_now(position)[-1]} xeno xeno", CELL[0] - ART[0] - 18
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
        kit.words_at(f"space-{space}", track_x(space), LINE + 21, str(space), kit.SMALL, "faint") for space in spaces
    ]


def markers(position: Position) -> list[Mark]:
    """The threat and what all empires have together, each with its number and name; side by side where they meet."""
    counts = [("total", total(position), "green"), ("threat", position.number("threat"), "red")]
    counts.sort(key=lambda each: each[1])
    left, right = (track_x(each[1]) for each in counts)
    spare = max(0.0, MARKER + 4 - (right - left)) / 2
    spots = (left - spare, right + spare)
    names = words_beside([position.say(f"board.{key}") for key, _, _ in counts], *spots)
    found = []
    for (key, count, style), x, (name, side) in zip(counts, spots, names, strict=True):
        across = BESIDE if side == "left" else -BESIDE
        parts = [kit.words_at(f"{key}-word", across, 0, name, 13, f"{side} strong")] if name else []
        label = position.say(key, count=count)
        found.append(Mark(key, "diamond", x, MARKERS, style, label, width=MARKER, text=minus(count), parts=parts))
    return found


def words_beside(names: list[str], left: float, right: float) -> list[tuple[str, str]]:
    """The words at the left and the right marker, and which of their ends is at it: outside where there is room, else between
    the markers, else both in a row on the side that has room."""
    first, last = (BESIDE + breadth(name, 13) for name in names)
    between, both = right - left - BESIDE, " · ".join(names)
    if left + CELL[0] / 2 < first:
        if between < first:
            return [("", ""), (both, "left")]
        return [(names[0], "left"), (names[1], "left" if CELL[0] / 2 - right >= last else "right")]
    if CELL[0] / 2 - right < last:
        if between < last:
            return [(both, "right"), ("", "")]
        return [(names[0], "right"), (names[1], "right")]
    return [(names[0], "right"), (names[1], "left")]


def discs(position: Position) -> list[Mark]:
    """Each admiral on its space; near ones stand above and below the line, the upper of a stack first, so that all are seen."""
    track = cast(list[int], position.view["track"])
    spaces = [int(empire["space"]) for empire in position.empires]
    ends = [-CELL[0], -CELL[0]]  # of the rows above and below
    spots: dict[int, tuple[float, int]] = {}
    for seat in sorted(track, key=lambda seat: (spaces[seat], -track.index(seat))):
        places = [max(track_x(spaces[seat]), end + APART) for end in ends]
        row = places.index(min(places))
        ends[row] = places[row]
        spots[seat] = places[row], row
    found: list[Mark] = []
    for seat, (x, row) in spots.items():
        alone = all(abs(x - other) >= APART for near, (other, _) in spots.items() if near != seat)
        y = LINE if alone else LINE + APART * (row - 0.5)
        who = position.words.person(seat)
        label = position.say("disc", seat=who, space=spaces[seat], strength=position.against_xenos(seat))
        found.append(kit.badge(f"disc-{seat}", position.camp(seat), x, y, BADGE, label=label))
    return found


def waves(position: Position) -> list[Mark]:
    """The cards left of each wave, and how often all empires have failed."""
    left, middle, below = -CELL[0] / 2 + 30, -9.0, 25.0
    found = []
    for wave, count in enumerate(cast(list[int], position.view["left"])):
        label = position.say("wave", wave=wave + 1, count=count)
        found.append(kit.pile(f"wave-{wave + 1}", left + 46 * wave, middle, count, label, "red", 33))
    defeats = position.number("defeats")
    style, label = "red" if defeats else "spent", position.say("defeats", count=defeats)
    text = f"{defeats}/{int(DEFEATS_TO_END)}"
    return [
        *found,
        Mark("defeats", "chip", left + 172, middle, style, label, width=40, text=text),
        kit.words_at("waves-name", left + 46, below, position.say("board.waves"), kit.SMALL, "faint"),
        kit.words_at("defeats-name", left + 172, below, position.say("board.defeats"), kit.SMALL, "faint"),
    ]


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
    card = position.words.name(str(empire["attack"]).partition(" ")[2])
    award = int(AWARDS[position.seats][empire["rank"]]) if empire["rank"] >= 0 else 0
    stake = position.say("invasion.stake", award=award)
    parts = [
        kit.badge(f"{own}-badge", position.camp(seat), left + 26, top + 17, 20),
        kit.line_at(f"{own}-name", left + 42, top + 17, position.words.person(seat), 15, DUEL[0] - 110, "left strong"),
        kit.line_at(f"{own}-verdict", -left - 12, top + 17, position.say(f"invasion.{verdict}"), 14, 56, "right strong"),
        kit.words_at(
            f"{own}-against", left + 22, top + 44, f"{minus(defended)} : {minus(attack)}", kit.FIGURE, "left figure strong"
        ),
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
