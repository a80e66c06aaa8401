"""What happens, as the log tells it: every event of the game with its fields. [RG-6]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Event, Field
from orrery.games.race.actions import ROLES
from orrery.games.race.cards import CARDS, POWERS
from orrery.games.race.waves import INVADERS

CARD: Final = Field("card", [card.id for card in CARDS])
POWER: Final = Field("power", [f"{CARDS[power.card].id}/{power.place}" for power in POWERS])  # a card, and which of its powers
ROLE: Final = Field("role", ROLES)
GOOD: Final = Field("good", [card.row["good"] or "" for card in CARDS])  # by the world on which it lies
INVADER: Final = Field("invader", [invader.text.replace(" ", "/") for invader in INVADERS])  # wave and strength
PHASES: Final = ["explore", "develop", "develop-again", "settle", "settle-again", "consume", "produce", "invasion"]
PHASE: Final = Field("phase", [f"phase-{phase}" for phase in PHASES])
REASONS: Final = ["pool-empty", "tableau-full", "xenos-repulsed", "empires-defeated"]
REASON: Final = Field("reason", [f"ends-{reason}" for reason in REASONS])

EXPLORE_BEGINS: Final = 0
DEVELOP_BEGINS: Final = 1  # and the second one after it
SETTLE_BEGINS: Final = 3  # likewise
CONSUME_BEGINS: Final = 5
PRODUCE_BEGINS: Final = 6
INVASION_BEGINS: Final = 7

# Before the game
DEALT: Final = Event("dealt", SEAT, NUMBER, shows="dealt")
DEALT_PRESET: Final = Event("dealt-preset", SEAT, NUMBER, shows="hand")
GOES_FIRST: Final = Event("goes-first", SEAT, CARD, shows="first")

# The turn
TURN: Final = Event("turn", NUMBER, shows="chosen chosen_before")
CHOSE: Final = Event("chose", SEAT, ROLE, shows="chosen")
CHOSE_TWO: Final = Event("chose-two", SEAT, ROLE, ROLE, shows="chosen")
PHASE_BEGINS: Final = Event("phase", PHASE)
PHASE_FOR_ALL: Final = Event("phase-for-all", PHASE)  # chosen by nobody [RG-R9]

# Cards
USED: Final = Event("used", SEAT, POWER, shows="produced made")
COUNTED: Final = Event("counted", SEAT, POWER)  # a lasting power adds to a sum that is needed now
DREW: Final = Event("drew", SEAT, NUMBER, shows="hand")
RESHUFFLED: Final = Event("reshuffled", NUMBER)
DISCARDED: Final = Event("discarded", SEAT, NUMBER, shows="hand")

# Placing
REVEALED: Final = Event("revealed", SEAT, CARD, shows="placing hand")
PASSED: Final = Event("passed", SEAT)
PAID: Final = Event("paid", SEAT, NUMBER, CARD, shows="hand")
PAID_NOTHING: Final = Event("paid-nothing", SEAT, CARD)
GAVE_UP: Final = Event("gave-up", SEAT, CARD, shows="tableau")
CONQUERED: Final = Event("conquered", SEAT, CARD, NUMBER, NUMBER)
PLACED: Final = Event("placed", SEAT, CARD, shows="tableau placing dealt")

# Goods and points
LAID: Final = Event("laid", SEAT, GOOD, CARD, shows="tableau")
PRODUCED: Final = Event("produced", SEAT, GOOD, CARD, shows="tableau produced made")
PRODUCE_BONUS: Final = Event("produce-bonus", SEAT, CARD, shows="produced made")
PRODUCTION_ENDS: Final = Event("production-ends", shows="produced made")
SPENT_GOOD: Final = Event("spent-good", SEAT, GOOD, CARD, shows="tableau")
SOLD: Final = Event("sold", SEAT, GOOD, CARD, NUMBER, shows="tableau")
SCORED: Final = Event("scored", SEAT, NUMBER, shows="chips vp_pool")
SCORED_DOUBLE: Final = Event("scored-double", SEAT, NUMBER, shows="chips vp_pool")
SPENT_CARD: Final = Event("spent-card", SEAT, NUMBER, shows="hand chips vp_pool")
FLIPPED: Final = Event("flipped", SEAT, CARD, NUMBER)
WON_CARD: Final = Event("won-card", SEAT, CARD, shows="hand")

# War effort and repairs
DONATED: Final = Event("donated", SEAT, GOOD, CARD, NUMBER, shows="tableau war_chips vp_pool threat")
DONATED_NOTHING: Final = Event("donated-nothing", SEAT)
REPAIR_BONUS: Final = Event("repair-bonus", SEAT)
REPAIRED: Final = Event("repaired", SEAT, CARD, shows="tableau")

# Invasion
DISC: Final = Event("disc", SEAT, NUMBER, shows="space")
THREAT: Final = Event("threat", NUMBER, NUMBER, shows="track")
WAVE_RETURNS: Final = Event("wave-returns", shows="left waves spent")
FACES: Final = Event("faces", SEAT, INVADER, NUMBER, NUMBER, shows="attack rank revealed waves left")
DISC_RISES: Final = Event("disc-rises", SEAT, shows="track")
BUNKER: Final = Event("bunker", SEAT, NUMBER, shows="hand")
DEFENDED: Final = Event("defended", SEAT, NUMBER, NUMBER, NUMBER, shows="awards")
LOST: Final = Event("lost", SEAT, NUMBER, NUMBER, shows="failed")
DAMAGED: Final = Event("damaged", SEAT, CARD, shows="tableau")
LOST_GOOD: Final = Event("lost-good", SEAT, GOOD, CARD, shows="tableau")
NOTHING_TO_DAMAGE: Final = Event("nothing-to-damage", SEAT)
ALL_LOST: Final = Event("all-lost", NUMBER, NUMBER, shows="defeats")
INVADERS_LEAVE: Final = Event("invaders-leave", shows="attack rank failed revealed spent")

# The end
ENDED: Final = Event("ended", REASON, shows="reason")
BEST_ADMIRAL: Final = Event("best-admiral", SEAT, NUMBER, NUMBER)
BEST_WAR_EFFORT: Final = Event("best-war-effort", SEAT, NUMBER, NUMBER)
TOTAL: Final = Event("total", SEAT, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)

EVENTS: Final = [
    *[DEALT, DEALT_PRESET, GOES_FIRST],
    *[TURN, CHOSE, CHOSE_TWO, PHASE_BEGINS, PHASE_FOR_ALL],
    *[USED, COUNTED, DREW, RESHUFFLED, DISCARDED],
    *[REVEALED, PASSED, PAID, PAID_NOTHING, GAVE_UP, CONQUERED, PLACED],
    *[LAID, PRODUCED, PRODUCE_BONUS, PRODUCTION_ENDS, SPENT_GOOD, SOLD],
    *[SCORED, SCORED_DOUBLE, SPENT_CARD, FLIPPED, WON_CARD],
    *[DONATED, DONATED_NOTHING, REPAIR_BONUS, REPAIRED],
    *[DISC, THREAT, WAVE_RETURNS, FACES, DISC_RISES, BUNKER],
    *[DEFENDED, LOST, DAMAGED, LOST_GOOD, NOTHING_TO_DAMAGE, ALL_LOST, INVADERS_LEAVE],
    *[ENDED, BEST_ADMIRAL, BEST_WAR_EFFORT, TOTAL],
]
QUIET: Final = [  # no news of their own: what is asked and of whom, and sums that follow from what was told
    *[
        "agenda",
        "memory",
        "turns",
        "waiting",
        "seals",
        "limit",
        "ready",
        "subject",
        "owed",
        "boost",
        "bonus",
        "halves",
        "bunker",
        "floor",
        "due",
    ],
    *["points", "sums", "stale", "deck_size", "discard_size"],
]
