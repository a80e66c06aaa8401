"""What happens, as the log tells it: every event of the game with its fields. [RG-6]"""

from typing import Final

from orrery.core.events import NUMBER, SEAT, Events, Field
from orrery.games.race.actions import ROLES
from orrery.games.race.cards import CARDS, POWERS
from orrery.games.race.waves import INVADERS

EVENTS: Final = Events()
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
DEALT: Final = EVENTS.add("dealt", SEAT, NUMBER, shows="dealt")
DEALT_PRESET: Final = EVENTS.add("dealt-preset", SEAT, NUMBER, shows="hand")
GOES_FIRST: Final = EVENTS.add("goes-first", SEAT, CARD, shows="first")

# The turn
TURN: Final = EVENTS.add("turn", NUMBER, shows="chosen chosen_before")
CHOSE: Final = EVENTS.add("chose", SEAT, ROLE, shows="chosen")
CHOSE_TWO: Final = EVENTS.add("chose-two", SEAT, ROLE, ROLE, shows="chosen")
PHASE_BEGINS: Final = EVENTS.add("phase", PHASE)
PHASE_FOR_ALL: Final = EVENTS.add("phase-for-all", PHASE)  # chosen by nobody [RG-R9]

# Cards
USED: Final = EVENTS.add("used", SEAT, POWER, shows="produced made")
COUNTED: Final = EVENTS.add("counted", SEAT, POWER)  # a lasting power adds to a sum that is needed now
DREW: Final = EVENTS.add("drew", SEAT, NUMBER, shows="hand")
RESHUFFLED: Final = EVENTS.add("reshuffled", NUMBER)
DISCARDED: Final = EVENTS.add("discarded", SEAT, NUMBER, shows="hand")
DISCARDED_TO_TEN: Final = EVENTS.add("discarded-to-ten", SEAT, NUMBER, shows="hand")

# Placing
REVEALED: Final = EVENTS.add("revealed", SEAT, CARD, shows="placing hand")
TOO_FEW_CARDS: Final = EVENTS.add("too-few-cards", SEAT)
PASSED: Final = EVENTS.add("passed", SEAT)
PAID: Final = EVENTS.add("paid", SEAT, NUMBER, CARD, shows="hand")
PAID_NOTHING: Final = EVENTS.add("paid-nothing", SEAT, CARD)
GAVE_UP: Final = EVENTS.add("gave-up", SEAT, CARD, shows="tableau")
CONQUERED: Final = EVENTS.add("conquered", SEAT, CARD, NUMBER, NUMBER)
BONUS_USED: Final = EVENTS.add("settle-bonus", SEAT)
PLACED: Final = EVENTS.add("placed", SEAT, CARD, shows="tableau placing dealt")

# Goods and points
LAID: Final = EVENTS.add("laid", SEAT, GOOD, CARD, shows="tableau")
PRODUCED: Final = EVENTS.add("produced", SEAT, GOOD, CARD, shows="tableau produced made")
PRODUCE_BONUS: Final = EVENTS.add("produce-bonus", SEAT, CARD, shows="produced made")
PRODUCTION_ENDS: Final = EVENTS.add("production-ends", shows="produced made")
SPENT_GOOD: Final = EVENTS.add("spent-good", SEAT, GOOD, CARD, shows="tableau")
SOLD: Final = EVENTS.add("sold", SEAT, GOOD, CARD, NUMBER, shows="tableau")
SCORED: Final = EVENTS.add("scored", SEAT, NUMBER, shows="chips vp_pool")
SCORED_DOUBLE: Final = EVENTS.add("scored-double", SEAT, NUMBER, shows="chips vp_pool")
SPENT_CARD: Final = EVENTS.add("spent-card", SEAT, NUMBER, shows="hand chips vp_pool")
FLIPPED: Final = EVENTS.add("flipped", SEAT, CARD, NUMBER)
WON_CARD: Final = EVENTS.add("won-card", SEAT, CARD, shows="hand")

# War effort and repairs
DONATED: Final = EVENTS.add("donated", SEAT, GOOD, CARD, NUMBER, shows="tableau war_chips vp_pool threat")
DONATED_NOTHING: Final = EVENTS.add("donated-nothing", SEAT)
REPAIR_BONUS: Final = EVENTS.add("repair-bonus", SEAT)
REPAIRED: Final = EVENTS.add("repaired", SEAT, CARD, shows="tableau")

# Invasion
DISC: Final = EVENTS.add("disc", SEAT, NUMBER, shows="space")
THREAT: Final = EVENTS.add("threat", NUMBER, NUMBER, shows="track")
WAVE_RETURNS: Final = EVENTS.add("wave-returns", shows="left waves spent")
FACES: Final = EVENTS.add("faces", SEAT, INVADER, NUMBER, NUMBER, shows="attack rank revealed waves left")
DISC_RISES: Final = EVENTS.add("disc-rises", SEAT, shows="track")
BUNKER: Final = EVENTS.add("bunker", SEAT, NUMBER, shows="hand")
DEFENDED: Final = EVENTS.add("defended", SEAT, NUMBER, NUMBER, NUMBER, shows="awards")
LOST: Final = EVENTS.add("lost", SEAT, NUMBER, NUMBER, shows="failed")
DAMAGED: Final = EVENTS.add("damaged", SEAT, CARD, shows="tableau")
LOST_GOOD: Final = EVENTS.add("lost-good", SEAT, GOOD, CARD, shows="tableau")
NOTHING_TO_DAMAGE: Final = EVENTS.add("nothing-to-damage", SEAT)
ALL_LOST: Final = EVENTS.add("all-lost", NUMBER, NUMBER, shows="defeats")
INVADERS_LEAVE: Final = EVENTS.add("invaders-leave", shows="attack rank failed revealed spent")

# The end
ENDED: Final = EVENTS.add("ended", REASON, shows="reason")
BEST_ADMIRAL: Final = EVENTS.add("best-admiral", SEAT, NUMBER, NUMBER)
BEST_WAR_EFFORT: Final = EVENTS.add("best-war-effort", SEAT, NUMBER, NUMBER)
TOTAL: Final = EVENTS.add("total", SEAT, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)

QUIET: Final = [  # no news of their own: what is asked and of whom, and sums that follow from what was told
    *["agenda", "memory", "turns", "waiting", "seals", "limit", "ready", "subject", "owed"],
    *["boost", "bonus", "halves", "bunker", "floor", "due"],
    *["points", "sums", "stale", "deck_size", "discard_size"],
]
