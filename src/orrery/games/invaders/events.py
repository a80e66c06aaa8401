"""What happens, as the log tells it: every event of the game with its fields. [IN-11]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Event, Field
from orrery.games.invaders.board import SLOTS, ZONES
from orrery.games.invaders.names import EFFECTS, NAMED, REASONS

CARD: Final = Field("card", NAMED)
CAUSE: Final = Field("cause", NAMED)
SLOT: Final = Field("slot", SLOTS)
ZONE: Final = Field("zone", ZONES)
REASON: Final = Field("reason", REASONS)
EFFECT: Final = Field("power", EFFECTS)

# Set-up, turns, matches
BEGAN: Final = Event(
    "began",
    NUMBER,
    NUMBER,
    shows="active plot columns piles hands seen deck_sizes heroes fallen turned damage ops awake announced skip borrowed "
    "winner reason drained number lists",
)
DEALT: Final = Event("dealt", SEAT, NUMBER, shows="hands deck_sizes")
TURN: Final = Event("turn", SEAT, NUMBER, shows="active drained")
UPRIGHT: Final = Event("upright", CARD, shows="turned")
WON: Final = Event("won", SEAT, REASON, NUMBER, NUMBER, shows="winner reason score")
ENDED: Final = Event("ended", NUMBER, NUMBER, shows="score lists winner reason columns piles hands announced seals")
CHANGED: Final = Event("changed", SEAT, NUMBER, shows="changed public_lists lists")

# Cards
DRAWS: Final = Event("draws", SEAT, NUMBER, CAUSE, shows="hands deck_sizes")
COSTS: Final = Event("costs", SEAT, CARD, NUMBER, NUMBER, shows="hands seen announced")
DEARER: Final = Event("dearer", CARD, CAUSE, NUMBER, NUMBER)
CANCELS: Final = Event("cancels", SEAT, CARD, CARD, shows="announced hands seen")
SHELVED: Final = Event("shelved", SEAT, CARD, shows="announced piles")
TAKES_EFFECT: Final = Event("takes-effect", SEAT, CARD, shows="announced")
NO_EFFECT: Final = Event("no-effect", SEAT, CARD, shows="announced piles")
NEEDS_ROOM: Final = Event("needs-room", SEAT, CARD, ZONE, shows="announced")
ENTERED: Final = Event("entered", SEAT, CARD, SLOT, shows="columns announced turned")
MOVED: Final = Event("moved", SEAT, CARD, SLOT, SLOT, CAUSE, shows="columns borrowed")
SACRIFICED: Final = Event("sacrificed", SEAT, CARD, CAUSE, shows="columns piles fallen turned borrowed")
DESTROYED: Final = Event("destroyed", SEAT, CARD, CAUSE, shows="columns piles fallen turned borrowed")
RETURNED: Final = Event("returned", SEAT, CARD, CAUSE, shows="columns hands seen borrowed")
RETRIEVED: Final = Event("retrieved", SEAT, CARD, shows="piles hands seen")
RECYCLED: Final = Event("recycled", SEAT, CARD, shows="piles deck_sizes")
RECYCLED_ALL: Final = Event("recycled-all", SEAT, NUMBER, NUMBER, shows="piles deck_sizes")
SHUFFLED_IN: Final = Event("shuffled-in", SEAT, NUMBER, shows="hands seen deck_sizes")
LOOKED: Final = Event("looked", SEAT, SEAT, NUMBER, shows="hands seen")
TAKEN: Final = Event("taken", SEAT, CARD, CAUSE, shows="hands piles seen")

# Heroes
HERO_CAME: Final = Event("hero-came", SEAT, CARD, SLOT, shows="columns heroes turned")
HERO_LOST: Final = Event("hero-lost", SEAT, CARD, NUMBER, shows="fallen")
THREATENED: Final = Event("threatened", SEAT, CARD, CAUSE)
SAVED: Final = Event("saved", SEAT, CARD, CAUSE, shows="awake")

# Draining
MUST_DRAIN: Final = Event("must-drain", SEAT, NUMBER, CAUSE)
DRAINED: Final = Event("drained", SEAT, NUMBER, NUMBER, shows="piles deck_sizes drained")
NOT_DRAINED: Final = Event("not-drained", SEAT)
SHIELDED: Final = Event("shielded", ZONE, NUMBER)
PREVENTED: Final = Event("prevented", SEAT, CARD, NUMBER)

# Effects
ACTS: Final = Event("acts", EFFECT)  # for the pages of cards: what is told otherwise makes the log
AIMED: Final = Event("aimed", CARD, CARD)
NO_TARGET: Final = Event("no-target", CARD)
RESISTS: Final = Event("resists", CARD, CARD)
TOKENS: Final = Event("tokens", SEAT, CARD, NUMBER, NUMBER, shows="columns")
TOWARD: Final = Event("toward", SEAT, CARD, NUMBER, NUMBER, shows="columns")
POWER: Final = Event("power", SEAT, CARD, NUMBER, NUMBER, shows="columns")
OPS: Final = Event("ops", NUMBER, NUMBER, CAUSE, shows="ops")
HARMED: Final = Event("harmed", ZONE, NUMBER, NUMBER, CAUSE, shows="damage")
ZONE_EMPTY: Final = Event("zone-empty", ZONE)
ZONE_SAFE: Final = Event("zone-safe", ZONE, CARD)
REPAIRED: Final = Event("repaired", ZONE, NUMBER, NUMBER, shows="damage")
MARKER: Final = Event("marker", NUMBER, NUMBER, CAUSE, shows="plot")
MARKER_STAYS: Final = Event("marker-stays", NUMBER, CAUSE)
WOKE: Final = Event("woke", SEAT, CARD, shows="awake")
REVEALED: Final = Event("revealed", SEAT, CARD, shows="piles deck_sizes")
WILL_SKIP: Final = Event("will-skip", NUMBER, shows="skip")
SKIPPED: Final = Event("skipped", SEAT, shows="skip")
BORROWED: Final = Event("borrowed", CARD, SLOT, shows="borrowed")
GIVEN_BACK: Final = Event("given-back", SLOT, shows="borrowed")

# Attacks
FIGHTS: Final = Event("fights", CARD, SLOT, NUMBER)
LIES_TURNED: Final = Event("lies-turned", CARD, SLOT)
ZONE_DEFENDS: Final = Event("zone-defends", ZONE, NUMBER)
WINS: Final = Event("wins", ZONE, NUMBER, NUMBER, NUMBER)
HELD: Final = Event("held", ZONE, NUMBER, NUMBER)
ARRAY: Final = Event("array", CARD, NUMBER, NUMBER)
FORCED: Final = Event("forced", SEAT)

EVENTS: Final = [
    BEGAN, DEALT, TURN, UPRIGHT, WON, ENDED, CHANGED, DRAWS, COSTS, DEARER, CANCELS, SHELVED, TAKES_EFFECT, NO_EFFECT,
    NEEDS_ROOM, ENTERED,
    MOVED, SACRIFICED, DESTROYED, RETURNED, RETRIEVED, RECYCLED, RECYCLED_ALL, SHUFFLED_IN, LOOKED, TAKEN, HERO_CAME, HERO_LOST,
    THREATENED, SAVED, MUST_DRAIN, DRAINED, NOT_DRAINED, SHIELDED, PREVENTED, ACTS, AIMED, NO_TARGET, RESISTS, TOKENS, TOWARD,
    POWER,
    OPS, HARMED, ZONE_EMPTY, ZONE_SAFE, REPAIRED, MARKER, MARKER_STAYS, WOKE, REVEALED, WILL_SKIP, SKIPPED, BORROWED,
    GIVEN_BACK, FIGHTS, LIES_TURNED, ZONE_DEFENDS, WINS, HELD, ARRAY, FORCED,
]  # fmt: skip
