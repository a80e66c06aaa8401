"""All that is demanded of a game besides the laws: each demand answers with sentences that say what is missing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from orrery.core import (
    EVENT,
    GALLERY,
    LANGUAGES,
    NATURE,
    OVER,
    Decision,
    Game,
    OrreryError,
    Record,
    Replay,
    Rng,
    State,
    Telling,
    Words,
    read_record,
)
from orrery.testing.counts import counted, read_counts
from orrery.testing.patterns import ANCHOR, BOOKLET, FIELD, RULING, SECTION, UNFILLED, fields_of
from orrery.testing.sources import class_texts, refusals
from orrery.testing.trial import settings

COMMON: Final = {"over", "not-yours", "not-asked"}  # refusals of the core: they come of no rule of a game
SHARED_NUMBERS: Final = "the numbers are those of the whole box"
GAMES: Final = 300  # random games in which every question must have been asked


@dataclass(frozen=True)
class Files:
    """Where a game's files lie."""

    sources: Path  # the folder of its modules
    records: Path  # the folder of its golden records, *.orr
    counts: Path  # the folder of its counted positions, *.perft
    rules: Path  # its annotated rules, a page; the French page lies beside it as .fr.md
    tests: Path  # the folder of its own tests
    shared: tuple[Path, ...] = ()  # sources and tests that several games of one box have in common

    @cached_property
    def played(self) -> list[Record]:
        return [read_record(path.read_text("utf-8"), path.name) for path in sorted(self.records.glob("*.orr"))]

    @cached_property
    def anchors(self) -> set[str]:
        """Every anchor of the annotated rules, on any page: games of one box cite each other's rules."""
        pages = [page for page in self.rules.parent.glob("*.md") if not page.name.endswith(".fr.md")]
        return {anchor for page in pages for anchor in ANCHOR.findall(page.read_text("utf-8"))}


def has_words_in_both_languages(game: Game, _: Files) -> list[str]:
    """The same keys and fields in French and English."""
    french, english = (game.words.into(lang).here for lang in LANGUAGES)
    found = [f"words: {key!r} is in one language only" for key in sorted(set(french) ^ set(english))]
    shared = sorted(set(french) & set(english))
    found += [f"words: {key!r} has other fields in the other language" for key in shared if differ(french[key], english[key])]
    return found + [f"words: {key!r} is empty in one language" for key in shared if bool(french[key]) != bool(english[key])]


def differ(one: str, other: str) -> bool:
    return fields_of(one) != fields_of(other)


def names_everything(game: Game, _: Files) -> list[str]:
    """A title, a sentence about the game, labels and log lines of all actions, sentences of all events, options and values."""
    found = []
    for lang in LANGUAGES:
        words = game.words.into(lang)
        keys = ["title", "about"]
        for choice in game.printed.choices:
            keys += [f"option.{choice.name}"]
            for value in choice.values:
                shared = value.isdecimal() and words.has(f"option.{choice.name}.n")  # one sentence for all numbers
                keys += [f"option.{choice.name}.{'n' if shared else value}"]
        keys += [f"event.{event.name}" for event in game.events if event.shows]  # what accounts for a change is told to players
        found += [f"words ({lang}): there is no {key!r}" for key in keys if not words.here.get(key, "").strip()]
        silent = [event.name for event in game.events if not words.has(f"event.{event.name}")]
        found += [f"words ({lang}): there is no 'event.{name}', not even an empty one" for name in silent]
        for action in game.table.actions:
            label, told = words.label(action.text), words.told("Ada", action.text)
            if label == action.text or FIELD.search(label):
                found.append(f"words ({lang}): the action {action.text!r} has no label of its own")
            if told == f"Ada {action.text}" or FIELD.search(told):
                found.append(f"words ({lang}): the action {action.text!r} has no line for the log")
        found += [f"words ({lang}): {fault}" for event in game.events for fault in unfilled(words, event.name, game)]
    return found[:20]


def unfilled(words: Words, name: str, game: Game) -> list[str]:
    event = next(event for event in game.events if event.name == name)
    told = Telling(event, [0] * len(event.fields))
    lines = [words.line(EVENT, told.heard(listener), ["Ada", "Grace"]) for listener in (0, GALLERY)]
    return [f"'event.{name}' leaves something open: {line!r}" for line in lines if UNFILLED.search(line)]


def cites_its_rules(game: Game, files: Files) -> list[str]:
    """Every question has a prompt and cites a rule; every refusal has a sentence that ends with its rule."""
    known = files.anchors
    asks, rules = class_texts(files.sources, "ask") - {""}, class_texts(files.sources, "rule") - {""}
    found = [f"rules: {rule!r} is cited and stands on no page" for rule in sorted(rules - known)]
    for lang in LANGUAGES:
        words = game.words.into(lang)
        keys = [*(f"ask.{ask}" for ask in sorted(asks)), *(f"rule.{rule}" for rule in sorted(rules))]
        found += [f"words ({lang}): there is no {key!r}" for key in keys if not words.here.get(key, "").strip()]
        for key in sorted(refusals(files.sources)):
            sentence = words.here.get(f"why.{key}", "")
            if not sentence:
                found.append(f"words ({lang}): the refusal {key!r} has no sentence 'why.{key}'")
            elif key not in COMMON and words.reason(key)[1] not in known:
                found.append(f"words ({lang}): 'why.{key}' does not end with a rule that exists")
        for key in [key for key in words.here if key.startswith("rule.")]:
            if key.removeprefix("rule.") not in known:
                found.append(f"words ({lang}): {key!r} tells a rule that stands on no page")
            elif not BOOKLET.search(words.here[key]):
                found.append(f"words ({lang}): {key!r} does not end with the booklet's lines, as in (l.12–15)")
    return found


def has_rules_pages(_: Game, files: Files) -> list[str]:
    """Annotated rules with anchors, each defined once, rulings and scenarios without gaps and all cited; the same in French.

    Games of one box may share one numbering: a page that says "the numbers are those of the whole box" may have gaps.
    """
    if not files.rules.exists():
        return [f"rules: there is no page {files.rules.name}"]
    page = files.rules.read_text("utf-8")
    anchors = ANCHOR.findall(page)
    found = [f"rules: [{anchor}] is defined more than once" for anchor in sorted(set(anchors)) if anchors.count(anchor) > 1]
    french = files.rules.with_suffix(".fr.md")
    if not french.exists():
        found.append(f"rules: there is no French page {french.name}")
    elif ANCHOR.findall(french.read_text("utf-8")) != [anchor for anchor in anchors if SECTION.match(anchor)]:
        found.append(f"rules: {french.name} has not the same sections in the same order as {files.rules.name}")
    for kind in "RS":
        numbers = [int(anchor[4:]) for anchor in anchors if RULING.match(anchor) and anchor[3] == kind]
        if numbers != (sorted(numbers) if SHARED_NUMBERS in page else list(range(1, len(numbers) + 1))):
            found.append(f"rules: the numbers of {kind}1, {kind}2… have a gap")
    cited = cited_in(files.sources, files.tests, *files.shared)
    found += [f"rules: [{anchor}] is cited and stands on no page" for anchor in sorted(cited - files.anchors)]
    return found + [
        f"rules: no code and no test cites [{anchor}]" for anchor in anchors if RULING.match(anchor) and anchor not in cited
    ]


def cited_in(*folders: Path) -> set[str]:
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".json"}]
    return {anchor for path in paths for anchor in ANCHOR.findall(path.read_text("utf-8"))}


def asks_in_words(game: Game, files: Files) -> list[str]:
    """Random games until every question has been asked, or the records: its prompt is filled in, and the outcome is told."""
    unasked, rng = class_texts(files.sources, "ask") - {""}, Rng(1)
    beginnings = [game.start(seats, options) for seats, options in settings(game, Rng(1), 0)]
    played = 0
    while played < len(beginnings) or (unasked and played < GAMES):
        state = beginnings[played % len(beginnings)].clone()
        faults = prompts_of(game, state, unasked, rng)
        if faults:
            return faults
        played += 1
    for record in files.played if unasked else []:  # what random play hardly ever reaches
        faults = prompts_in(game, record, unasked)
        if faults:
            return faults
    return [f"questions: {ask!r} was never asked in {GAMES} random games, nor in a record" for ask in sorted(unasked)]


def prompts_in(game: Game, record: Record, unasked: set[str]) -> list[str]:
    """The prompts of these questions where a record asks them."""
    replay = Replay(game if record.headers.get("Data", "") == game.data else game.with_data(record.headers["Data"]), record)
    for line in record.lines:
        decision = replay.state.decision(line.seat)
        if decision.ask in unasked:
            unasked.discard(decision.ask)
            faults = open_prompts(game, decision)
            if faults:
                return faults
        replay.step()
    return []


def open_prompts(game: Game, decision: Decision) -> list[str]:
    """What is wrong with the prompt of a question."""
    found = []
    for lang in LANGUAGES:
        prompt = game.words.into(lang).prompt(decision.ask, decision.about)
        if prompt == f"ask.{decision.ask}" or FIELD.search(prompt):
            found.append(f"words ({lang}): the prompt of {decision.ask!r} leaves something open: {prompt!r}")
    return found


def prompts_of(game: Game, state: State, unasked: set[str], rng: Rng) -> list[str]:
    while (seat := state.turn()) != OVER:
        decision = state.decision(seat)
        if decision.ask in unasked or rng.below(20) == 0:
            unasked.discard(decision.ask)
            faults = open_prompts(game, decision)
            if faults:
                return faults
        options = state.essential(seat) if seat != NATURE else []
        state.apply(seat, state.chance(rng) if seat == NATURE else options[rng.below(len(options))])
    outcome = state.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    key = f"outcome.{outcome.reason}"
    return [f"words ({lang}): there is no {key!r}" for lang in LANGUAGES if not game.words.into(lang).has(key)]


def has_records(game: Game, files: Files) -> list[str]:
    """Golden records: a whole game for every number of seats, every option's value, question, verb and event in one of them."""
    records = files.played
    if not records:
        return [f"records: there is none in {files.records.name}"]
    whole = {len(record.names()) for record in records if record.headers["Result"] != "*"}
    found = [f"records: there is no whole game of {seats}" for seats in game.seats if seats not in whole]
    chosen = [game.options(record.headers["Options"]) for record in records]
    for choice in game.printed.choices:
        values = {options.value(choice.name) for options in chosen}
        found += [f"records: none has {choice.name}={value}" for value in choice.values if value not in values]
    asks: set[str] = set()
    told: set[str] = set()
    for record in records:
        try:
            replay = Replay(
                game if record.headers.get("Data", "") == game.data else game.with_data(record.headers["Data"]), record
            )
            for line in record.lines:
                asks.add(replay.state.decision(line.seat).ask)
                replay.step()
                told.update(event.event.name for event in replay.told)
            replay.finish()
        except OrreryError as problem:
            found.append(f"records: {problem}")
    verbs = {line.text.split()[0] for record in records for line in record.lines}
    every = {action.text.split()[0] for action in game.table.actions}
    found += [f"records: in none {ask!r} is asked" for ask in sorted(class_texts(files.sources, "ask") - {""} - asks)]
    found += [f"records: in none {verb!r} is said" for verb in sorted(every - verbs)]
    return found + [f"records: in none {event.name!r} happens" for event in game.events if event.name not in told]


def has_counted_positions(game: Game, files: Files) -> list[str]:
    """Perft: drawn positions with the number of ways to answer to some depth, counted again."""
    paths = sorted(files.counts.glob("*.perft"))
    if not paths:
        return [f"perft: there is no position in {files.counts.name}"]
    found = []
    for path in paths:
        position, counts = read_counts(path.read_text("utf-8"))
        state = game.load(position)
        for depth, count in counts.items():
            if (now := counted(state, depth)) != count:
                found.append(f"perft: {path.name} has {count} ways to depth {depth}, but there are {now}")
        if state.to_json() != position:
            found.append(f"perft: {path.name} is not what saving the position gives")
    return found


DEMANDS: Final[Sequence[Callable[[Game, Files], list[str]]]] = (
    has_words_in_both_languages,
    names_everything,
    cites_its_rules,
    has_rules_pages,
    asks_in_words,
    has_records,
    has_counted_positions,
)
