"""Raiders, aliens and rockets on the board, and the marks that can be pointed at. [PR-5]"""

from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import BADGES, Mark
from orrery.core.values import GALLERY, Seat
from orrery.games.planet_raiders.board import COLOURS, PADS, RAIDERS
from orrery.games.planet_raiders.scene.chains import chains
from orrery.games.planet_raiders.scene.chart import BAY, UNIT, Chart, sign
from orrery.games.planet_raiders.scene.reaching import Chances
from orrery.games.planet_raiders.scene.view import Position, planet_of, target_of

ARROWS: Final = {0.0: "^", 90.0: ">", 180.0: "v", 270.0: "<"}
PLANET_COLOURS: Final = {"SW": "red", "NW": "yellow", "NE": "violet", "SE": "green"}
RAIDER_SIZE: Final = UNIT * 0.78
ALONE: Final = (UNIT * 1.36, 0.14)  # a rocket that has its zone to itself: its length, and how far from the middle it lies
SHARING: Final = (UNIT * 0.92, 0.44)  # so that four have room
OFFERED: Final = (UNIT * 0.74, 0.6)  # the ways in which a rocket could lie


def rockets(position: Position, chart: Chart) -> list[Mark]:
    """All rockets, with what riding them could mean."""
    return [rocket(position, chart, slot, colour) for slot, colour in position.rockets.items()]


def loads(position: Position, chart: Chart) -> list[Mark]:
    """What a terminal writes into a zone: its rocket, or how many there are."""
    found = []
    for zone, held in crowds(position, chart).items():
        glyph = held[0] if len(held) == 1 else f"{len(held)}+"
        found.append(sign(chart, f"load-{zone}", zone, glyph, "" if len(held) > 1 else position.rockets_in(zone)[0]))
    return found


def crowds(position: Position, chart: Chart) -> dict[str, list[str]]:
    """The rockets of each zone as terminals write them: where they point, and their colour."""
    found: dict[str, list[str]] = {}
    for slot, colour in position.rockets.items():
        found.setdefault(slot[:-1], []).append(ARROWS[chart.heading(slot[-1])] + colour[0])
    return found


def rocket(position: Position, chart: Chart, slot: str, colour: str) -> Mark:
    """It points at its pad; where several share a zone, or are about to, each lies in the half next to its pad."""
    zone = slot[:-1]
    size, reach = ALONE if len(position.rockets_in(zone)) == 1 and zone != position.zone else SHARING
    x, y = chart.slot(slot, reach)
    angle = chart.heading(slot[-1])
    fields = {"slot": slot, "colour": position.words.name(colour), "pad": PADS[target_of(slot)]}
    label = position.words.say("scene.rocket", fields)
    could = [f"fly {raider} {slot}" for raider in position.raiders]
    return Mark(f"rocket-{slot}", "rocket", x, y, colour, label, width=size, angle=angle, could=could)


def aliens(position: Position, chart: Chart) -> list[Mark]:
    """Aliens in the colour of their planet: heads with feelers, never mistaken for raiders."""
    found = []
    for pad in position.aliens:
        planet = planet_of(pad)
        label = position.words.say("scene.alien", {"planet": position.words.name(planet), "pad": pad})
        x, y = chart.pad(pad)
        style = f"piece {PLANET_COLOURS[planet]}"
        own, could = f"alien-{pad}", chart.flights_to(pad)
        found.append(Mark(own, "alien", x, y, style, label, width=UNIT * 0.6, glyph=" A", could=could))
    return found


def raiders(position: Position, chart: Chart, chances: Chances, seat: Seat) -> list[Mark]:
    """Each raider in its owner's colour and shape, followed by all that its chains could reach, while pointed at."""
    found = []
    for raider, pad in position.raiders.items():
        colour = COLOURS[RAIDERS.index(raider) // 3]
        down = raider in position.locked
        fields = {"raider": raider, "pad": pad, "person": position.person(colour)}
        label = position.words.say("scene.raider.down" if down else "scene.raider", fields)
        style = f"piece {colour}" + (" down" if down else "")
        x, y = chart.pad(pad)
        rides = [f"fly {raider} {slot}" for slot in position.rockets]
        could = rides if colour == COLOURS[chart.camp] else chart.flights_to(pad) + rides
        own, shape, size = f"raider-{raider}", BADGES[colour], RAIDER_SIZE
        found.append(Mark(own, shape, x, y, style, label, width=size, text=raider, glyph=raider, could=could))
        found.append(chains(position, chart, chances, raider))
        if seat in (position.seat_of(raider), GALLERY) and chances.threats(pad):
            found.append(warning(position, chart, chances, raider))
    return found


def warning(position: Position, chart: Chart, chances: Chances, raider: str) -> Mark:
    """A sign at the shoulder of a raider that somebody could capture with the rockets on the board."""
    pad = position.raiders[raider]
    x, y = chart.pad(pad)
    label = " ".join(position.threat(stop.raider, raider, stop.flights) for stop in chances.threats(pad))
    return Mark(f"threat-{raider}", "warning", x + UNIT * 0.36, y - UNIT * 0.36, "", label, width=UNIT * 0.42)


def targets(position: Position, chart: Chart, decision: Decision) -> list[Mark]:
    """Pads to land on, zones for a rocket, and the sides that its nose can take; each once."""
    found: dict[str, Mark] = {}
    for option in decision.options:
        words = option.text.split(" ")
        if words[0] == "fly":
            pad = PADS[target_of(words[2])]
            found[pad] = landing(position, chart, pad)
        elif words[0] == "zone":
            label = position.words.say("scene.target.zone", {"zone": words[1]})
            x, y = chart.cell(words[1])
            found[words[1]] = Mark(f"target-{words[1]}", "dot", x, y, "target plain", label, width=BAY * 0.42)
        elif words[0] == "nose":
            found[words[1]] = side(position, chart, decision, words[1])
    return list(found.values())


def landing(position: Position, chart: Chart, pad: str) -> Mark:
    """A pad where some raider can land now; a sign of its own where something is taken."""
    x, y = chart.pad(pad)
    if position.is_prey(pad):
        label = position.words.say("scene.target.prey", {"pad": pad, "prey": position.prey_on(pad)})
        return Mark(f"target-{pad}", "brackets", x, y, "target battle", label, width=UNIT * 1.02)
    label = position.words.say("scene.target.pad", {"pad": pad})
    return Mark(f"target-{pad}", "dot", x, y, "target plain", label, width=UNIT * 0.6)


def side(position: Position, chart: Chart, decision: Decision, nose: str) -> Mark:
    """The rocket in hand as it would lie."""
    zone, colour = decision.about["zone"], str(decision.about["rocket"])
    size, reach = OFFERED
    x, y = chart.slot(f"{zone}{nose}", reach)
    angle = chart.heading(nose)
    fields = {"nose": position.words.name(nose), "pad": PADS[target_of(f"{zone}{nose}")]}
    label = position.words.say("scene.target.nose", fields)
    return Mark(f"target-{nose}", "rocket", x, y, f"target {colour}", label, width=size, angle=angle)
