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

WIDTH: Final = 920.0
HEAD: Final = 198.0
ART: Final = (256.0, 164.0)
LEFT: Final = 306.0  # where the track begins
RIGHT: Final = 686.0  # and where it ends
LINE: Final = 158.0
MARKERS: Final = 78.0
SPACES: Final = int(HIGHEST_SPACE) - int(LOWEST_SPACE)
DUEL: Final = (216.0, 108.0)
BADGE: Final = 20.0


def invasion_panel(position: Position) -> Panel:
    """The track with threat, total and admirals, the waves, and a duel for each empire while the Xenos attack."""
    duels = [duel(position, seat) for seat in range(position.seats) if position.empires[seat]["attack"]]
    flows = [Flow("duels", *DUEL, duels, gap=10, least=0.9)] if duels else []
    marks = [backdrop(position), *words(position), *track(position), *markers(position), *discs(position), *waves(position)]
    weight = 3 if duels or position.view["revealed"] else 1
    return Panel("invasion", title(position), WIDTH, HEAD, marks, style="invasion", part="track", weight=weight, flows=flows)


def wave_to_come(position: Position) -> int:
    """The wave whose cards come next, from 1; the last comes again and again."""
    left = cast(list[int], position.view["left"])
    return next((wave + 1 for wave, count in enumerate(left) if count), max(len(left), 1))


def total(position: Position) -> int:
    return sum(position.against_xenos(seat) for seat in range(position.seats))


def title(position: Position) -> str:
    return position.say("invasion.title", wave=wave_to_come(position))


def backdrop(position: Position) -> Mark:
    text = f"fleet xeno-wave-{wave_to_come(position)} xeno xeno"
    return Mark("invasion-art", "art", 16 + ART[0] / 2, 16 + ART[1] / 2, "", width=ART[0], height=ART[1], text=text)


def words(position: Position) -> list[Mark]:
    """What decides: how much is missing, or when the Xenos come."""
    threat, strength = position.number("threat"), total(position)
    line = position.say("invasion.holds" if strength >= threat else "invasion.missing", total=strength, threat=threat)
    if strength < threat:
        line += " " + position.say("invasion.short", count=threat - strength)
    if position.number("turns") < int(FIRST_INVASION):
        line = position.say("board.first", turn=int(FIRST_INVASION)) + " " + line
    return [
        kit.words_at("invasion-title", LEFT - 16, 26, title(position), kit.NAME, "left strong"),
        kit.line_at("invasion-line", LEFT - 16, 48, line, kit.TEXT, WIDTH - LEFT - 10, "left faint"),
    ]


# The track


def track_x(space: int) -> float:
    """Where a space of the track lies; what is beyond its ends lies on them. [RG-R4]"""
    bounded = max(int(LOWEST_SPACE), min(int(HIGHEST_SPACE), space))
    return LEFT + (RIGHT - LEFT) / SPACES * (bounded - int(LOWEST_SPACE))


def track(position: Position) -> list[Mark]:
    """The line with its numbers."""
    start, end = track_x(int(LOWEST_SPACE)), track_x(int(HIGHEST_SPACE))
    found = [Mark("track", "line", (start + end) / 2, LINE, "rail", position.say("board.track"), width=end - start)]
    spaces = range(0, int(HIGHEST_SPACE) + 1, 5)
    return found + [
        kit.words_at(f"space-{space}", track_x(space), LINE + 22, str(space), kit.SMALL, "faint") for space in spaces
    ]


def markers(position: Position) -> list[Mark]:
    """The threat and what all empires have together, each with its number and name; side by side where they meet."""
    counts = [("total", total(position), "green"), ("threat", position.number("threat"), "red")]
    counts.sort(key=lambda each: each[1])
    left, right = (track_x(each[1]) for each in counts)
    spare = max(0.0, 40 - (right - left)) / 2
    found = []
    for (key, count, style), x, anchor in zip(counts, (left - spare, right + spare), ("right", "left"), strict=True):
        if anchor == "right" and x < LEFT + 70 < right - 90:
            anchor = "left"
        word = kit.words_at(
            f"{key}-word", 23 if anchor == "left" else -23, 0, position.say(f"board.{key}"), 13, f"{anchor} strong"
        )
        label = position.say(key, count=count)
        found.append(Mark(key, "diamond", x, MARKERS, style, label, width=34, text=str(count), parts=[word]))
    return found


def discs(position: Position) -> list[Mark]:
    """Each admiral on the own space, in a stack from bottom to top."""
    found: list[Mark] = []
    for seat in cast(list[int], position.view["track"]):
        x = track_x(int(position.empires[seat]["space"]))
        level = sum(abs(other.x - x) < BADGE for other in found)  # neighbours on the track would cover each other
        label = position.say("disc", seat=position.words.person(seat), strength=position.against_xenos(seat))
        found.append(kit.badge(f"disc-{seat}", position.camp(seat), x, LINE - 12 * level, BADGE, label=label))
    return found


def waves(position: Position) -> list[Mark]:
    """The cards left of each wave, and how often all empires have failed."""
    found = [kit.words_at("waves-name", RIGHT + 46, LINE - 42, position.say("board.waves"), kit.SMALL + 1, "left faint")]
    for wave, left in enumerate(cast(list[int], position.view["left"])):
        label = position.say("wave", wave=wave + 1, count=left)
        found.append(kit.pile(f"wave-{wave + 1}", RIGHT + 64 + 46 * wave, LINE + 6, left, label, "red", 34))
    defeats = position.number("defeats")
    label = position.say("defeats", count=defeats)
    text = f"{defeats}/{int(DEFEATS_TO_END)}"
    style = "red" if defeats else "spent"
    return [*found, Mark("defeats", "chip", RIGHT + 64 + 46 * 3 + 4, LINE + 6, style, label, width=40, text=text)]


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
        kit.badge(f"{own}-badge", position.camp(seat), left + 24, top + 22, 24),
        kit.line_at(f"{own}-name", left + 42, top + 22, position.words.person(seat), 15, DUEL[0] - 52, "left strong"),
        Mark(f"{own}-card", "banner", left + 40, top + 62, "red", width=48, height=40),
        Mark(f"{own}-claw", "claw", left + 40, top + 54, "engraved", width=14),
        kit.words_at(f"{own}-strength", left + 40, top + 68, card, 14, "stamped"),
        kit.words_at(f"{own}-against", left + 84, top + 60, f"{defended} : {attack}", kit.FIGURE, "left figure strong"),
        kit.line_at(f"{own}-verdict", left + 154, top + 60, position.say(f"invasion.{verdict}"), 14, 60, "left strong"),
        kit.line_at(f"{own}-stake", left + 14, top + 96, stake, kit.SMALL, DUEL[0] - 24, "left faint"),
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
