"""Why a move is refused: rows 1 to 7 of the table of illegal actions, and the words of all rows. [BG-11]"""

import re

import pytest

from orrery.core import GALLERY, LANGUAGES, NATURE, NotationError, Refusal, State
from tests.games.battlestar.boards import GAME, board, say, texts
from tests.games.battlestar.moments import moments
from tests.games.battlestar.reasons import sentences, why

KEYS = sorted(key.removeprefix("why.") for key in GAME.words.into("en").here if key.startswith("why."))


# Row 1: acting when another player decides, or after the end


def test_acting_when_another_pilot_decides() -> None:  # [BG-11]
    state = board("red J5", "green J15", seats=2, spin=2)
    assert sentences(state, "P2 move J13") == [
        "Ce n'est pas à vous de décider maintenant.",
        "This is not yours to decide now.",
        "BG-5",
    ]
    assert why(state, "P2 end") == "not-yours"
    assert why(state, "P2 jump N6") == "not-yours"


def test_acting_after_the_end() -> None:  # [BG-11]
    state = board("red* D2", seats=2, spin=1)
    say(state, "P1 move home")
    assert sentences(state, "P2 end") == [
        "La partie est terminée : l'épave est rentrée.",
        "The game is over: the raider has come home.",
        "BG-R41",
    ]


def test_answering_something_else_than_what_is_asked() -> None:  # [BG-5]
    state = board("red J5", seats=2, spin=2)
    say(state, "P1 move J7")
    assert why(state, "P1 stay") == "not-asked"
    assert why(state, "P1 move J8") == "move-no-spin"


def test_moving_before_the_arrow_has_stopped() -> None:  # [BG-6.1]
    assert sentences(board("red J5", seats=2), "P1 move J6") == [
        "On ne vole qu'une fois la flèche lancée pour ce déplacement et arrêtée.",
        "A ship flies only once the arrow has been spun for that move and has stopped.",
        "BG-6.1",
    ]


@pytest.mark.parametrize("stop", ["spin 6", "aim red", "draw turbo"])
def test_answering_for_nature(stop: str) -> None:  # [BG-R13]
    assert why(board("red J5", seats=2), f"P1 {stop}") == "nature"


@pytest.mark.parametrize("seat", [NATURE, GALLERY, 7])
def test_nobody_but_the_pilots_flies(seat: int) -> None:  # [BG-5]
    state = board("red F6", seats=2, spin=2)
    for text in ("move J5", "jump N6", "evade", "play turbo", "banish H8", "decline", "end"):
        assert state.why(seat, GAME.table.parse(text)) == "not-yours"


# Row 2: a cell that is no destination


@pytest.mark.parametrize(
    ("spin", "cell", "french", "english", "anchor"),
    [
        (
            3,
            "E7",
            "Il faut faire exactement le nombre de pas obtenu, et aucun chemin de cette longueur ne finit ici.",
            "The number must be flown exactly, and no way of that length ends here.",
            "BG-6.1.5",
        ),
        (3, "E9", "Cette case est trop loin pour le nombre obtenu.", "That cell is too far for the number spun.", "BG-6.1.5"),
        (
            1,
            "F6",
            "On avance tout droit ou de côté, jamais en diagonale.",
            "Ships step straight or sideways, never diagonally.",
            "BG-6.1.1",
        ),
        (
            4,
            "E5",
            "La case de départ compte comme déjà utilisée : on ne finit pas là où l'on a commencé.",
            "The starting cell counts as used: a move never ends where it began.",
            "BG-R15",
        ),
        (2, "G5", "Un autre astro-jet occupe cette case.", "Another ship is on that cell.", "BG-R14"),
    ],
)
def test_a_cell_that_is_no_destination(
    spin: int, cell: str, french: str, english: str, anchor: str
) -> None:  # [BG-11] [BG-6.1]
    assert sentences(board("red E5", "green G5", seats=2, spin=spin), f"P1 move {cell}") == [french, english, anchor]


@pytest.mark.parametrize(
    "state",
    [
        board("red J1", "blue J2", spin=2),  # straight through a ship
        board("red J5", "blue I4", "green K4", "yellow J3", spin=3),  # the detours of three steps are closed
    ],
)
def test_through_a_ship(state: State) -> None:  # [BG-11] [BG-R14]
    attempt = "P1 move J3" if "move H1" in texts(state) else "P1 move J4"
    assert sentences(state, attempt) == [
        "Les autres astro-jets barrent tous les chemins qui y mèneraient.",
        "Other ships bar every way that would lead there.",
        "BG-R14",
    ]


@pytest.mark.parametrize("cell", ["T5", "A1", "J20", "home red"])
def test_off_the_board_or_in_a_foreign_station_cannot_even_be_named(cell: str) -> None:  # [BG-11] [BG-R18]
    with pytest.raises(NotationError, match=f"no Battlestar Galactica action reads 'move {cell}'"):
        say(board("red J5", spin=1), f"P1 move {cell}")


# Row 3: stations


def test_home_without_the_raider() -> None:  # [BG-11] [BG-R18]
    assert sentences(board("red D2", seats=2, spin=1), "P1 move home") == [
        "La station ne s'ouvre qu'à l'astro-jet qui rapporte l'épave.",
        "The station opens only to a ship that brings the raider.",
        "BG-R18",
    ]


def test_six_legal_answers_are_all_named() -> None:
    state = board("red C9", "green D15", shown={"red": ["force", "turbo"]}, seats=2, spin=1)
    say(state, "P1 move C8")
    with pytest.raises(Refusal) as problem:
        say(state, "P1 play laser")
    assert str(problem.value).partition("legal: ")[2] == ", ".join(texts(state)) and len(texts(state)) == 6


def test_home_by_a_wrong_count() -> None:  # [BG-11] [BG-R18]
    assert sentences(board("red* D2", seats=2, spin=3), "P1 move home") == [
        "On rentre à la station par le compte exact, au dernier pas.",
        "The station is entered by exact count, with the last step.",
        "BG-R18",
    ]


@pytest.mark.parametrize("options", ["", "loose-home"])
def test_home_out_of_reach(options: str) -> None:  # [BG-11] [BG-R18]
    assert why(board("red* F3", seats=2, options=options, spin=2), "P1 move home") == "home-far"


BARRED = ["red* G2", "blue F2", "green G1", "yellow G3"]  # four steps from home, with ships around


@pytest.mark.parametrize(("options", "spin"), [("", 4), ("loose-home", 4), ("loose-home", 5)])
def test_home_blocked_by_ships(options: str, spin: int) -> None:  # [BG-11] [BG-R14]
    assert sentences(board(*BARRED, options=options, spin=spin), "P1 move home") == [
        "D'autres astro-jets barrent tous les chemins de ce compte vers la station.",
        "Other ships bar every way of this count into the station.",
        "BG-R14",
    ]


def test_into_a_foreign_station() -> None:  # [BG-11] [BG-R18] `home` is always one's own
    assert why(board("red* P2", seats=2, spin=1), "P1 move home") == "home-far"


# Row 4: early stops that are not allowed


@pytest.mark.parametrize(
    ("ships", "attempt", "french", "english"),
    [
        (
            ["red G7"],
            "P1 move H8",
            "Une planète ne permet pas de s'arrêter avant la fin du compte.",
            "A planet is no place to stop before the count is used up.",
        ),
        (
            ["red I5"],
            "P1 move J4",
            "Une ligne jaune ne permet pas de s'arrêter avant la fin du compte.",
            "A yellow line is no place to stop before the count is used up.",
        ),
        (
            ["red I7"],
            "P1 move I9",
            "On s'arrête avant la fin du compte sur l'épave libre, pas à côté d'elle.",
            "One may stop early on the free raider itself, not beside it.",
        ),
        (
            ["red* E8", "green G8"],
            "P1 move F7",
            "Le porteur de l'épave ne s'arrête pas avant la fin du compte à côté d'un autre astro-jet.",
            "The carrier of the raider does not stop early beside another ship.",
        ),
    ],
)
def test_an_early_stop_where_none_is_allowed(ships: list[str], attempt: str, french: str, english: str) -> None:
    assert sentences(board(*ships, seats=2, spin=5), attempt) == [french, english, "BG-R17"]  # [BG-11]


# Row 5: jumps


def test_a_jump_from_a_cell_that_is_no_hole() -> None:  # [BG-11] [BG-R21]
    state = board("red E5", seats=2, spin=1)
    assert sentences(state, "P1 jump N6") == [
        "On ne saute que d'un gouffre noir à un autre, et votre astro-jet n'est pas sur un gouffre.",
        "Jumps lead from black hole to black hole, and your ship is not on one.",
        "BG-R21",
    ]
    say(state, "P1 move E4")
    assert why(state, "P1 jump N6") == "jump-not-on-hole"
    assert why(board("red home", seats=2, spin=1), "P1 jump N6") == "jump-not-on-hole"


def test_a_jump_to_a_hole_with_a_ship() -> None:  # [BG-11] [BG-R23]
    state = board("red F4", "green N14", seats=2, spin=2)
    say(state, "P1 move F6")
    assert sentences(state, "P1 jump N14") == [
        "Un astro-jet occupe déjà ce gouffre.",
        "A ship is already on that black hole.",
        "BG-R23",
    ]


def test_a_jump_when_every_other_hole_has_a_ship() -> None:  # [BG-11] [BG-R23]
    state = board("red F4", "blue N6", "green N14", "yellow F14", spin=2)
    say(state, "P1 move F6")
    assert why(state, "P1 jump N14") == "jump-occupied"


def test_a_jump_to_the_same_hole() -> None:  # [BG-11] [BG-R23]
    state = board("red F4", seats=2, spin=2)
    say(state, "P1 move F6")
    assert sentences(state, "P1 jump F6") == [
        "Votre astro-jet est déjà sur ce gouffre : restez, ou choisissez-en un autre.",
        "Your ship is on that hole already: stay, or choose another.",
        "BG-R23",
    ]


@pytest.mark.parametrize("spin", [0, 3])
def test_a_jump_before_moving(spin: int) -> None:  # [BG-11] [BG-R22]
    assert sentences(board("red F6", seats=2, spin=spin), "P1 jump N6") == [
        "Un saut termine un déplacement, il ne le commence jamais : volez d'abord.",
        "A jump ends a move and never begins one: fly first.",
        "BG-R22",
    ]


def test_a_jump_after_having_stayed() -> None:  # [BG-11] [BG-R22]
    state = board("red F4", seats=2, spin=2)
    say(state, "P1 move F6", "P1 stay")
    assert why(state, "P1 jump N6") == "jump-too-late"


# Row 6: passing


@pytest.mark.parametrize("spin", [0, 3])
@pytest.mark.parametrize("word", ["end", "stay"])
def test_passing_while_a_destination_is_open(spin: int, word: str) -> None:  # [BG-11]
    assert sentences(board("red J5", seats=2, spin=spin), f"P1 {word}") == [
        "Il reste une destination possible : on ne peut pas passer son déplacement.",
        "A destination is open, so the move cannot be passed.",
        "BG-6.1",
    ]


# Row 7: refusing a capture or a battle


@pytest.mark.parametrize("more", [[], ["* spin 3"]])
def test_refusing_a_capture(more: list[str]) -> None:  # [BG-11] [BG-R25]
    state = board("red J8", seats=2, spin=2)
    say(state, "P1 move J10", *more)
    assert sentences(state, "P1 stay") == [
        "L'épave est capturée d'office, et l'on doit aussitôt voler avec elle.",
        "The raider is captured without a choice, and its captor must fly on with it at once.",
        "BG-R25",
    ]


@pytest.mark.parametrize("word", ["decline", "end", "stay"])
def test_refusing_a_battle(word: str) -> None:  # [BG-11] [BG-R27]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9")
    assert sentences(state, f"P1 {word}") == [
        "Une bataille ne se choisit ni ne se refuse : elle éclate dès qu'on s'arrête à côté du porteur.",
        "A battle is neither chosen nor refused: it breaks out when one stops beside the carrier.",
        "BG-R27",
    ]


def test_refusing_to_fly_after_a_won_battle() -> None:  # [BG-11] [BG-R29]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9", "* spin 1", "* spin 6")
    assert why(state, "P2 end") == "battle-moves"
    assert why(state, "P1 end") == "not-yours"
    assert why(state, "P2 move J11") == "move-no-spin"


def test_a_battle_where_none_is_offered() -> None:  # [BG-R27]
    state = board("red J7", "green* J10", seats=2, options="free-battle", spin=2)
    assert why(state, "P1 fight") == "no-battle"
    say(state, "P1 move J9")
    assert why(state, "P2 decline") == "not-yours"
    say(state, "P1 fight")
    assert why(state, "P1 decline") == why(state, "P1 end") == "battle-begun"
    assert why(board("red J7", "green* J10", seats=2, spin=2), "P1 fight") == "battle-compulsory"


# The words


@pytest.mark.parametrize("key", KEYS)
def test_every_reason_is_a_sentence_with_one_anchor_in_both_languages(key: str) -> None:
    french, english = (GAME.words.into(lang).reason(key) for lang in LANGUAGES)
    assert french[0] != english[0] and french[1] == english[1]
    for sentence, anchor in (french, english):
        assert sentence[0].isupper() and sentence.endswith(".") and re.fullmatch(r"BG-[\w.]+", anchor)


def test_every_attempt_gets_one_of_the_reasons_that_have_words_and_every_one_of_them_is_given() -> None:
    positions = [
        *moments().values(),
        board("red* D2", "green E3", spin=3),  # home by a wrong count, beside another ship
        board("red* G7", "green I7", seats=2, spin=5),  # beside a planet
        board("red F6", "green J11", seats=2, spin=1),  # on a hole, one step
        board("red I7", "green I8", seats=2, evasions={"red": 0}, spin=5),  # near the raider, in another's way
        board("red E5", seats=2, options="free-battle", spin=4),
        board(*BARRED, spin=4),
        board("red J7", "green* J10", seats=2, options="free-battle", spin=5),
    ]
    say(positions[-1], "P1 move J9")  # to fight
    given = set()
    for state in positions:
        for seat in range(len(state.teams)):
            legal = state.options(seat) if seat == state.turn() else []
            given |= {state.why(seat, action) for action in GAME.table.actions if action not in legal}
    assert sorted(given) == KEYS
