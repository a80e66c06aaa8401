"""What happens, as the log tells it: every event of the game with its fields. [PR-17]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Event, Field
from orrery.games.planet_raiders.actions import ROCKETS
from orrery.games.planet_raiders.board import BITS, COLOURS, PADS, PLANETS, RAIDERS, SLOTS

INCOMPLETE: Final = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)]  # crews by aliens and raiders


def party_of(camp: int, bits: int) -> list[str]:
    """Some raiders of a colour, one bit for each."""
    return [RAIDERS[camp * 3 + number] for number in range(3) if bits & BITS[number]]


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
PARTY: Final = Field("party", [",".join(party_of(camp, bits)) for camp in range(4) for bits in range(8)])

# A turn
TURN: Final = Event("turn", SEAT, NUMBER, shows="locked")
NO_FLIGHT: Final = Event("no-flight", SEAT)  # stage 1 passes
PASSED: Final = Event("passed", SEAT)  # the whole turn passes
NOTHING_TO_LAY: Final = Event("nothing-to-lay", SEAT)  # stage 3 passes

# Stage 1: seat, raider, colour and slot of the rocket, from pad to pad
FLEW: Final = Event("flew", SEAT, RAIDER, ROCKET, SLOT, PAD, PAD, shows="raiders rockets ridden")
ON_START_PAD: Final = Event("on-start-pad", SEAT, RAIDER, CAMP)
ON_BOARDING_PAD: Final = Event("on-boarding-pad", SEAT, RAIDER, CAMP)
SET_DOWN: Final = Event("set-down", SEAT, RAIDER, PAD, shows="locked")  # for want of a usable rocket
HALTED: Final = Event("halted", SEAT, RAIDER, PAD, shows="locked")  # by choice
TOOK_ALIEN: Final = Event("took-alien", SEAT, RAIDER, PLANET, PAD, shows="aliens crew_aliens locked")
CAPTURED: Final = Event("captured", SEAT, RAIDER, SEAT, RAIDER, PAD, NUMBER, shows="raiders crew_raiders won locked")
CREW: Final = Event("crew", SEAT, NUMBER, NUMBER, LACK)  # aliens and raiders now, and what is missing
CREW_COMPLETE: Final = Event("crew-complete", SEAT, NUMBER, NUMBER)

# Stage 2: rockets ridden, blue and red, the hand now, and how many blue ones were won; what is nought is not told
RECOVERED: Final = [
    Event(f"recovered{colours}{won}", SEAT, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, shows="reserves ridden won")
    for won in ["", "-and-won"]
    for colours in ["", "-blue", "-red"]
]

# Stage 3
LAID: Final = Event("laid", SEAT, ROCKET, SLOT, PAD, shows="rockets reserves")
EXCHANGED: Final = Event("exchanged", SEAT, NUMBER, NUMBER, shows="reserves")
GAVE: Final = Event("gave", SEAT, SEAT, ROCKET, shows="reserves")
HOLDS: Final = Event("holds", SEAT, NUMBER, NUMBER)
KEPT: Final = [Event(f"kept{colours}", SEAT, NUMBER, NUMBER) for colours in ["", "-blue", "-red"]]

# Leaving the game
BOARDED: Final = Event("boarded", SEAT, RAIDER, PAD, NUMBER, shows="raiders fates places")
LEFT: Final = Event("left", SEAT, PARTY, NUMBER, NUMBER, NUMBER, shows="raiders reserves ridden won")  # ridden, won, reserve
GOES_ON: Final = Event("goes-on", NUMBER)  # for that place
ROCKET_LEFT: Final = Event("rocket-left", SEAT, ROCKET, SLOT, shows="rockets")
ELIMINATED: Final = Event("eliminated", SEAT, SEAT, NUMBER, shows="fates places")
RESERVE_LOST: Final = Event("reserve-lost", SEAT, NUMBER, NUMBER, shows="reserves")
RESERVE_KEPT: Final = Event("reserve-kept", SEAT, NUMBER, NUMBER)

# The end
REPEATED: Final = Event("repeated")
QUIET_SOON: Final = Event("quiet-soon", NUMBER)
STOOD_STILL: Final = Event("stood-still", STANDSTILL, shows="ended")
COMPARED: Final = [
    Event(f"compared{shared}", SEAT, NUMBER, NUMBER, NUMBER, NUMBER, shows="fates places") for shared in ["", "-shared"]
]
PLACED: Final = Event("placed", SEAT, NUMBER, FATE, shows="fates places ended")

EVENTS: Final = [
    TURN,
    NO_FLIGHT,
    PASSED,
    NOTHING_TO_LAY,
    FLEW,
    ON_START_PAD,
    ON_BOARDING_PAD,
    SET_DOWN,
    HALTED,
    TOOK_ALIEN,
    CAPTURED,
    CREW,
    CREW_COMPLETE,
    *RECOVERED,
    LAID,
    EXCHANGED,
    GAVE,
    HOLDS,
    *KEPT,
    BOARDED,
    LEFT,
    GOES_ON,
    ROCKET_LEFT,
    ELIMINATED,
    RESERVE_LOST,
    RESERVE_KEPT,
    REPEATED,
    QUIET_SOON,
    STOOD_STILL,
    *COMPARED,
    PLACED,
]


def lack(aliens: int, raiders: int) -> int:
    """What a crew of so many lacks, by its place among the things to say: more than enough of one kind counts as enough."""
    wanted = (min(aliens, 3), min(raiders, 2))
    return INCOMPLETE.index(wanted) if wanted in INCOMPLETE else len(INCOMPLETE)


def colours_told(blue: int, red: int) -> int:
    """Which of three events tells of so many rockets: of both colours, of blue ones only, or of red ones only."""
    return 0 if blue and red else 1 if blue else 2
