"""What lies beside the board: each player's crew, reserve and what is missing, and what is asked. [PR-2]"""

from orrery.core import kit
from orrery.core.protocol import Decision
from orrery.core.scene import BADGES, Flow, Mark, Panel
from orrery.core.values import Seat
from orrery.games.planet_raiders.board import COLOURS, PLANETS, RAIDERS
from orrery.games.planet_raiders.scene.pieces import PLANET_COLOURS
from orrery.games.planet_raiders.scene.view import Position

TRAY = (46.0, 46.0)  # a member of a crew


def panels(position: Position, decision: Decision | None, seat: Seat) -> list[Panel]:
    """Every player, the reader first, then what is asked."""
    seats = range(len(position.camps))
    order = [(seat + place) % len(seats) for place in seats] if seat >= 0 else list(seats)
    return [*[player(position, other, other == seat) for other in order], asked(position, decision)]


def player(position: Position, seat: int, mine: bool) -> Panel:
    """A player: rockets in hand, crew members in a tray with gaps for what is missing, and that in words."""
    camp, words = position.camps[seat], position.words
    blue, red = position.in_hand(seat)
    numbers = [
        kit.Number("blue", str(blue), words.say("scene.blue"), words.say("scene.blue.label", {"count": str(blue)})),
        kit.Number("red", str(red), words.say("scene.red"), words.say("scene.red.label", {"count": str(red)})),
        kit.Number("missing", str(position.missing(seat)), words.say("scene.missing"), position.lacks(seat), "gold"),
    ]
    return kit.seat_panel(
        f"seat-{camp}",
        seat,
        camp,
        words.person(seat),
        doing=position.standing(seat),
        numbers=numbers,
        more=[tray(position, seat)],
        mine=mine,
        active=seat == position.active,
        weight=2,
        letter=words.say(f"scene.letter.{camp}"),
    )


def tray(position: Position, seat: int) -> Flow:
    """Aliens and raiders taken, and empty places for those that the crew still lacks."""
    camp, words = position.camps[seat], position.words
    marks = []
    for planet in PLANETS:
        if planet in position.crew_aliens[seat]:
            label = words.say("scene.crew.alien", {"planet": words.name(planet)})
            own = f"crew-{camp}-{planet}"
            marks.append(Mark(own, "alien", 0, 0, PLANET_COLOURS[planet], label, width=34, height=34))
    for raider in position.crew_raiders[seat]:
        colour = COLOURS[RAIDERS.index(raider) // 3]
        label = words.say("scene.crew.raider", {"raider": raider})
        marks.append(Mark(f"crew-{camp}-{raider}", BADGES[colour], 0, 0, colour, label, width=34, height=34, text=raider))
    lacks = position.lacks(seat)
    gaps = [f"crew-{camp}-gap-{place}" for place in range(position.missing(seat))]
    marks.extend(Mark(gap, "gap", 0, 0, "", lacks, width=34, height=34) for gap in gaps)
    return Flow(f"crew-{camp}", TRAY[0], TRAY[1], marks, gap=4)


def asked(position: Position, decision: Decision | None) -> Panel:
    """What is asked, and a button for each answer that is not pointed at on the board."""
    answers = [option.text for option in decision.options if button_id(option.text)] if decision else []
    buttons = [kit.Answer(button_id(answer), position.words.label(answer)) for answer in answers]
    return kit.prompt(position.now(), buttons, position.facts(), camp=position.camps[position.active])


def button_id(answer: str) -> str:
    """The mark of an answer that is given by a button; nothing for one that is pointed at on the board."""
    return "" if answer.split(" ")[0] in ("fly", "zone", "nose") else "button-" + answer.replace(" ", "-")
