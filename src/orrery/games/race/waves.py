"""The invasion cards and what the Invasion mode counts: three waves, the threat, the awards. [RG-9]"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.resources import read_data

DATA: Final = cast(dict[str, Any], read_data("orrery.games.race", "data", "invasion.json"))
WAVES: Final[i64] = 3
LAST_WAVE: Final[i64] = 2  # the only one that is shuffled again [RG-R16]
BY_MILITARY: Final[i64] = 100  # every M+X is stronger than every plain number [RG-9.4]


class Invader:
    """One sort of invasion card: its wave, and a plain strength or what it adds to the player's own military."""

    def __init__(self, wave: int, strength: int | None, plus: int | None) -> None:
        self.wave: Final[i64] = wave - 1
        self.adds: Final = strength is None  # M+X
        self.number: Final[i64] = plus if strength is None else strength  # type: ignore[assignment]
        self.order: Final[i64] = self.number + BY_MILITARY if strength is None else self.number
        self.text: Final = f"{wave} M+{plus}" if strength is None else f"{wave} {strength}"


def read_invaders() -> tuple[list[Invader], list[int]]:
    """The sorts of invasion cards, weakest first within each wave, and how many there are of each."""
    sorts: list[Invader] = []
    counts: list[int] = []
    for row in DATA["cards"]:
        if row["kind"] == "turn_marker":
            continue
        invader = Invader(row["wave"], row["strength"], row["plus"])
        if sorts and sorts[-1].text == invader.text:
            counts[-1] += 1
        else:
            sorts.append(invader)
            counts.append(1)
    return sorts, counts


READ: Final = read_invaders()
INVADERS: Final = READ[0]
INVADER_COPIES: Final = vec[i64](READ[1])
FIRST_SORT: Final[list[int]] = [sum(invader.wave < wave for invader in INVADERS) for wave in range(int(WAVES) + 1)]
FIRST_INVASION: Final[i64] = DATA["first_invasion_turn"]["turn"]
AUTOMATIC_SETTLE: Final[i64] = DATA["automatic_settle_turn"]["turn"]
LOWEST_SPACE: Final[i64] = DATA["track"]["first_space"] - 1  # the area to the left of the track [RG-R4]
HIGHEST_SPACE: Final[i64] = DATA["track"]["last_space"]
BUNKER_DEFENSE: Final[i64] = DATA["bunker"]["power"]["amount"]
REPAIR_HALVES: Final[i64] = DATA["produce_repair_action"]["repairs"]
REPAIR_CARDS: Final[i64] = DATA["repair_costs"][0]["count"]
DEFEATS_TO_END: Final[i64] = DATA["empire_defeats"]["all_players_fail_to_end"]
ADMIRAL_VP: Final[i64] = DATA["bonus_tiles"][0]["vp"]
WAR_EFFORT_VP: Final[i64] = DATA["bonus_tiles"][1]["vp"]


THREAT: Final[list[int]] = [DATA["threat"]["value_by_players"].get(str(players), 0) for players in range(6)]  # [RG-R2]
AWARDS: Final = [vec[i64](DATA["awards"]["by_players"].get(str(players), [])) for players in range(6)]  # by rank [RG-R2]


def cards_of_waves(players: int, expert: bool) -> vec[i64]:
    """How many cards of each wave the deck is made of. [RG-5]"""
    row = DATA["deck"]["by_players"]["2_expert" if expert else str(players)]
    return vec[i64]([row[f"wave_{wave}"] for wave in range(1, int(WAVES) + 1)])
