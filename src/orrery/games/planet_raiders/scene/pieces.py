"""Raiders, aliens and rockets on the board, and the marks that can be pointed at. [PR-5]"""

from itertools import pairwise
from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import BADGES, Mark
from orrery.games.planet_raiders.board import COLOURS, PADS, RAIDERS
from orrery.games.planet_raiders.scene.chart import BAY, UNIT, Chart, Spot
from orrery.games.planet_raiders.scene.reaching import Stop, stops
from orrery.games.planet_raiders.scene.view import Position, planet_of, target_of

ARROWS: Final = {0.0: "^", 90.0: ">", 180.0: "v", 270.0: "<"}
PLANET_COLOURS: Final = {"SW": "red", "NW": "yellow", "NE": "violet", "SE": "green"}
RAIDER_SIZE: Final = UNIT * 0.72


def rockets(position: Position, chart: Chart) -> list[Mark]:
    """All rockets, with what riding them could mean."""
    return [rocket(position, chart, slot, colour) for slot, colour in position.rockets.items()]


def rocket(position: Position, chart: Chart, slot: str, colour: str) -> Mark:
    """It points at its pad, from the half of its zone next to it."""
    x, y = chart.slot(slot)
    angle = chart.heading(slot[-1])
    fields = {"slot": slot, "colour": position.words.name(colour), "pad": PADS[target_of(slot)]}
    label = position.words.say("scene.rocket", fields)
    glyph = ARROWS[angle] + ("r" if colour == "red" else "b")
    could = [f"fly {raider} {slot}" for raider in position.raiders]
    return Mark(f"rocket-{slot}", "rocket", x, y, colour, label, width=UNIT * 0.92, angle=angle, glyph=glyph, could=could)


def aliens(position: Position, chart: Chart) -> list[Mark]:
    """Aliens in the colour of their planet: heads with feelers, never mistaken for raiders."""
    found = []
    for pad in position.aliens:
        planet = planet_of(pad)
        label = position.words.say("scene.alien", {"planet": position.words.name(planet), "pad": pad})
        x, y = chart.pad(pad)
        style = f"piece {PLANET_COLOURS[planet]}"
        found.append(Mark(f"alien-{pad}", "alien", x, y, style, label, width=UNIT * 0.56, glyph=" A"))
    return found


def raiders(position: Position, chart: Chart) -> list[Mark]:
    """Each raider in its owner's colour and shape, followed by all that its chains could reach, while pointed at."""
    found = []
    for raider, pad in position.raiders.items():
        colour = COLOURS[RAIDERS.index(raider) // 3]
        down = raider in position.locked
        fields = {"raider": raider, "pad": pad, "person": position.person(colour)}
        label = position.words.say("scene.raider.down" if down else "scene.raider", fields)
        style = f"piece {colour}" + (" down" if down else "")
        x, y = chart.pad(pad)
        could = [f"fly {raider} {slot}" for slot in position.rockets]
        own, shape, size = f"raider-{raider}", BADGES[colour], RAIDER_SIZE
        found.append(Mark(own, shape, x, y, style, label, width=size, text=raider, glyph=raider, could=could))
        found.append(chains(position, chart, raider))
    return found


def chains(position: Position, chart: Chart, raider: str) -> Mark:
    """The ways of a raider's chains as one line each, and the number of flights at every stop."""
    x, y = chart.pad(position.raiders[raider])
    parts = []
    for stop in stops(position, raider):
        at = chart.pad(stop.way[-1])
        own = f"chain-{raider}-{stop.way[-1]}"
        parts.append(Mark(f"{own}-way", "path", 0, 0, "way", path=curve([chart.pad(pad) for pad in stop.way], (x, y))))
        shape, style = ("brackets", "battle") if stop.takes else ("dot", "plain")
        size = UNIT * (0.9 if stop.takes else 0.42)
        parts.append(Mark(own, shape, at[0] - x, at[1] - y, f"{style} stop", stop_label(position, stop), width=size))
        flights = str(len(stop.way) - 1)
        parts.append(Mark(f"{own}-flights", "text", at[0] - x, at[1] - y - UNIT * 0.42, "tag", text=flights, height=14))
    return Mark(f"chains-{raider}", "group", x, y, "route", parts=parts)


def stop_label(position: Position, stop: Stop) -> str:
    return position.words.say("scene.stop." + (stop.takes or "free"), {"pad": stop.way[-1]})


def curve(spots: list[Spot], origin: Spot) -> str:
    """A soft line through spots, around another one."""
    points = [(x - origin[0], y - origin[1]) for x, y in spots]
    path = f"M{points[0][0]:g} {points[0][1]:g}"
    for (a, b), (c, d) in pairwise(points):
        path += f"Q{(a + c) / 2 + (d - b) * 0.12:g} {(b + d) / 2 + (a - c) * 0.12:g} {c:g} {d:g}"
    return path


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
            found[words[1]] = Mark(f"target-{words[1]}", "dot", x, y, "target plain", label, width=BAY * 0.34)
        elif words[0] == "nose":
            found[words[1]] = side(position, chart, decision, words[1])
    return list(found.values())


def landing(position: Position, chart: Chart, pad: str) -> Mark:
    """A pad where some raider can land now; a sign of its own where something is taken."""
    x, y = chart.pad(pad)
    prey = pad in position.aliens or pad in position.raiders.values()
    label = position.words.say("scene.target.prey" if prey else "scene.target.pad", {"pad": pad})
    if prey:
        return Mark(f"target-{pad}", "brackets", x, y, "target battle", label, width=UNIT * 0.98)
    return Mark(f"target-{pad}", "dot", x, y, "target plain", label, width=UNIT * 0.6)


def side(position: Position, chart: Chart, decision: Decision, nose: str) -> Mark:
    """The rocket in hand as it would lie."""
    zone, colour = decision.about["zone"], str(decision.about["rocket"])
    x, y = chart.slot(f"{zone}{nose}", 0.6)
    angle = chart.heading(nose)
    label = position.words.say("scene.target.nose", {"nose": position.words.name(nose)})
    size, glyph = UNIT * 0.8, ARROWS[angle] + "?"
    return Mark(f"target-{nose}", "rocket", x, y, f"target {colour}", label, width=size, angle=angle, glyph=glyph)
