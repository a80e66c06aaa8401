"""A person's game: who is asked when, and what the person is shown."""

import pytest

from orrery import catalog
from orrery.core import NATURE, Refusal
from orrery.terminal.replies import answer_number
from orrery.terminal.session import Session

GALACTICA = catalog.game("battlestar-galactica-1978")


def session(seats: int = 2, you: int = 0, seed: int = 3, lang: str = "en") -> Session:
    return Session(GALACTICA, seats, you, "cadet", GALACTICA.options(""), seed, lang)


@pytest.mark.parametrize(("seats", "you"), [(2, 0), (2, 1), (4, 2)])
def test_everybody_else_answers_until_the_person_is_asked(seats: int, you: int) -> None:
    game = session(seats, you)
    for _ in range(5):
        game.advance()
        decision = game.decision()
        assert decision is not None and decision.seat == you
        game.journal.play(you, decision.options[0])


def test_the_same_seed_gives_the_same_luck_and_another_seed_another() -> None:
    starts = []
    for seed in (3, 3, 4):
        game = session(seed=seed)
        game.advance()
        starts.append([(entry.seat, entry.action.text) for entry in game.journal.entries])
    assert starts[0] == starts[1] != starts[2]


def test_news_is_printed_once_and_nature_is_not_named_as_a_seat() -> None:
    game = session()
    game.advance()
    news = game.news()
    assert len(news) == sum(len(entry.told) for entry in game.journal.entries)  # so far only Nature has answered
    assert news[0].startswith("P1 turns up a command card: ")
    assert game.news() == []


def test_the_prompt_is_in_the_persons_language() -> None:
    english, french = session(lang="en"), session(lang="fr")
    english.advance()
    french.advance()
    assert english.prompt() == "P1 (red): The arrow shows 3: where does your ship fly?"
    assert french.prompt() == "P1 (rouge)\u00a0: La flèche indique 3\u00a0: où va votre astro-jet\u00a0?"


def test_bots_that_are_waited_for_are_named() -> None:
    game = session(3, 1)
    waited: list[int] = []
    for _ in range(3):
        game.advance(waited.append)
        decision = game.decision()
        assert decision is not None
        game.journal.play(1, decision.options[0])
    game.advance(waited.append)
    assert set(waited) == {0, 2} and NATURE not in waited


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(Refusal, match=r"^there is no seat 4 at a table of 3; --you takes 1 to 3$"):
        session(3, 3)


def finished(lang: str) -> Session:
    game = session(lang=lang)
    game.advance()
    while decision := game.decision():
        home = [option for option in decision.options if option.text == "move home"]
        game.journal.play(0, (home or decision.options)[0])
        game.advance()
    return game


def test_the_end_gives_the_reason_and_every_rank() -> None:
    game = finished("fr")
    assert game.over and game.decision() is None
    lines = game.prompt().splitlines()
    winner = "P1 (rouge)" if lines[1].startswith("1. P1") else "P2 (vert)"
    assert lines[0] == f"{winner} a ramené l'épave Cylon dans sa station de lancement et gagne la partie."
    assert sorted(lines[1:]) == lines[1:]
    assert {line.split(". ")[1] for line in lines[1:]} == {"P1, rouge (vous)", "P2, vert (cadet)"}


def test_news_is_printed_once_however_much_was_heard() -> None:
    race = catalog.game("race-xeno-invasion")
    seen = Session(race, 3, 0, "random", race.options(""), 3, "en")
    told: list[str] = []
    while not seen.over and len(told) < 400:
        seen.advance()
        told += seen.news()
        assert told == seen.log()
        if decision := seen.decision():
            seen.journal.play(0, decision.options[0])


def test_a_number_after_the_end_gets_the_message_that_it_is_over() -> None:
    seen = session()
    while not seen.over:
        seen.advance()
        if decision := seen.decision():
            seen.journal.play(0, decision.options[0])
    assert answer_number(seen, "1").text == "The game is over. Type save FILE to keep it, quit to leave."
