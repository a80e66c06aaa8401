"""Why a card cannot be played, a loser banished or an effect evaded: rows 8 to 11 of the table of illegal actions. [BG-11]"""

import pytest

from tests.games.battlestar.boards import asked, board, say
from tests.games.battlestar.reasons import sentences, why

# Row 8: command cards


def test_a_card_that_is_not_face_up() -> None:  # [BG-11] [BG-R12]
    state = board("red J5", seats=2, spin=1)
    say(state, "P1 move J6")
    assert sentences(state, "P1 play force green H8") == [
        "Vous n'avez pas cette carte face visible ; une carte jouée n'est remplacée qu'au début de votre prochain tour.",
        "That card is not face up before you; a used one is replaced only when your next turn starts.",
        "BG-R12",
    ]


def test_a_card_that_would_be_turned_up_later() -> None:  # [BG-11] [BG-R12]
    state = board("red J5", seats=2, packs={"red": ["turbo", "turbo"]}, spin=1)
    say(state, "P1 move J6", "P1 play turbo", "* spin 1", "P1 move J5")
    assert why(state, "P1 play turbo") == "card-not-shown"


@pytest.mark.parametrize("spin", [0, 1])
def test_a_card_before_the_move(spin: int) -> None:  # [BG-11] [BG-R33]
    assert sentences(board("red J5", seats=2, spin=spin), "P1 play turbo") == [
        "Les cartes « commande » se jouent après le déplacement et toutes ses suites.",
        "Command cards are played after the move and all that follows from it.",
        "BG-R33",
    ]


def test_a_card_before_the_battle_of_the_move_is_settled() -> None:  # [BG-11] [BG-R33]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9")
    assert why(state, "P1 play laser") == "card-before-move"


def test_a_card_out_of_turn() -> None:  # [BG-11] [BG-R33]
    state = board("red J5", seats=2, spin=1)
    say(state, "P1 move J6")
    assert sentences(state, "P2 play turbo") == [
        "On ne joue de carte « commande » que pendant son propre tour.",
        "Command cards are played in one's own turn only.",
        "BG-R33",
    ]


def test_a_card_before_the_other_is_settled() -> None:  # [BG-11] [BG-8]
    state = board("red J5", "green E5", seats=2, spin=1)
    say(state, "P1 move J6", "P1 play laser")
    assert why(state, "P1 play turbo") == "card-unsettled"
    say(state, "* spin 1", "* aim red")
    assert asked(state) == "P2 evade"
    assert sentences(state, "P1 play turbo") == [
        "La carte précédente n'a pas fini d'agir : une seule à la fois.",
        "The card before has not yet done its work: one at a time.",
        "BG-8",
    ]


# Row 9: force fields


@pytest.mark.parametrize(
    ("attempt", "french", "english"),
    [
        (
            "P1 play force red L12",
            "Le champ de force déplace un adversaire, jamais votre propre astro-jet.",
            "A force field moves an opponent, never your own ship.",
        ),
        ("P1 play force green H8", "Un astro-jet se trouve déjà sur cette planète.", "A ship is already on that planet."),
        (
            "P1 play force green L8",
            "L'épave libre se trouve sur cette planète, qui compte donc comme occupée.",
            "The free raider lies on that planet, so it counts as occupied.",
        ),
        (
            "P1 play force yellow L12",
            "Personne ne vole sous cette couleur dans cette partie.",
            "Nobody flies that colour in this game.",
        ),
    ],
)
def test_a_force_field_at_a_wrong_target(attempt: str, french: str, english: str) -> None:  # [BG-11] [BG-R35]
    state = board("red J5", "green H8", seats=2, raider="L8", shown={"red": ["force"]}, spin=1)
    say(state, "P1 move J6")
    assert sentences(state, attempt) == [french, english, "BG-R35"]


# Row 10: banishing


def test_banishing_to_a_planet_with_a_ship() -> None:  # [BG-11] [BG-R30]
    state = board("red J7", "blue H8", "green* J10", seats=3, spin=2)
    say(state, "P1 move J9", "* spin 6", "* spin 1", "* spin 2", "P1 move J7")
    assert sentences(state, "P1 banish H8") == [
        "Un astro-jet se trouve déjà sur cette planète.",
        "A ship is already on that planet.",
        "BG-R30",
    ]


def test_banishing_by_the_loser_or_by_a_bystander() -> None:  # [BG-11] [BG-R30]
    state = board("red J7", "blue H8", "green* J10", seats=3, spin=2)
    say(state, "P1 move J9", "* spin 6", "* spin 1")
    assert why(state, "P3 banish L8") == "banish-winner-only"
    assert why(state, "P1 banish L8") == "banish-too-soon"
    say(state, "* spin 2", "P1 move J7")
    for loser_or_bystander in ("P3", "P2"):
        assert sentences(state, f"{loser_or_bystander} banish L8") == [
            "C'est le vainqueur de la bataille qui choisit la planète d'exil.",
            "The winner of the battle chooses the planet of exile.",
            "BG-R30",
        ]


def test_banishing_without_a_battle() -> None:  # [BG-R30]
    assert why(board("red J7", "green* J10", seats=2, spin=2), "P1 banish H8") == "banish-no-battle"


# Row 11: evading


def test_evading_without_a_card() -> None:  # [BG-11] [BG-R38]
    state = board("red A8", "blue E5", "green E6", seats=3, evasions={"blue": 0}, raider="S10", spin=1)
    say(state, "P1 move A7", "P1 play laser", "* spin 1", "* aim red")
    assert asked(state) == "P3 evade"
    assert sentences(state, "P2 evade") == [
        "Il ne vous reste aucune carte « dérobade ».",
        "You have no evasion card left.",
        "BG-R38",
    ]


@pytest.mark.parametrize("lines", [[], ["* spin 6", "* spin 1"], ["* spin 6", "* spin 1", "* spin 2", "P1 move J7"]])
def test_evading_in_a_battle(lines: list[str]) -> None:  # [BG-11] [BG-R31]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9", *lines)
    assert sentences(state, "P2 evade") == [
        "Une carte « dérobade » ne protège pas dans une bataille interstellaire.",
        "Evasion cards do not protect in an interstellar battle.",
        "BG-R31",
    ]


def test_evading_twice_for_one_effect() -> None:  # [BG-11] [BG-8]
    state = board("red A8", "green E6", seats=2, spin=1)
    say(state, "P1 move A7", "P1 play laser", "* spin 2", "* aim red", "P2 evade")
    assert sentences(state, "P2 evade") == [
        "Aucune attaque ne vous vise : une carte « dérobade » arrête un seul effet, au moment où il vous atteint.",
        "Nothing is aimed at you: an evasion card stops one effect, at the moment when it strikes.",
        "BG-8",
    ]


def test_evading_for_somebody_else() -> None:  # [BG-11] [BG-8]
    state = board("red A8", "green E6", seats=2, spin=1)
    say(state, "P1 move A7", "P1 play laser", "* spin 2", "* aim red")
    assert sentences(state, "P1 evade") == [
        "Une autre couleur est visée : on ne se dérobe que pour soi-même.",
        "Another colour is the target: one evades only for oneself.",
        "BG-8",
    ]
