"""What changes on the star map: bunkers, lines of fire, saucers, and places that can be pointed at."""

from typing import Final

from orrery.core.kit import fan
from orrery.core.protocol import Decision
from orrery.core.scene import BADGES, Mark
from orrery.games.terra_galactix.box.board import BUNKER_FACE, BUNKER_NAMES, BUNKER_RADIUS
from orrery.games.terra_galactix.box.scene.chart import BUNKER_REACH, ORBITS, SEAT_COLOURS, UNIT, Spot, spot, spot_at
from orrery.games.terra_galactix.box.scene.view import TableView

SAUCER_SIZE: Final = 30.0
TARGETED: Final = (1, 4)  # fates of a saucer that is asked about


def bunkers(view: TableView) -> list[Mark]:
    """Each bunker at its position, or the breach that it leaves."""
    found = []
    for number, name in enumerate(BUNKER_NAMES):
        position = view.bunkers.get(name, "")
        if not position:
            continue
        x, y = spot_at(int(BUNKER_RADIUS[number]), BUNKER_REACH[position])
        label = view.words.say(f"scene.bunker.{position}", {"bunker": name, "number": str(int(BUNKER_FACE[number]))})
        could = [f"{verb} {saucer}" for verb in ("bunker_laser", "bunker_mega") for saucer in view.places]
        if position == "gone":
            found.append(Mark(f"bunker-{name}", "ring", x, y, "faint", label, width=20, glyph=" ", could=could))
        else:
            text = str(int(BUNKER_FACE[number]))
            style = "yellow" if position == "start" else "red"
            found.append(
                Mark(f"bunker-{name}", "square", x, y, style, label, width=25, text=text, glyph=" " + text, could=could)
            )
    return found


def lines_of_fire(view: TableView) -> list[Mark]:
    """The lines along which bunkers fire now."""
    found = []
    for number, name in enumerate(BUNKER_NAMES):
        radius = int(BUNKER_RADIUS[number])
        if view.firing >> radius & 1 and view.bunkers.get(name) != "gone":
            (a, b), (c, d) = spot_at(radius, BUNKER_REACH["start"]), spot_at(radius, ORBITS[5] + 0.03 * UNIT)
            label = view.words.say("scene.fires", {"bunker": name})
            found.append(Mark(f"fire-{name}", "path", 0, 0, "battle", label, path=f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}"))
    return found


def saucer_spots(view: TableView) -> dict[str, Spot]:
    """Where each saucer is drawn; those that share a place stand around it."""
    crowds: dict[str, list[str]] = {}
    for saucer, place in view.places.items():
        crowds.setdefault(place, []).append(saucer)
    spots = {}
    for place, crowd in crowds.items():
        x, y = spot(place)
        reach = 18.0 if len(crowd) < 3 else 48.0
        for turn, saucer in enumerate(crowd):
            dx, dy = fan(turn, len(crowd), reach)
            spots[saucer] = (x + dx, y + dy)
    return spots


def saucers(view: TableView) -> list[Mark]:
    """A disc in the saucer's colour with the badge of its base."""
    found = []
    for saucer, (x, y) in saucer_spots(view).items():
        camp, colour = saucer[0], saucer[2:]
        seat_colour = SEAT_COLOURS[view.camps.index(camp)]
        size = SAUCER_SIZE * 0.55
        badge = Mark(f"badge-{saucer}", BADGES[seat_colour], 0, 0, seat_colour, width=size, text=camp)
        fields = {"saucer": view.words.name(saucer), "who": view.person(camp), "place": view.words.name(view.places[saucer])}
        label = view.words.say("scene.saucer", fields)
        style = f"ship {colour}" + (" mover" if view.fates.get(saucer) in TARGETED else "")
        could = [f"{verb} {saucer}" for verb in ("black_hole", "stop", "bunker_laser", "bunker_mega")]
        found.append(
            Mark(
                f"saucer-{saucer}",
                "disc",
                x,
                y,
                style,
                label,
                width=SAUCER_SIZE,
                glyph=f"{camp}{colour[0]}",
                parts=[badge],
                could=could,
            )
        )
    return found


def targets(view: TableView, decision: Decision) -> list[Mark]:
    """The places to which a step leads."""
    found: dict[str, Mark] = {}
    for option in decision.options:
        verb, *rest = option.text.split(" ")
        if verb != "step" or rest[1] in found:
            continue
        x, y = spot(rest[1])
        label = view.words.label(option.text)
        size = 70.0 if rest[1] == "EARTH" else 30.0
        found[rest[1]] = Mark(f"target-{rest[1]}", "dot", x, y, "target plain", label, width=size, glyph=" +")
    return list(found.values())
