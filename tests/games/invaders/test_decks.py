"""Deck files, custom cards and card texts. [IN-7.1]"""

import json

import pytest

import orrery
from orrery.cli import main
from orrery.core import LANGUAGES, NotationError, Refusal
from orrery.games.invaders.cards.box import check_data
from orrery.games.invaders.cards.checking import card_faults
from orrery.games.invaders.cards.decks import deck_faults
from orrery.games.invaders.cards.texts import card_text
from tests.games.invaders.matches import AT_THE_PAGE, assert_a_whole_match
from tests.games.invaders.positions import GAME
from tests.games.invaders.test_attacks_and_matches import deck

ROW = {
    "id": "I91", "name": "Skywhip", "side": "invaders", "type": "tentacle", "icons": ["tentacle"], "keywords": ["Beast"],
    "cost": {"discard": 1, "drain": 0}, "power": 2, "copies": 0,
    "abilities": [{"kind": "immediate", "do": [{"op": "destroy", "target": {"pick": {"opposing": True}, "n": 1}}]}],
}  # fmt: skip


def test_the_printed_rows_keep_to_the_vocabulary() -> None:  # [IN-6]
    assert check_data() == []
    assert [sum(GAME.box.printed(side)) for side in range(2)] == [70, 70]


def test_a_deck_file_is_checked_line_by_line() -> None:
    text = "side mankind\n4 M01\nx M02\n5 I01\n1 M1\n"
    assert deck_faults(text) == [(3, "'x M02' is neither 'side …', '<copies> <id>', 'card {…}' nor a comment")]
    assert [line for line, _ in deck_faults("side mankind\n4 M01\n5 I01\n1 M1\n")] == [3, 4]
    assert deck_faults("side mankind\n5 M01\n") == [
        (0, "the deck of mankind has 5 cards; 70 are the least"),
        (0, "the deck of mankind has 5 copies of M01; 4 are the most"),
    ]
    assert deck_faults("4 M01")[0] == (1, "a line 'side mankind' or 'side invaders' must come first")


def test_custom_cards_join_the_pool_and_say_what_they_do() -> None:
    game = GAME.with_data(f"{deck('invaders', 70)}card {json.dumps(ROW)}\n")
    card = game.box.cards[game.box.number_of["I91"]]
    assert card_text(card, game.words.into("en")) == ["When played: destroy one opposing card."]
    assert game.table.parse("play I91 africa less-discard").index >= 0
    assert game.start(2, game.options("")).box is game.box


DRAW = {"op": "draw", "who": "own", "n": 1}
WITHOUT_COST = {"kind": "activated", "limit": "unlimited", "do": [DRAW]}
FROM_HAND = {"kind": "reaction", "window": ["drain"], "from": "hand", "limit": "turn", "do": [{"op": "save"}]}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"abilities": [{"kind": "immediate", "do": [{"op": "explode"}]}]}, "'explode' is no operation"),
        ({"colour": "red"}, "'colour' is not a word of the vocabulary"),
        ({"abilities": [WITHOUT_COST]}, "needs a cost"),
        ({"abilities": [FROM_HAND]}, "with power"),
    ],
)
def test_a_row_outside_the_vocabulary_is_refused(change: dict[str, object], fault: str) -> None:  # [IN-R75]
    assert any(fault in found for found in card_faults({**ROW, **change}))


def test_too_many_copies_are_refused_unless_the_table_agrees() -> None:  # [IN-R55]
    game = GAME.with_data("side mankind\n70 M01\n")
    with pytest.raises(Refusal, match="has 70 copies of M01; 4 are the most"):
        game.start(2, game.options(""))
    assert game.start(2, game.options("copies=free")).deck_size(0) == 70
    with pytest.raises(NotationError, match="line 2: no card is called"):
        GAME.with_data("side mankind\n4 Q01\n")


def test_the_command_reports_what_is_wrong(tmp_path: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.deck"  # type: ignore[operator]
    path.write_text(deck("mankind", 70), "utf-8")
    assert main(["deck", "check", str(path)]) == 0
    assert "nothing is wrong" in capsys.readouterr().out
    path.write_text("side mankind\n4 Q01\n", "utf-8")
    assert main(["deck", "check", str(path)]) == 2
    assert "line 2: no card is called 'Q01'" in capsys.readouterr().err


def test_every_card_has_a_clean_text_in_both_languages() -> None:  # [IN-R58]
    for lang in LANGUAGES:
        for card in GAME.box.cards:
            text = " ".join(card_text(card, orrery.game("invaders").words.into(lang)))
            assert "{" not in text and "op." not in text and "  " not in text, card.id


def test_a_match_with_three_new_cards_was_played_at_the_page() -> None:  # [IN-7.3]
    assert_a_whole_match(AT_THE_PAGE.read_text("utf-8"))
