"""What a person types, and what comes of it: an answer to the game, a question about it, or a wish."""

from dataclasses import dataclass
from pathlib import Path

from orrery.core import Action
from orrery.core.actions import nearest
from orrery.terminal.session import Session

COMMANDS = {  # every word works in both languages
    "undo": ["u", "undo", "annuler"],
    "redo": ["redo", "y", "rétablir", "retablir"],
    "why": ["why", "pourquoi"],
    "rule": ["rule", "règle", "regle", "r"],
    "look": ["look", "voir", "l", "v"],
    "log": ["log", "journal", "j"],
    "save": ["save", "sauver", "enregistrer"],
    "help": ["help", "aide", "h", "?"],
    "quit": ["quit", "quitter", "q"],
}
BY_WORD = {word: command for command, words in COMMANDS.items() for word in words}
TURN = ["turn", "tour"]
RECENT = 40  # sentences of the log
MOST_DIGITS = 9  # of a number that is read: more answers than that there never are


@dataclass(frozen=True)
class Reply:
    """What is said to the person, and whether the question changed, the whole table is to be shown, or it is left."""

    text: str = ""
    changed: bool = False
    look: bool = False
    leave: bool = False


def reply(session: Session, line: str) -> Reply:
    """Do what was typed. Where an action is called like a command, it is meant while it is a legal answer."""
    line = " ".join(line.split())
    if not line:
        return Reply(changed=True)
    if line.isdecimal():
        return answer_number(session, line)
    steps = spelled_out(session, line)
    if steps:
        return answer_all(session, line, steps)
    action = find_action(session, line)
    decision = session.decision()
    if action and (line.lower() not in BY_WORD or (decision and action in decision.options)):
        return answer(session, action)
    word, _, rest = line.partition(" ")
    if word.lower() in BY_WORD:
        return obey(session, BY_WORD[word.lower()], rest)
    meant = ending_so(session, line) or closed(session, line)
    return answer(session, meant) if meant else Reply(unreadable(session, line))


def spelled_out(session: Session, line: str) -> list[str]:
    """The answers that a short form of the game stands for: `place blue e3 N` takes, lays and turns a rocket."""
    word, *rest = line.split(" ")
    key = f"short.{word.lower()}"
    if not session.words.has(key):
        return []
    return session.words.say(key, {str(place): part for place, part in enumerate(rest)}).split(", ")


def answer_all(session: Session, line: str, steps: list[str]) -> Reply:
    """All answers of a short form, or none of them."""
    world, actions = session.journal.state.clone(), list[Action]()
    for step in steps:
        action = find_action(session, step)
        if action is None:
            return Reply(unreadable(session, line))
        if world.turn() != session.you or action not in world.options(session.you):
            return Reply(told_reason(session, world.refusal(session.you, action)))
        world.apply(session.you, action)
        actions.append(action)
    for action in actions:
        session.answer(action)
    return Reply(changed=True)


def closed(session: Session, line: str) -> Action | None:
    """The action that would be typed so if it were open now: its refusal says more than that nothing reads so."""
    decision = session.decision()
    verbs = {option.text.split(" ")[0] for option in decision.options} if decision else set()
    found = [action for verb in sorted(verbs) if (action := find_action(session, f"{verb} {line}"))]
    return found[0] if len(found) == 1 else None


def find_action(session: Session, line: str) -> Action | None:
    """The action that reads so, capitals or not."""
    table = session.game.table
    if line in table.by_text:
        return table.by_text[line]
    return next((action for action in table.actions if action.text.lower() == line.lower()), None)


def ending_so(session: Session, line: str) -> Action | None:
    """The only legal answer whose notation ends so: `D4` is enough for `move D4`."""
    decision = session.decision()
    options = decision.options if decision else []
    found = [option for option in options if option.text.lower().endswith(" " + line.lower())]
    return found[0] if len(found) == 1 else None


def answer_number(session: Session, number: str) -> Reply:
    action = numbered(session, number)
    return answer(session, action) if action else Reply(no_such_number(session, number))


def numbered(session: Session, number: str) -> Action | None:
    """The answer with this number."""
    decision = session.decision()
    options = decision.options if decision and len(number) <= MOST_DIGITS else []
    return options[int(number) - 1] if options and 1 <= int(number) <= len(options) else None


def no_such_number(session: Session, number: str) -> str:
    decision = session.decision()
    if decision is None:
        return session.own.say("over")
    count = len(decision.options)
    return session.own.say(
        "reply.number" if count > 1 else "reply.number.one", {"count": str(count), "number": number[:MOST_DIGITS]}
    )


def answer(session: Session, action: Action) -> Reply:
    """Give the answer, or say why it is not allowed now."""
    decision = session.decision()
    if decision is None or action not in decision.options:
        return Reply(reason(session, action))
    session.answer(action)
    return Reply(changed=True)


def obey(session: Session, command: str, rest: str) -> Reply:
    own = session.own
    if command == "undo":
        return undo(session, rest.lower() in TURN)
    if command == "redo":
        return redo(session)
    if command == "why":
        return Reply(why(session, rest))
    if command == "rule":
        return Reply(rule(session))
    if command == "log":
        return Reply("\n".join(session.log()[-RECENT:]))
    if command == "save":
        return Reply(save(session, rest))
    if command == "help":
        more = [session.words.say("short")] if session.words.has("short") else []
        return Reply("\n".join([own.say("help", {"example": example(session)}), *more]))
    return Reply(look=command == "look", leave=command == "quit")


def example(session: Session) -> str:
    """An action to show how one is typed."""
    decision = session.decision()
    return decision.options[0].text if decision else session.game.table[0].text


def undo(session: Session, whole_turn: bool) -> Reply:
    taken = session.take_back(whole_turn)
    if not taken:
        return Reply(session.own.say("undo.none"))
    session.remarks.append(session.own.say("undo.one" if taken == 1 else "undo.many", {"count": str(taken)}))
    return Reply(changed=True)


def redo(session: Session) -> Reply:
    given = session.redo()
    if not given:
        return Reply(session.own.say("redo.none"))
    session.remarks.append(session.own.say("redo.one" if given == 1 else "redo.many", {"count": str(given)}))
    return Reply(changed=True)


def why(session: Session, text: str) -> str:
    """Why an action is not open now; of one that is, by its number too, what it does."""
    if not text:
        return session.own.say("why.what")
    action = numbered(session, text) if text.isdecimal() else find_action(session, text)
    if action is None:
        return no_such_number(session, text) if text.isdecimal() else unreadable(session, text)
    decision = session.decision()
    if decision and action in decision.options:
        label = session.labels()[decision.options.index(action)]
        return f"{session.own.say('why.open', {'label': label})} [{decision.rule}]"
    return reason(session, action)


def reason(session: Session, action: Action) -> str:
    """Why an action is not open now."""
    return told_reason(session, session.journal.state.refusal(session.you, action))


def told_reason(session: Session, refusal: str) -> str:
    """The sentence of a refusal, with its rule."""
    sentence, anchor = session.words.reason(refusal)
    return f"{sentence} [{anchor}]" if anchor else sentence


def rule(session: Session) -> str:
    """The rule of this moment."""
    decision = session.decision()
    if decision is None:
        return session.words.reason("over")[0]
    return f"{session.words.say('rule.' + decision.rule)} [{decision.rule}]"


def unreadable(session: Session, text: str) -> str:
    """Nothing reads so; the nearest legal answer is suggested."""
    decision = session.decision()
    near = nearest(text, [option.text for option in decision.options]) if decision else ""
    return session.own.say("reply.nearest" if near else "reply.unknown", {"text": text, "near": near})


def save(session: Session, file: str) -> str:
    """Write the record; a file that exists is left alone."""
    own = session.own
    if not file:
        return own.say("save.what")
    try:
        with Path(file).expanduser().open("x", encoding="utf-8") as target:
            target.write(session.journal.record(session.names).write())
    except FileExistsError:
        return own.say("save.exists", {"file": file})
    except OSError as problem:
        return own.say("save.failed", {"file": file, "problem": problem.strerror or str(problem)})
    return own.say("save.done", {"file": file})
