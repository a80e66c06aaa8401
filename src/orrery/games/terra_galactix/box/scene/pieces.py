"""What changes on the star map: Earth, bunkers and their fire, and saucers, which may stack."""

from typing import Final

from orrery.core.kit import words_at
from orrery.core.scene import BADGES, Mark
from orrery.games.terra_galactix.box.board import BUNKER_FACE, BUNKER_NAMES, BUNKER_RADIUS
from orrery.games.terra_galactix.box.scene.chart import (
    BUNKER_REACH,
    EARTH_RADIUS,
    MIDDLE,
    ORBITS,
    Spot,
    angle_of,
    base_spot,
    spot,
    spot_at,
)
from orrery.games.terra_galactix.box.scene.view import GONE, TableView

SAUCER_SIZE: Final = 52.0
BUNKER_SIZE: Final = {"start": 36.0, "retreat": 31.0, "gone": 36.0}
TARGETED: Final = (1, 4)  # fates of a saucer that is asked about
DOOMED: Final = 3
GALACTIX: Final = "tab-1"  # their colour, and that of those still missing
WANTED: Final = "neutral wanted"
TO_WIN: Final = 4
PILES: Final[dict[int, list[Spot]]] = {1: [(0, 0)], 2: [(-9, 0), (9, 0)], 3: [(-11, 5), (11, 5), (0, -8)]}
DRAWING: Final = 0  # the phase of cards
ON_THE_DOME: Final[Spot] = (0, -7)  # where a badge sits
BESIDE: Final[Spot] = (-36, 5)  # where it sits when another saucer hides the dome
GLOBE: Final = 0.84  # of the picture's width
LONGITUDES: Final = 12  # pictures of the Earth, which has turned a little when a turn has passed


def earth(view: TableView, own: list[str]) -> Mark:
    """The Earth, a little further turned in every turn."""
    longitude = (15 - 30 * (view.turns % LONGITUDES)) % 360
    size = 2 * EARTH_RADIUS / GLOBE
    picture = Mark("earth-picture", "art", 0, 0, width=size, height=size, text=f"earth terra earth from-{longitude}")
    could = [f"step {saucer} EARTH" for saucer in own]
    label = view.words.name("EARTH").capitalize()
    return Mark("earth", "group", MIDDLE, MIDDLE, "", label, width=size, height=size, parts=[picture], could=could, glyph=" @")


def shock(view: TableView) -> list[Mark]:
    """The shock wave of a Super Nova, while cards are drawn and played. [TG-5.3]"""
    if not view.shaken or view.phase != DRAWING:
        return []
    label = view.words.say("scene.shock")
    return [Mark("shock", "shockwave", MIDDLE, MIDDLE, "", label, width=ORBITS[4] * 2 - 24)]


# Bunkers


def bunkers(view: TableView, own: list[str]) -> list[Mark]:
    """Each bunker at its position, or the breach that it leaves."""
    found = []
    for number, name in enumerate(BUNKER_NAMES):
        position = view.bunkers.get(name, "")
        if not position:
            continue
        face = str(int(BUNKER_FACE[number]))
        angle = angle_of(int(BUNKER_RADIUS[number]))
        x, y = spot_at(angle, BUNKER_REACH[position])
        label = view.words.say(f"scene.bunker.{position}", {"bunker": name, "number": face})
        could = [f"{verb} {saucer}" for verb in ("bunker_laser", "bunker_mega") for saucer in own]
        shape = "breach" if position == GONE else "bunker"
        plate = Mark(f"bunker-{name}-number", "disc", 0, 2, "yellow" if position == "start" else "orange", width=23, text=face)
        parts = [] if position == GONE else [Mark(f"bunker-{name}-plate", "group", 0, 0, angle=-angle, parts=[plate])]
        size, glyph = BUNKER_SIZE[position], "" if position == GONE else f" {face}"
        found.append(
            Mark(f"bunker-{name}", shape, x, y, position, label, width=size, angle=angle, glyph=glyph, parts=parts, could=could)
        )
    return found


def lines_of_fire(view: TableView) -> list[Mark]:
    """The lines along which bunkers fire, or have fired in this turn."""
    if view.phase == DRAWING:
        return []
    found = []
    for number, name in enumerate(BUNKER_NAMES):
        radius = int(BUNKER_RADIUS[number])
        if view.firing >> radius & 1 and view.bunkers.get(name) != GONE:
            start = BUNKER_REACH[view.bunkers[name]] + 20
            x, y = spot_at(angle_of(radius), start)
            label = view.words.say("scene.fires", {"bunker": name})
            length = ORBITS[5] + 8 - start
            found.append(Mark(f"fire-{name}", "beam", x, y, "", label, width=12, height=length, angle=angle_of(radius)))
    return found


# Saucers


def saucer_spots(view: TableView) -> dict[str, Spot]:
    """Where each saucer is drawn: on the deck of its mother ship, on Earth by colour, or stacked on an intersection."""
    spots = {}
    for place, crowd in stacked(view).items():
        x, y = spot(place)
        for turn, saucer in enumerate(crowd):
            across, down = shifted(place, saucer, turn, len(crowd), view)
            spots[saucer] = (x + across, y + down)
    return spots


def shifted(place: str, saucer: str, turn: int, count: int, view: TableView) -> Spot:
    """How far from the middle of its place a saucer stands."""
    if place == "EARTH":
        row = view.camps.index(saucer[0]) - (len(view.camps) - 1) / 2
        return (-33 if saucer.endswith("red") else 33), row * 34
    if place.startswith("BASE"):
        return (0, -6) if count == 1 else (-29 if turn == 0 else 29, -6)
    return 0, -4 - 22.0 * turn + 10.0 * (count - 1)


def stacked(view: TableView) -> dict[str, list[str]]:
    """The saucers on each place, from the bottom of a stack to its top. [TG-8.5]"""
    crowds: dict[str, list[str]] = {}
    for saucer, place in view.places.items():
        crowds.setdefault(place, []).append(saucer)
    return {place: sorted(crowd, key=view.height) for place, crowd in crowds.items()}


def saucers(view: TableView, own: list[str]) -> list[Mark]:
    """Each saucer with the badge of its camp, its pips beside it, and its shield if one lasts."""
    found = []
    spots = saucer_spots(view)
    hidden = {saucer for place, crowd in stacked(view).items() if place[0] == "R" for saucer in crowd[:-1]}
    for saucer in sorted(spots, key=lambda each: (view.places[each], -spots[each][1])):  # the topmost of a stack last
        x, y = spots[saucer]
        camp, _, colour = saucer.partition("-")
        fate = view.fates.get(saucer, 0)
        fields = {"saucer": view.words.name(saucer), "who": view.person(camp), "place": view.words.name(view.places[saucer])}
        style = f"ship {colour}" + (
            " mover" if fate in TARGETED or (view.to_fly(saucer) and not view.is_grounded(saucer)) else ""
        )
        deeds = ("black_hole", "bunker_laser", "bunker_mega", "stop") if view.bunkers else ("black_hole", "super_nova", "stop")
        could = [f"{verb} {saucer}" for verb in deeds]
        if saucer in own:
            could.append(f"step {saucer} *")
        found.append(
            Mark(
                f"saucer-{saucer}",
                "saucer",
                x,
                y,
                style,
                view.words.say("scene.saucer", fields),
                width=SAUCER_SIZE,
                glyph=f"{camp}{colour[0]}",
                parts=saucer_parts(view, saucer, BESIDE if saucer in hidden else ON_THE_DOME),
                could=could,
            )
        )
        if view.to_fly(saucer) and not view.is_grounded(saucer):
            found.append(pips(view, saucer, (x, y)))
        if fate in (*TARGETED, DOOMED) or saucer == view.in_question():
            label = view.words.say("scene.doomed" if fate == DOOMED else "scene.targeted", fields)
            found.append(Mark(f"threat-{saucer}", "brackets", x, y, "danger", label, width=SAUCER_SIZE + 14))
    return found


def saucer_parts(view: TableView, saucer: str, badge: Spot) -> list[Mark]:
    """What sits on a saucer and beside it."""
    camp = saucer[0]
    colour = view.colour(camp)
    parts = [Mark(f"badge-{saucer}", BADGES[colour], *badge, f"{colour} flat", width=25, text=camp)]
    if saucer in view.cargo and view.places[saucer][0] == "R":
        parts.append(hold(view, saucer))
    if view.covers.get(saucer, 0):
        label = view.words.say(f"scene.cover.{view.covers[saucer]}")
        parts.append(Mark(f"cover-{saucer}", "ring", 0, 0, "shelter", label, width=SAUCER_SIZE + 16))
    return parts


def hold(view: TableView, saucer: str) -> Mark:
    """What the reader knows of a hold: the Galactix in it, or a closed hatch. [TG-9]"""
    load = view.cargo[saucer]
    if load is None:
        return Mark(f"hold-{saucer}", "hatch", 0, 13, "", view.words.say("scene.hold.closed"), width=18, height=9)
    stones = [
        Mark(f"hold-{saucer}-{stone}", "crystal", 14 * stone - 7 * (load - 1), 0, GALACTIX, width=15) for stone in range(load)
    ]
    return Mark(f"hold-{saucer}", "group", 0, 14, "", view.words.say("scene.hold", {"n": str(load)}), parts=stones)


def deposits(view: TableView) -> list[Mark]:
    """Galactix that lie on intersections, up to three together. [TG-6.7]"""
    found = []
    for place, count in view.deposits.items():
        x, y = spot(place)
        label = view.words.say("scene.deposit", {"n": str(count), "place": view.words.name(place)})
        stones = [
            Mark(f"deposit-{place}-{stone}", "crystal", across, down, GALACTIX, width=26)
            for stone, (across, down) in enumerate(PILES[count])
        ]
        found.append(Mark(f"deposit-{place}", "group", x, y, "", label, width=30, height=30, parts=stones, glyph=f" {count}"))
    return found


def stores(view: TableView) -> list[Mark]:
    """What each mother ship has in store, and what is still missing to win. [TG-6.9]"""
    found = []
    for camp, stored in zip(view.camps, view.stores, strict=False):
        x, y = base_spot(camp)
        stones = [
            Mark(f"store-{camp}-{stone}", "crystal", 17 * stone - 25.5, 0, GALACTIX if stone < stored else WANTED, width=19)
            for stone in range(max(TO_WIN, stored))
        ]
        label = view.words.say("scene.store", {"who": view.person(camp), "n": str(stored)})
        found.append(Mark(f"store-{camp}", "group", x, y + (76 if y > MIDDLE else -64), "", label, parts=stones))
    return found


def pips(view: TableView, saucer: str, at: Spot) -> Mark:
    """How far a saucer has still to fly, in the colour of its die: beside it, or above it on the deck of its mother ship."""
    across, down = (0, -34) if view.places[saucer].startswith("BASE") else (36, -17)
    style, number = f"{saucer.partition('-')[2]} flat legible", str(view.to_fly(saucer))
    return Mark(f"pips-{saucer}", "disc", at[0] + across, at[1] + down, style, width=32, text=number)


def owners(view: TableView) -> list[Mark]:
    """Who is at home in each mother ship, below or above it."""
    found = []
    for camp in view.camps:
        x, y = base_spot(camp)
        down = -58 if y > MIDDLE else 78
        found.append(words_at(f"owner-{camp}", x, y + down, view.person(camp), 17, "strong legible charted"))
    return found
