"""What happens, as the log tells it: every event of the game with its fields. [PR-17]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Events, Field
from orrery.games.planet_raiders.actions import ROCKETS
from orrery.games.planet_raiders.board import BITS, COLOURS, PADS, PLANETS, RAIDERS, SLOTS

INCOMPLETE: Final = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)]  # crews by aliens and raiders


def party_of(camp: int, bits: int) -> list[str]:
    """Some raiders of a colour, one bit for each."""
    return [RAIDERS[camp * 3 + number] for number in range(3) if bits & BITS[number]]


EVENTS: Final = Events()
RAIDER: Final = Field("raider", RAIDERS)
ROCKET: Final = Field("rocket", ROCKETS)
SLOT: Final = Field("slot", SLOTS)
PAD: Final = Field("pad", PADS)
PLANET: Final = Field("planet", PLANETS)
CAMP: Final = Field("camp", COLOURS)
FATES: Final = ["playing", "boarded", "out", "last", "standstill"]  # what becomes of a player
FATE: Final = Field("fate", FATES)
STANDSTILLS: Final = ["idle", "quiet", "repetition"]
STANDSTILL: Final = Field("standstill", STANDSTILLS)
LACKS: Final = [f"lacks-{aliens}-{raiders}" for aliens, raiders in INCOMPLETE]
LACK: Final = Field("lack", [*LACKS, "lacks-nobody"])
PARTY: Final = Field("party", ["+".join(party_of(camp, bits)) for camp in range(4) for bits in range(8)])

# A turn
TURN: Final = EVENTS.add("turn", SEAT, NUMBER, shows="locked")
NO_FLIGHT: Final = EVENTS.add("no-flight", SEAT)  # stage 1 passes
PASSED: Final = EVENTS.add("passed", SEAT)  # the whole turn passes
NOTHING_TO_LAY: Final = EVENTS.add("nothing-to-lay", SEAT)  # stage 3 passes

# Stage 1: seat, raider, colour and slot of the rocket, from pad to pad
FLEW: Final = EVENTS.add("flew", SEAT, RAIDER, ROCKET, SLOT, PAD, PAD, shows="raiders rockets ridden")
ON_START_PAD: Final = EVENTS.add("on-start-pad", SEAT, RAIDER, CAMP)
ON_BOARDING_PAD: Final = EVENTS.add("on-boarding-pad", SEAT, RAIDER, CAMP)
SET_DOWN: Final = EVENTS.add("set-down", SEAT, RAIDER, PAD, shows="locked")  # for want of a usable rocket
HALTED: Final = EVENTS.add("halted", SEAT, RAIDER, PAD, shows="locked")  # by choice
TOOK_ALIEN: Final = EVENTS.add("took-alien", SEAT, RAIDER, PLANET, PAD, shows="aliens crew_aliens locked")
CAPTURED: Final = EVENTS.add("captured", SEAT, RAIDER, SEAT, RAIDER, PAD, NUMBER, shows="raiders crew_raiders won locked")
CREW: Final = EVENTS.add("crew", SEAT, NUMBER, NUMBER, LACK)  # aliens and raiders now, and what is missing
CREW_COMPLETE: Final = EVENTS.add("crew-complete", SEAT, NUMBER, NUMBER)

# Stage 2: rockets ridden, blue and red, the hand now, and how many blue ones were won; colours with none are left out
RECOVERED: Final = [
    EVENTS.add(f"recovered{colours}{won}", SEAT, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, shows="reserves ridden won")
    for won in ["", "-and-won"]
    for colours in ["", "-blue", "-red"]
]

# Stage 3
LAID: Final = EVENTS.add("laid", SEAT, ROCKET, SLOT, PAD, shows="rockets reserves")
EXCHANGED: Final = EVENTS.add("exchanged", SEAT, NUMBER, NUMBER, shows="reserves")
GAVE: Final = EVENTS.add("gave", SEAT, SEAT, ROCKET, shows="reserves")
HOLDS: Final = EVENTS.add("holds", SEAT, NUMBER, NUMBER)
KEPT: Final = [EVENTS.add(f"kept{colours}", SEAT, NUMBER, NUMBER) for colours in ["", "-blue", "-red"]]

# Leaving the game
BOARDED: Final = EVENTS.add("boarded", SEAT, RAIDER, PAD, NUMBER, shows="raiders fates places")
LEFT: Final = EVENTS.add("left", SEAT, PARTY, NUMBER, shows="raiders reserves ridden won")  # with so many rockets
GOES_ON: Final = EVENTS.add("goes-on", NUMBER)  # for that place
ROCKET_LEFT: Final = EVENTS.add("rocket-left", SEAT, ROCKET, SLOT, shows="rockets")
ELIMINATED: Final = EVENTS.add("eliminated", SEAT, SEAT, NUMBER, shows="fates places")
RESERVE_LOST: Final = EVENTS.add("reserve-lost", SEAT, NUMBER, NUMBER, shows="reserves")
RESERVE_KEPT: Final = EVENTS.add("reserve-kept", SEAT, NUMBER, NUMBER)

# The end
REPEATED: Final = EVENTS.add("repeated")
QUIET_SOON: Final = EVENTS.add("quiet-soon", NUMBER)
STOOD_STILL: Final = EVENTS.add("stood-still", STANDSTILL, shows="ended")
COMPARED: Final = [
    EVENTS.add(f"compared{shared}", SEAT, NUMBER, NUMBER, NUMBER, NUMBER, shows="fates places") for shared in ["", "-shared"]
]
PLACED: Final = EVENTS.add("placed", SEAT, NUMBER, FATE, shows="fates places ended")


def lack(aliens: int, raiders: int) -> int:
    """What a crew of so many lacks, by its place among the things to say: more than enough of one kind counts as enough."""
    wanted = (min(aliens, 3), min(raiders, 2))
    return INCOMPLETE.index(wanted) if wanted in INCOMPLETE else len(INCOMPLETE)


def colours_told(blue: int, red: int) -> int:
    """Which of three events tells of so many rockets: of both colours, of blue ones only, or of red ones only."""
    return 0 if blue and red else 1 if blue else 2
