"""A hash of a position with bunkers. [TG-5]"""

from mypy_extensions import i64

from orrery.core.hashing import mixed, text_hash
from orrery.games.terra_galactix.box.board import BUNKERS, SAUCERS
from orrery.games.terra_galactix.invasion.state import Invasion


def position_key(state: Invasion) -> i64:
    """Where everything is and who holds what; what is asked is left to the caller."""
    word: i64 = state.active * 4 + state.phase
    word = mixed(word, state.acted * 4 + state.doubled)
    word = mixed(word, int(state.shaken) * 2 + int(state.bound))
    word = mixed(mixed(word, state.firing), state.helped)
    word = mixed(word, state.refused)
    for colour in range(i64(2)):
        word = mixed(word, state.pips[colour] * 4 + state.moved[colour])
    for place in range(i64(4)):
        word = mixed(word, state.dice[place] + 1)
    for saucer in range(SAUCERS):
        word = mixed(word, state.where[saucer] * 16 + state.fate[saucer] * 3 + state.cover[saucer])
    for bunker in range(BUNKERS):
        word = mixed(word, state.bunkers[bunker])
    for camp in range(i64(4)):
        word = mixed(word, state.lives[camp] * 4 + state.regeneration[camp])
        for count in state.hands[camp].counts:
            word = mixed(word, count)
    for pool in (state.cards.pile, state.cards.discards, state.stars.pile):
        for count in pool.counts:
            word = mixed(word, count)
    return mixed(word, text_hash(state.result))
