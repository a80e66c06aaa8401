"""Raiders, aliens and rockets on the board, and the marks that can be pointed at. [PR-5]"""

from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import Mark
from orrery.games.planet_raiders.board import COLOURS, PADS, RAIDERS
from orrery.games.planet_raiders.scene.chart import UNIT, Chart
from orrery.games.planet_raiders.scene.view import Position, planet_of, target_of

ARROWS: Final = {0.0: "^", 90.0: ">", 180.0: "v", 270.0: "<"}
PLANET_COLOURS: Final = {"SW": "red", "NW": "yellow", "NE": "violet", "SE": "green"}


def rockets(position: Position, chart: Chart) -> list[Mark]:
    return [rocket(position, chart, slot, colour) for slot, colour in position.rockets.items()]


def rocket(position: Position, chart: Chart, slot: str, colour: str) -> Mark:
    """It points at its pad; red ones are larger, and say so."""
    x, y = chart.slot(slot)
    angle = chart.heading(slot[-1])
    fields = {"slot": slot, "colour": position.words.name(colour), "pad": PADS[target_of(slot)]}
    label = position.words.say("scene.rocket", fields)
    glyph = ARROWS[angle] + ("r" if colour == "red" else "b")
    size = UNIT * (0.75 if colour == "red" else 0.65)
    return Mark(f"rocket-{slot}", "viper", x, y, f"rocket {colour}", label, width=size, angle=angle, glyph=glyph)


def aliens(position: Position, chart: Chart) -> list[Mark]:
    found = []
    for pad in position.aliens:
        planet = planet_of(pad)
        label = position.words.say("scene.alien", {"planet": position.words.name(planet), "pad": pad})
        style = f"alien {PLANET_COLOURS[planet]}"
        found.append(Mark(f"alien-{pad}", "claw", *chart.pad(pad), style, label, width=UNIT * 0.55, glyph=" A"))
    return found


def raiders(position: Position, chart: Chart) -> list[Mark]:
    found = []
    for raider, pad in position.raiders.items():
        colour = COLOURS[RAIDERS.index(raider) // 3]
        down = raider in position.locked
        label = position.words.say("scene.raider.down" if down else "scene.raider", {"raider": raider, "pad": pad})
        style = f"raider {colour}" + (" down" if down else "")
        found.append(
            Mark(f"raider-{raider}", "disc", *chart.pad(pad), style, label, width=UNIT * 0.75, text=raider, glyph=raider)
        )
    return found


def targets(position: Position, chart: Chart, decision: Decision) -> list[Mark]:
    """Pads to land on, zones for a rocket, and the sides that its nose can take; each once."""
    found: dict[str, Mark] = {}
    for option in decision.options:
        words = option.text.split(" ")
        if words[0] == "fly":
            pad = PADS[target_of(words[2])]
            label = position.words.say("scene.target.pad", {"pad": pad})
            found[pad] = Mark(f"target-{pad}", "ring", *chart.pad(pad), f"target {decision.camp}", label, width=UNIT * 0.95)
        elif words[0] == "zone":
            label = position.words.say("scene.target.zone", {"zone": words[1]})
            spot = chart.cell(words[1])
            found[words[1]] = Mark(f"target-{words[1]}", "dot", *spot, f"target {decision.camp}", label, width=UNIT * 0.7)
        elif words[0] == "nose":
            slot = decision.about["zone"]
            label = position.words.say("scene.target.nose", {"nose": position.words.name(words[1])})
            spot, angle = chart.slot(f"{slot}{words[1]}"), chart.heading(words[1])
            style = f"target rocket {decision.about['rocket']}"
            size = UNIT * 0.7
            found[words[1]] = Mark(
                f"target-{words[1]}", "viper", *spot, style, label, width=size, angle=angle, glyph=ARROWS[angle] + "?"
            )
    return list(found.values())
