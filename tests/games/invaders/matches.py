"""What a record of a whole match with the three new cards must hold."""

from pathlib import Path

from orrery.catalog import game_of
from orrery.core import Journal, read_record

AT_THE_PAGE = Path(__file__).parents[2] / "records" / "invaders" / "a-match-at-the-page.orr"
NEW_CARDS = ("drone_carrier", "tidal_gate", "husk_titan")  # of three-new-cards.deck


def assert_a_whole_match(text: str) -> None:
    """The record is of a best of three that somebody won, with cards exchanged, and each new card came out of a deck."""
    record = read_record(text, "the page's record")
    game = game_of(record)
    journal = Journal(game, 2, game.options(record.headers["Options"]))
    for line in record.lines:
        journal.play(line.seat, game.table.parse(line.text))
    score = journal.state.to_json()["score"]
    assert isinstance(score, list) and max(score) == 2
    verbs = {line.text.split(" ")[0] for line in record.lines}
    assert {"out", "in"} <= verbs
    for card in NEW_CARDS:
        assert any(card in line.text.split(" ") for line in record.lines), card
