"""The battle board: three zones side by side, the onlooker's side below, and the sums between them."""

from typing import Final

from orrery.core import kit
from orrery.core.scene import Mark
from orrery.games.invaders.board import SLOTS, ZONES
from orrery.games.invaders.scene.cards import COLOURS, LYING, lying_card
from orrery.games.invaders.scene.view import Position

WIDE: Final = 1180.0
HIGH: Final = 640.0
CELL: Final = 40.0
ZONE_WIDE: Final = 376.0
GAP: Final = 18.0
FAR: Final = 90.0  # the row of the side opposite
NEAR: Final = 550.0
MIDDLE: Final = 320.0


def zone_middle(zone: int) -> float:
    return GAP + ZONE_WIDE / 2 + zone * (ZONE_WIDE + GAP)


def slot_place(position: Position, place: int) -> tuple[float, float]:
    """The middle of a slot, by its place in board order."""
    side, zone, number = place // 12, place % 12 // 4, place % 4
    x = zone_middle(zone) + (number - 1.5) * (LYING[0] + 6)
    return x, NEAR if side == position.near else FAR


def ground(position: Position) -> list[Mark]:
    """Zones with their names and landing pads: the same in every position of a game."""
    found = []
    for zone in range(3):
        name = position.zone_name(zone)
        found.append(
            Mark(f"field-{ZONES[zone]}", "cell", zone_middle(zone), HIGH / 2, "field", name, width=ZONE_WIDE, height=HIGH - 20)
        )
        found.append(kit.words_at(f"name-{ZONES[zone]}", zone_middle(zone), MIDDLE - 112, name, 22, "strong legible"))
    for place in range(24):
        x, y = slot_place(position, place)
        style = COLOURS[place // 12]
        found.append(Mark(f"pad-{SLOTS[place]}", "gap", x, y, style, width=LYING[0], height=LYING[1], glyph="··"))
    return found


def pieces(position: Position) -> list[Mark]:
    """Cards in play, the sums of each zone, and a plate on each zone to point at."""
    found = []
    for zone in range(3):
        found += sums(position, zone)
    for place, slot in enumerate(SLOTS):
        row = position.view["columns"][place // 12][place % 12]
        if row is not None:
            power = position.view["powers"][place // 12][place % 12]
            found.append(lying_card(position, f"slot-{slot}", slot, slot_place(position, place), row, power))
    return found


def sums(position: Position, zone: int) -> list[Mark]:
    """Attack against defence, what would be drained now, and how the defence is made up."""
    view, x = position.view, zone_middle(zone)
    attack, defence, shield = view["attack"][zone], view["defence"][zone], view["shields"][zone]
    excess = max(0, attack - defence - shield)
    verdict = position.say("would-drain", n=excess) if excess else position.say("holds", n=defence - attack)
    label = position.say("sums", attack=attack, defence=defence, zone=view["zone_power"][zone], shield=shield)
    near_first = [("attack", attack, 1), ("defence", defence, 0)]
    name = ZONES[zone]
    parts = [
        Mark(
            f"{key}-{name}",
            "disc",
            -70 if side == 1 else 70,
            0,
            COLOURS[side],
            position.say(key, n=value),
            width=58,
            text=str(value),
        )
        for key, value, side in near_first
    ]
    parts.append(kit.words_at(f"verdict-{name}", 0, 54, verdict, 14, "strong legible"))
    parts.append(
        kit.words_at(f"power-{name}", 0, -44, position.say("zone-power", n=view["zone_power"][zone]), 13, "faint legible")
    )
    if name in view["attacked"]:
        parts.append(kit.words_at(f"attacked-{name}", 0, 76, position.say("attacked"), 12, "faint"))
    could = [f"attack {name}", f"zone {name}", f"place {name}", f"to {name}", f"hero {name}"]
    return [
        Mark(
            f"zone-{name}",
            "cell",
            x,
            MIDDLE,
            "sums",
            label,
            width=ZONE_WIDE - 40,
            height=150,
            glyph=f"{attack:2}",
            parts=parts,
            could=could,
        )
    ]
