"""What happens, as the log tells it: every event of the game with its fields. [IN-11]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Events, Field
from orrery.games.invaders.board import SLOTS, ZONES
from orrery.games.invaders.names import EFFECTS, NAMED, REASONS

EVENTS: Final = Events()
CARD: Final = Field("card", NAMED)
CAUSE: Final = Field("cause", NAMED)
SLOT: Final = Field("slot", SLOTS)
ZONE: Final = Field("zone", ZONES)
REASON: Final = Field("reason", REASONS)
EFFECT: Final = Field("power", EFFECTS)

# Set-up, turns, matches
BEGAN: Final = EVENTS.add(
    "began",
    NUMBER,
    NUMBER,
    shows="active plot columns piles hands seen deck_sizes heroes fallen turned damage ops awake announced skip borrowed "
    "winner reason drained number lists",
)
DEALT: Final = EVENTS.add("dealt", SEAT, NUMBER, shows="hands deck_sizes")
TURN: Final = EVENTS.add("turn", SEAT, NUMBER, shows="active drained")
UPRIGHT: Final = EVENTS.add("upright", CARD, shows="turned")
WON: Final = EVENTS.add("won", SEAT, REASON, NUMBER, NUMBER, shows="winner reason score")
ENDED: Final = EVENTS.add("ended", NUMBER, NUMBER, shows="score lists winner reason columns piles hands announced seals")
CHANGED: Final = EVENTS.add("changed", SEAT, NUMBER, shows="changed public_lists lists")

# Cards
DRAWS: Final = EVENTS.add("draws", SEAT, NUMBER, CAUSE, shows="hands deck_sizes")
COSTS: Final = EVENTS.add("costs", SEAT, CARD, NUMBER, NUMBER, shows="hands seen announced")  # discards and drains
COSTS_DISCARDS: Final = EVENTS.add("costs-discards", SEAT, CARD, NUMBER, shows="hands seen announced")
COSTS_DRAINS: Final = EVENTS.add("costs-drains", SEAT, CARD, NUMBER, shows="hands seen announced")
COSTS_NOTHING: Final = EVENTS.add("costs-nothing", SEAT, CARD, shows="hands seen announced")
DEARER: Final = EVENTS.add("dearer", CARD, CAUSE, NUMBER, NUMBER)
CANCELS: Final = EVENTS.add("cancels", SEAT, CARD, CARD, shows="announced hands seen")
SHELVED: Final = EVENTS.add("shelved", SEAT, CARD, shows="announced piles")
TAKES_EFFECT: Final = EVENTS.add("takes-effect", SEAT, CARD, shows="announced")
NO_EFFECT: Final = EVENTS.add("no-effect", SEAT, CARD, shows="announced piles")
NEEDS_ROOM: Final = EVENTS.add("needs-room", SEAT, CARD, ZONE, shows="announced")
ENTERED: Final = EVENTS.add("entered", SEAT, CARD, SLOT, shows="columns announced turned")
MOVED: Final = EVENTS.add("moved", SEAT, CARD, SLOT, SLOT, CAUSE, shows="columns borrowed")
SACRIFICED: Final = EVENTS.add("sacrificed", SEAT, CARD, CAUSE, shows="columns piles fallen turned borrowed")
DESTROYED: Final = EVENTS.add("destroyed", SEAT, CARD, CAUSE, shows="columns piles fallen turned borrowed")
RETURNED: Final = EVENTS.add("returned", SEAT, CARD, CAUSE, shows="columns hands seen borrowed")
RETRIEVED: Final = EVENTS.add("retrieved", SEAT, CARD, shows="piles hands seen")
RECYCLED: Final = EVENTS.add("recycled", SEAT, CARD, shows="piles deck_sizes")
RECYCLED_ALL: Final = EVENTS.add("recycled-all", SEAT, NUMBER, NUMBER, shows="piles deck_sizes")
SHUFFLED_IN: Final = EVENTS.add("shuffled-in", SEAT, NUMBER, shows="hands seen deck_sizes")
LOOKED: Final = EVENTS.add("looked", SEAT, SEAT, NUMBER, shows="hands seen")
TAKEN: Final = EVENTS.add("taken", SEAT, CARD, CAUSE, shows="hands piles seen")

# Heroes
HERO_CAME: Final = EVENTS.add("hero-came", SEAT, CARD, SLOT, shows="columns heroes turned")
HERO_LOST: Final = EVENTS.add("hero-lost", SEAT, CARD, NUMBER, shows="fallen")
THREATENED: Final = EVENTS.add("threatened", SEAT, CARD, CAUSE)
SAVED: Final = EVENTS.add("saved", SEAT, CARD, CAUSE, shows="awake")

# Draining
MUST_DRAIN: Final = EVENTS.add("must-drain", SEAT, NUMBER, CAUSE)
DRAINED: Final = EVENTS.add("drained", SEAT, NUMBER, NUMBER, shows="piles deck_sizes drained")
SHIELDED: Final = EVENTS.add("shielded", ZONE, NUMBER)
PREVENTED: Final = EVENTS.add("prevented", SEAT, CARD, NUMBER)
UNDRAWN: Final = EVENTS.add("undrawn", SEAT, CARD, NUMBER)

# Effects
USES: Final = EVENTS.add("uses", SEAT, CARD, SLOT)
SENDS: Final = EVENTS.add("sends", SEAT, CARD, SLOT)
ACTS: Final = EVENTS.add("acts", EFFECT)  # for the pages of cards: what is told otherwise makes the log
CHOSE: Final = EVENTS.add("chose", SEAT, CARD, NUMBER)
WENT_ON: Final = EVENTS.add("went-on", SEAT, CARD)  # what the card allows is done
REFRAINED: Final = EVENTS.add("refrained", SEAT, CARD)
AIMED: Final = EVENTS.add("aimed", CARD, CARD)
NO_TARGET: Final = EVENTS.add("no-target", CARD)
RESISTS: Final = EVENTS.add("resists", CARD, CARD)
TOKENS: Final = EVENTS.add("tokens", SEAT, CARD, NUMBER, NUMBER, shows="columns")
TOWARD: Final = EVENTS.add("toward", SEAT, CARD, NUMBER, NUMBER, shows="columns")
POWER: Final = EVENTS.add("power", SEAT, CARD, NUMBER, NUMBER, shows="columns")
OPS: Final = EVENTS.add("ops", NUMBER, NUMBER, CAUSE, shows="ops")
HARMED: Final = EVENTS.add("harmed", ZONE, NUMBER, NUMBER, CAUSE, shows="damage")
ZONE_EMPTY: Final = EVENTS.add("zone-empty", ZONE)
ZONE_SAFE: Final = EVENTS.add("zone-safe", ZONE, CARD)
REPAIRED: Final = EVENTS.add("repaired", ZONE, NUMBER, NUMBER, shows="damage")
MARKER: Final = EVENTS.add("marker", NUMBER, NUMBER, CAUSE, shows="plot")
MARKER_STAYS: Final = EVENTS.add("marker-stays", NUMBER, CAUSE)
WOKE: Final = EVENTS.add("woke", SEAT, CARD, shows="awake")
CUT_SHORT: Final = EVENTS.add("cut-short", CARD, NUMBER)  # an effect after too many steps of one answer [IN-R81]
LASTS: Final = EVENTS.add("lasts", CARD, EFFECT)  # what a strategy changes for the rest of the game
REVEALED: Final = EVENTS.add("revealed", SEAT, CARD, shows="piles deck_sizes")
WILL_SKIP: Final = EVENTS.add("will-skip", NUMBER, shows="skip")
SKIPPED: Final = EVENTS.add("skipped", SEAT, shows="skip")
BORROWED: Final = EVENTS.add("borrowed", CARD, SLOT, shows="borrowed")
GIVEN_BACK: Final = EVENTS.add("given-back", CARD, SLOT, shows="borrowed")

# Attacks
ATTACKS: Final = EVENTS.add("attacks", SEAT, ZONE)
FIGHTS: Final = EVENTS.add("fights", CARD, SLOT, NUMBER)
LIES_TURNED: Final = EVENTS.add("lies-turned", CARD, SLOT)
ZONE_DEFENDS: Final = EVENTS.add("zone-defends", ZONE, NUMBER)
WINS: Final = EVENTS.add("wins", ZONE, NUMBER, NUMBER, NUMBER)
HELD: Final = EVENTS.add("held", ZONE, NUMBER, NUMBER)
ARRAY: Final = EVENTS.add("array", CARD, NUMBER, NUMBER)
FORCED: Final = EVENTS.add("forced", SEAT)
