"""What can be typed, and the reply to it, in French and in English."""

import re
from pathlib import Path

import pytest

from orrery import catalog
from orrery.core import Replay, fingerprint, read_record
from orrery.terminal.replies import COMMANDS, Reply, reply
from orrery.terminal.session import Session

GALACTICA = catalog.game("battlestar-galactica-1978")


RAIDERS = catalog.game("planet-raiders")


def raiders(lang: str = "en") -> Session:
    game = Session(RAIDERS, 3, 0, "cadet", RAIDERS.options(""), 3, lang)
    reply(game, "end-moves")
    return game


def session(lang: str = "en") -> Session:
    game = Session(GALACTICA, 2, 0, "cadet", GALACTICA.options(""), 3, lang)
    game.advance()
    return game


def french(text: str) -> str:
    """With the spaces that French puts before its marks."""
    return re.sub(r" ([:;?!»])|(?<=«) ", lambda found: "\u00a0" + (found.group(1) or ""), text)


def texts(game: Session) -> list[str]:
    decision = game.decision()
    return [option.text for option in decision.options] if decision else []


def latest(game: Session) -> str:
    entry = game.journal.entries[-1]
    assert entry.seat == game.you
    return entry.action.text


def test_a_number_answers() -> None:
    game = session()
    third = texts(game)[2]
    assert reply(game, " 3 ") == Reply(changed=True)
    assert latest(game) == third


@pytest.mark.parametrize("spelling", [str.lower, str.upper, lambda text: "  " + text.replace(" ", "   ")])
def test_notation_answers_in_capitals_or_not(spelling: object) -> None:
    assert callable(spelling)
    game = session()
    first = texts(game)[0]
    assert reply(game, spelling(first)) == Reply(changed=True)
    assert latest(game) == first


def test_the_end_of_a_notation_is_enough_if_unique() -> None:
    game = session()
    first = texts(game)[0]
    assert reply(game, first.removeprefix("move ").lower()) == Reply(changed=True)
    assert latest(game) == first
    assert reply(game, "a1") == Reply("No action reads “a1”; type a number, or help.")


def test_the_log_shows_the_latest_events() -> None:
    game = session()
    told = reply(game, "journal").text.splitlines()
    assert told == game.news() == game.log()


def test_a_number_without_an_answer_is_refused() -> None:
    game = session()
    count = len(texts(game))
    assert reply(game, "99") == Reply(f"Answers are numbered from 1 to {count}; 99 is none of them.")
    assert reply(game, "0") == Reply(f"Answers are numbered from 1 to {count}; 0 is none of them.")
    assert reply(session("fr"), "99") == Reply(french(f"Les réponses vont de 1 à {count} : 99 n'en est pas une."))


def test_a_misspelt_answer_gets_the_nearest_legal_one_suggested() -> None:
    game = session()
    first = texts(game)[0]
    typed = first.replace("move", "mvoe")
    assert reply(game, typed) == Reply(f"No action reads “{typed}”; did you mean “{first}”?")
    assert reply(session("fr"), typed) == Reply(
        french(f"Aucune action ne s'écrit « {typed} » ; vouliez-vous dire « {first} » ?")
    )
    assert reply(game, "xyzzy") == Reply("No action reads “xyzzy”; type a number, or help.")


def test_an_illegal_action_is_refused_with_its_reason_and_rule() -> None:
    game = session()
    before = len(game.journal.entries)
    expected = game.words.reason(game.journal.state.why(0, GALACTICA.table.parse("play laser")))
    refused = reply(game, "play laser")
    assert refused == Reply(f"{expected[0]} [{expected[1]}]") and expected[1]
    assert reply(game, "why play laser") == reply(game, "pourquoi PLAY LASER") == refused
    assert len(game.journal.entries) == before


def test_why_says_so_if_an_action_is_legal() -> None:
    game = session()
    first = texts(game)[0]
    label = game.words.label(first)
    assert reply(game, f"why {first}") == Reply(f"You may do that now: {label}. [BG-6.1]")
    assert reply(game, "why") == Reply("Type why and an action, as it would be typed to play it, or the number of an answer.")
    assert reply(game, "why dance") == Reply("No action reads “dance”; type a number, or help.")


def test_why_takes_the_number_of_an_answer_too() -> None:
    game, count = session(), len(texts(session()))
    label = game.words.label(texts(game)[2])
    assert reply(game, "why 3") == Reply(f"You may do that now: {label}. [BG-6.1]")
    for number in (0, count + 1):
        said = f"Answers are numbered from 1 to {count}; {number} is none of them."
        assert reply(game, f"why {number}") == Reply(said) == reply(game, str(number))
    told = french(f"Les réponses vont de 1 à {count} : 99 n'en est pas une.")
    assert reply(session("fr"), "pourquoi 99") == Reply(told)
    assert texts(game) == texts(session())


@pytest.mark.parametrize("typed", ["{}", "why {}"])
def test_a_number_with_thousands_of_digits_is_no_answer(typed: str) -> None:
    assert "999999999 is none of them" in reply(session(), typed.format("9" * 5000)).text


def test_the_rule_for_the_question() -> None:
    assert reply(session(), "rule").text.startswith("Fly exactly the number shown, ")
    assert reply(session("fr"), "règle").text.endswith(" [BG-6.1]")


def test_undo_takes_back_what_may_be_taken_back() -> None:
    game = session()
    moved = texts(game)[0]
    reply(game, moved)
    assert "end" in texts(game)
    assert reply(game, "u") == Reply(changed=True)
    assert game.news()[0] == "Your latest answer is taken back."
    assert texts(game)[0] == moved
    assert reply(game, "annuler") == Reply(
        "Nothing can be taken back: since your latest answer chance or another player has answered, or the turn has passed."
    )


def test_redo_gives_again_what_was_taken_back_until_something_new_is_answered() -> None:
    nothing = Reply("There is nothing to redo: nothing was taken back, or something new has been answered since.")
    game = raiders()
    reply(game, "take blue")
    reply(game, texts(game)[0])
    given = [entry.action.text for entry in game.journal.entries]
    assert len(given) == 3
    mark = fingerprint(game.journal.state)
    assert reply(game, "redo") == nothing
    reply(game, "undo")
    reply(game, "undo turn")
    assert game.journal.entries == []
    assert [reply(game, word) for word in ("redo", "rétablir")] == [Reply(changed=True)] * 2
    assert [entry.action.text for entry in game.journal.entries] == given
    assert fingerprint(game.journal.state) == mark
    assert reply(game, "redo") == nothing
    reply(game, "undo")
    reply(game, texts(game)[-1])
    assert reply(game, "redo") == nothing


def test_the_game_is_saved_and_nothing_is_overwritten(tmp_path: Path) -> None:
    game = session("fr")
    reply(game, "1")
    file = tmp_path / "partie.orr"
    assert reply(game, f"sauver {file}") == Reply(f"La partie est enregistrée dans {file}.")
    record = read_record(file.read_text("utf-8"))
    assert record.names() == ["vous", "cadet"]
    assert Replay(GALACTICA, record).finish().to_json() == game.journal.state.to_json()
    assert reply(game, f"save {file}") == Reply(french(f"{file} existe déjà ; choisissez un autre nom."))
    nowhere = tmp_path / "no" / "where"
    assert reply(game, f"save {nowhere}") == Reply(french(f"{nowhere} ne peut pas être écrit : No such file or directory."))
    assert reply(game, "save") == Reply("Tapez sauver et le nom d'un fichier.")


def test_looking_shows_the_table_again_and_quitting_leaves() -> None:
    game = session()
    for line in ("look", "voir"):
        assert reply(game, line) == Reply(look=True)
    assert reply(game, "") == Reply(changed=True)
    for line in ("quit", "QUITTER", "q"):
        assert reply(game, line) == Reply(leave=True)


def test_help_names_every_command_in_its_language() -> None:
    english, french = reply(session("en"), "?").text, reply(session("fr"), "aide").text
    for words in COMMANDS.values():
        for text in (english, french):
            assert any(f"\n  {word} " in text for word in words)
    assert f"why {texts(session())[0]}" in english


def test_an_action_named_like_a_command_wins_only_while_it_is_legal() -> None:
    words = {word for spelled in COMMANDS.values() for word in spelled}
    shared = {(name, word) for name in catalog.games() for word in words & set(catalog.game(name).table.by_text)}
    assert shared == {("invaders", "save")}
    invaders = catalog.game("invaders")
    game = Session(invaders, 2, 0, "random", invaders.printed, 1, "en")
    game.advance()
    assert "save" not in texts(game)
    assert not reply(game, "save").changed  # the command, which wants a file's name


def test_a_short_form_stands_for_several_answers() -> None:
    game = raiders()
    assert reply(game, "Place blue E3 n") == Reply(changed=True)
    assert [entry.action.text for entry in game.journal.entries] == ["end-moves", "take blue", "zone e3", "nose N"]


def test_a_short_form_is_applied_completely_or_not_at_all() -> None:
    game = raiders()
    assert reply(game, "place blue e4 N").text.startswith("e4 is a meteor zone")
    assert reply(game, "place blue a1 S").text.startswith("There is no pad to point at")
    for unreadable in ("place", "place blue", "place blue e3 up", "place purple e3 N"):
        assert reply(game, unreadable).text.startswith(f"No action reads “{unreadable}”")
    assert len(game.journal.entries) == 1


def test_the_end_of_an_illegal_notation_is_refused_with_its_reason() -> None:
    game = raiders()
    reply(game, "take blue")
    assert reply(game, "e4").text.startswith("e4 is a meteor zone")
    assert reply(game, "b2").text.startswith("b2 is a planet or a ship")


def test_help_lists_the_short_forms_of_a_game() -> None:
    assert "place blue e3 N" in reply(raiders(), "help").text and "place" not in reply(session(), "help").text
