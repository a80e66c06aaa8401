"""One position for every question of the game. [BG-5]"""

from orrery.core import State
from tests.games.battlestar.boards import GAME, board, say


def moments() -> dict[str, State]:
    """A position for every question, named by who is asked what."""
    first = GAME.start(3, GAME.options(""))
    say(first, *["* draw turbo"] * 6)
    say(first, "* spin 4", "* spin 1", "* spin 4", "* spin 6")
    dealing = GAME.start(3, GAME.options("cards=2-3-4"))
    say(dealing, "* draw turbo", "* draw turbo", "* draw laser")
    moving = board("red J7", "green* J10", spin=5)
    capturing = board("red J8", spin=2)
    say(capturing, "P1 move J10", "* spin 6")
    jumping = board("red F4", spin=2)
    say(jumping, "P1 move F6")
    challenging = board("red J7", "green* J10", options="free-battle", spin=2)
    say(challenging, "P1 move J9")
    duelling = board("red J7", "green* J10", "yellow H8", spin=2)
    say(duelling, "P1 move J9", "* spin 4")
    winning = duelling.clone()
    say(winning, "* spin 6", "* spin 3")
    banishing = winning.clone()
    say(banishing, "P3 move J13")
    commanding = board("red F4", "blue H8", "green N6", shown={"red": ["force"]}, raider="L8", seats=3, spin=2)
    say(commanding, "P1 move F6", "P1 stay")
    volley = board("red C9", "blue E5", "green E6", spin=1)
    say(volley, "P1 move C8", "P1 play laser")
    arming = volley.clone()
    say(volley, "* spin 4", "* aim green")
    evading = volley.clone()
    say(evading, "* aim red", "P2 accept")
    forced = board("red C9", "green* N12", shown={"red": ["force"]}, spin=1)
    say(forced, "P1 move C8", "P1 play force green H12")
    over = board("red* D2", spin=1)
    say(over, "P1 move home")
    return {
        "* first-spin": first,
        "* turn-up": dealing,
        "P1 move": moving,
        "P1 move after a capture": capturing,
        "P1 jump": jumping,
        "P1 challenge": challenging,
        "* duel": duelling,
        "P3 move out of turn": winning,
        "P3 banish": banishing,
        "P1 command": commanding,
        "* arm": arming,
        "* aim": volley,
        "P3 evade": evading,
        "P3 evade a force field": forced,
        "over": over,
    }
