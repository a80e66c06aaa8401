"""What lies beside the board: each player's rockets and crew, what is within reach, and what is asked. [PR-2]"""

from typing import Final

from orrery.core import kit
from orrery.core.protocol import Decision
from orrery.core.scene import BADGES, Flow, Mark, Panel
from orrery.core.values import Seat
from orrery.games.planet_raiders.board import COLOURS, PLANETS, RAIDERS
from orrery.games.planet_raiders.scene.pieces import PLANET_COLOURS
from orrery.games.planet_raiders.scene.reaching import Chances, Stop
from orrery.games.planet_raiders.scene.view import Position

PLACE: Final = 46.0  # of a member of a crew
MEMBER: Final = 36.0
HELD: Final = (82.0, 50.0)  # rockets of one colour in hand, with their number
LINE: Final = (310.0, 22.0)  # a sentence about what is within reach
INDENT: Final = 4.0  # so that they begin where their title does
MOST_LINES: Final = 7
CREW: Final = ["alien", "alien", "raider", "either"]  # what a crew is made of: two aliens, a raider, and one of either [PR-9]


def panels(position: Position, chances: Chances, decision: Decision | None, seat: Seat) -> list[Panel]:
    """Every player, the reader first, then what the reader could take or lose, then what is asked."""
    seats = range(len(position.camps))
    order = [(seat + place) % len(seats) for place in seats] if seat >= 0 else list(seats)
    players = [player(position, other, other == seat) for other in order]
    reader = decision.seat if seat < 0 and decision else seat  # a terminal shows the gallery's board to whoever is asked
    return [*players, *within_reach(position, chances, reader), asked(position, decision)]


def player(position: Position, seat: int, mine: bool) -> Panel:
    """A player: rockets in hand, and a tray for the crew with the shapes of those that it lacks."""
    camp, words = position.camps[seat], position.words
    return kit.seat_panel(
        f"seat-{camp}",
        seat,
        camp,
        position.player(seat),
        doing=position.standing(seat),
        more=[hand(position, seat, mine), tray(position, seat)],
        mine=mine,
        active=seat == position.active and position.ask != "over",
        weight=2,
        letter=words.say(f"scene.letter.{camp}"),
    )


def hand(position: Position, seat: int, mine: bool) -> Flow:
    """The rockets in hand by colour; pointing at one's own takes one, at another player's gives one."""
    camp, words = position.camps[seat], position.words
    wide, high = HELD
    marks = []
    for colour, count in zip(["blue", "red"], position.in_hand(seat), strict=True):
        own = hand_id(camp, colour)
        parts = [
            Mark(f"{own}-rocket", "rocket", -wide * 0.22, 0, colour if count else f"{colour} wanted", width=high * 0.9),
            kit.words_at(f"{own}-count", wide * 0.2, 0, str(count), kit.FIGURE, "figure strong"),
        ]
        label = words.say(f"scene.{colour}.label", {"count": str(count)})
        could = [f"take {colour}"] if mine else [f"give {colour} {camp}"]
        marks.append(Mark(own, "cell", 0, 0, "number", label, width=wide, height=high, parts=parts, could=could))
    return Flow(f"hand-{camp}", wide, high, marks, gap=4, least=0.9)


def hand_id(camp: str, colour: str) -> str:
    return f"hand-{camp}-{colour}"


def tray(position: Position, seat: int) -> Flow:
    """A place for each member that makes a crew, with the shape of what is missing there; then those beyond need."""
    camp, words = position.camps[seat], position.words
    aliens = [planet for planet in PLANETS if planet in position.crew_aliens[seat]]
    raiders = list(position.crew_raiders[seat])
    marks = []
    for place, kind in enumerate(CREW):
        if aliens and kind != "raider":
            marks.append(alien_member(position, camp, aliens.pop(0)))
        elif raiders and kind != "alien":
            marks.append(raider_member(position, camp, raiders.pop(0)))
        else:
            own, label = f"crew-{camp}-gap-{place}", words.say(f"scene.wanted.{kind}")
            marks.append(Mark(own, "gap", 0, 0, "", label, width=MEMBER + 6, height=MEMBER + 6, parts=ghost(own, kind)))
    marks.extend(alien_member(position, camp, planet) for planet in aliens)
    marks.extend(raider_member(position, camp, raider) for raider in raiders)
    return Flow(f"crew-{camp}", PLACE, PLACE, marks, gap=4, least=0.9)


def alien_member(position: Position, camp: str, planet: str) -> Mark:
    label = position.words.say("scene.crew.alien", {"planet": position.words.name(planet)})
    return Mark(f"crew-{camp}-{planet}", "alien", 0, 0, PLANET_COLOURS[planet], label, width=MEMBER, height=MEMBER)


def raider_member(position: Position, camp: str, raider: str) -> Mark:
    colour = COLOURS[RAIDERS.index(raider) // 3]
    label = position.words.say("scene.crew.raider", {"raider": raider})
    return Mark(f"crew-{camp}-{raider}", BADGES[colour], 0, 0, colour, label, width=MEMBER, height=MEMBER, text=raider)


def ghost(own: str, kind: str) -> list[Mark]:
    """The pale shape of what belongs into a gap: an alien's head, a raider's disc, or both."""
    if kind == "either":
        return [
            Mark(f"{own}-alien", "alien", -9, 0, "neutral wanted", width=MEMBER * 0.5),
            Mark(f"{own}-raider", "disc", 9, 0, "neutral wanted", width=MEMBER * 0.44),
        ]
    shape, size = ("alien", 0.72) if kind == "alien" else ("disc", 0.66)
    return [Mark(f"{own}-{kind}", shape, 0, 0, "neutral wanted", width=MEMBER * size)]


def within_reach(position: Position, chances: Chances, seat: Seat) -> list[Panel]:
    """What the reader's raiders could take with the rockets on the board, and which of them could be captured."""
    if seat < 0 or position.ended or position.places[seat]:
        return []
    words = position.words
    gains: list[Stop] = []
    dangers: list[tuple[Stop, str]] = []
    for raider, pad in position.raiders.items():
        if position.seat_of(raider) == seat:
            gains.extend(chances.prey(raider))
            dangers.extend((stop, raider) for stop in chances.threats(pad)[:1])
    gains.sort(key=lambda stop: stop.flights)
    lines = [(position.threat(stop.raider, raider, stop.flights), "danger") for stop, raider in dangers]
    lines.extend((position.chance(stop.raider, stop.pad, stop.flights), "") for stop in gains)
    lines = lines[:MOST_LINES] or [(words.say("scene.reach.nothing"), "faint")]
    wide, high = LINE
    marks = [
        kit.line_at(f"reach-{place}", INDENT - wide / 2, 0, line, kit.TEXT, wide - INDENT, f"left {style}".strip())
        for place, (line, style) in enumerate(lines)
    ]
    name = words.say("scene.reach")
    head = [kit.line_at("reach-title", 14, 20, name, kit.TEXT + 1, LINE[0], "left strong")]
    title = " · ".join([name, *(line for line, _ in lines)])  # terminals and screen readers are told all of it at once
    return [Panel("reach", title, 330, 36, head, part="aside", flows=[Flow("reach-lines", wide, high, marks, gap=2)])]


def asked(position: Position, decision: Decision | None) -> Panel:
    """What is asked, and a button for each answer that is not pointed at on the board."""
    answers = [option.text for option in decision.options if button_id(option.text)] if decision else []
    buttons = [kit.Answer(button_id(answer), position.answer(answer)) for answer in answers]
    return kit.prompt(position.now(), buttons, position.facts(), camp=position.camps[position.active])


def button_id(answer: str) -> str:
    """The mark of an answer that is given by a button; nothing for one that is pointed at on the board."""
    return "" if answer.split(" ")[0] in ("fly", "zone", "nose") else "button-" + answer.replace(" ", "-")
