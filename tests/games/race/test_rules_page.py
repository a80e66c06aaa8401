"""The rules page and the code hold together."""

import re
from pathlib import Path

CITATION = re.compile(r"\[(RG-[\w.]+)\]")
RULES = Path("docs/rules/race-xeno-invasion.md")


def cited(*folders: str) -> set[str]:
    pages = [path for folder in folders for path in Path(folder).rglob("*") if path.suffix in {".py", ".json"}]
    return {anchor for page in pages for anchor in CITATION.findall(page.read_text("utf-8"))}


def test_code_and_words_cite_only_rules_that_exist() -> None:
    assert cited("src/orrery/games/race", "tests/games/race") <= set(CITATION.findall(RULES.read_text("utf-8")))


def test_every_ruling_and_scenario_is_cited() -> None:
    known = set(CITATION.findall(RULES.read_text("utf-8")))
    wanted = {anchor for anchor in known if re.fullmatch(r"RG-[RS]\d+", anchor)}
    assert len(wanted) == 38 + 77
    assert wanted <= cited("src/orrery/games/race", "tests/games/race")


def test_questions_name_rules_that_exist() -> None:
    from orrery.games.race.game import every_question

    rules = {question.rule for question in every_question() if question.rule}
    assert rules <= set(CITATION.findall(RULES.read_text("utf-8")))
