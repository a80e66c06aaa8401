"""What belongs to everybody: the phases of this turn with their actions, the piles, the pool, and what is asked."""

from typing import Final

from orrery.core.protocol import Decision
from orrery.core.scene import Mark
from orrery.core.values import name
from orrery.games.race.actions import ROLES
from orrery.games.race.scene.cards import ICON, words_mark
from orrery.games.race.scene.track import track_ground, track_pieces
from orrery.games.race.scene.view import PHASE_OF_ROLE, PHASES, Position

WIDTH: Final = 1000.0
PLAIN_HEIGHT: Final = 130.0
INVADED_HEIGHT: Final = 236.0
SLOT: Final = 142.0  # a phase of the strip
NUMERALS: Final = ["I", "II", "III", "IV", "V"]
PROMPT_WIDTH: Final = 560.0
BUTTONS: Final = WIDTH - PROMPT_WIDTH - 36  # the room for answers in words
ROW: Final = 107.0  # where the prompt and the buttons lie
POINTED: Final = (  # answers that are given by pointing at a card need no button
    *("discard", "place", "spend", "put-good", "bunker", "keep-start", "sell", "take-good", "donate"),
    *("produce-on", "damage", "repair", "use", "boost", "defend", "windfall", "produce-discard", "draw-now", "bonus"),
)


def height_of(position: Position) -> float:
    return INVADED_HEIGHT if position.invasion else PLAIN_HEIGHT


def ground(position: Position) -> list[Mark]:
    """The sky, the names of phases and piles and, in the Invasion mode, the numbered track."""
    height = height_of(position)
    found = [
        Mark("sky", "sky", WIDTH / 2, height / 2, "", width=WIDTH, height=height),
        Mark("stars", "starfield", WIDTH / 2, height / 2, "", width=WIDTH, height=height),
    ]
    for x, key in [(760, "pool"), (836, "deck"), (900, "discard"), (962, "turn")]:
        found.append(words_mark(f"{key}-name", x, 12, position.say(f"board.{key}"), 14, "faint"))
    return [*found, *track_ground(position, WIDTH)] if position.invasion else found


def pieces(position: Position, decision: Decision | None) -> list[Mark]:
    found = [*phase_strip(position), *piles(position), *moment(position, decision)]
    return [*found, *track_pieces(position, WIDTH)] if position.invasion else found


# The phases


def phase_strip(position: Position) -> list[Mark]:
    """The five phases, each with its actions: bright when it takes place this turn, green when it is its moment."""
    found = []
    for phase, key in enumerate(PHASES):
        x, lit = 8 + SLOT * (phase + 0.5), phase == position.phase() or bool(position.chosen(phase))
        style = "green" if phase == position.phase() else "yellow" if lit else "spent"
        title = f"{NUMERALS[phase]} {position.words.say(f'phase.{key}')}"
        letters, dress = min(16, 164 / len(title)), "left on-dark strong" if lit else "left on-dark faint"
        parts = [
            Mark(f"phase-{key}-icon", ICON[key], -SLOT / 2 + 22, -22, "lit" if lit else "dim", width=22),
            words_mark(f"phase-{key}-name", -SLOT / 2 + 38, -22, title, letters, dress),
            *role_buttons(position, phase),
        ]
        label = about_phase(position, phase)
        found.append(Mark(f"phase-{key}", "slip", x, 44, style, label, width=SLOT - 8, height=76, parts=parts))
        found += choosers_of(position, phase, x)
    return found


def about_phase(position: Position, phase: int) -> str:
    """A phase in words: who chose it and whether it goes on, then what everybody does and what each action adds."""
    first, choosers = position.words.say(f"phase.{PHASES[phase]}"), position.chosen(phase)
    if choosers:
        first = position.say("phase.chosen", phase=first, seats=", ".join(map(name, choosers)))
    if phase == position.phase():
        first = position.say("phase.now", phase=first)
    bonuses = [f"{position.words.name(role)} – {position.say(f'about.{role}')}" for role in actions_of(position, phase)]
    return "\n".join([first, position.say(f"about.{PHASES[phase]}-phase"), *bonuses])


def actions_of(position: Position, phase: int) -> list[str]:
    return [role for role in ROLES if PHASE_OF_ROLE[role] == phase and position.is_played(role)]


def across(count: int, place: int) -> float:
    """How far an action lies from the middle of its phase."""
    return (SLOT - 20) / count * (place - (count - 1) / 2)


def role_buttons(position: Position, phase: int) -> list[Mark]:
    """The actions of a phase, side by side."""
    offered, found = actions_of(position, phase), []
    for place, role in enumerate(offered):
        style = "yellow" if any(role in empire["chosen"] for empire in position.empires) else "spent"
        title, text = position.words.name(role), position.say(f"role.{role}")
        label = title if text in title else f"{title} – {text}"  # what is said has what is read in it
        x, wide = across(len(offered), place), (SLOT - 20) / len(offered) - 4
        found.append(Mark(role_id(role), "button", x, 3, style, label, width=wide, height=25, text=text))
    return found


def choosers_of(position: Position, phase: int, x: float) -> list[Mark]:
    """The numbers of those who chose the actions of a phase, each below its action."""
    offered, found = actions_of(position, phase), []
    for place, role in enumerate(offered):
        seats = [seat for seat, empire in enumerate(position.empires) if role in empire["chosen"]]
        for k, seat in enumerate(seats):
            label = position.say("chose", seat=name(seat), role=position.words.name(role))
            at = x + across(len(offered), place) + 19 * (k - (len(seats) - 1) / 2)
            found.append(Mark(f"chose-{seat}-{role}", "disc", at, 73, "neutral", label, width=20, text=str(seat + 1)))
    return found


def role_id(role: str) -> str:
    return f"role-{role}"


# The piles


def piles(position: Position) -> list[Mark]:
    """The pool of points, the draw pile, the discard and the number of the turn."""
    deck, discard, pool = (position.number(key) for key in ("deck_size", "discard_size", "vp_pool"))
    turn = position.say("turn", number=position.number("turns"))
    return [
        Mark("pool", "chip", 760, 52, "yellow", position.say("pool", count=pool), width=58, text=str(pool)),
        counted("deck", "pile", 834, 52, "blue", position.say("deck", count=deck), deck, 42),
        counted("discard", "back", 900, 52, "neutral", position.say("discard", count=discard), discard, 42),
        Mark(
            "turn",
            "ring",
            962,
            52,
            "neutral",
            turn,
            width=52,
            parts=[words_mark("turn-number", 0, 0, str(position.number("turns")), 26, "strong")],
        ),
    ]


def counted(id: str, shape: str, x: float, y: float, style: str, label: str, count: int, width: float) -> Mark:
    """Something with a number on it; a pile of nothing is a gap."""
    return Mark(id, shape if count else "gap", x, y, style, label, width=width, height=width * 1.42, text=str(count))


# What is asked


def moment(position: Position, decision: Decision | None) -> list[Mark]:
    """The question, or whom one waits for; beside it a button for each answer that no mark means."""
    prompt = position.words.prompt(decision.ask, decision.about) if decision else position.now()
    answers = [option.text for option in decision.options if needs_a_button(option.text)] if decision else []
    room = WIDTH - 32 if not answers else PROMPT_WIDTH
    size = 17 if len(prompt) * 9.2 < room else 14
    found = [words_mark("moment-prompt", 16, ROW, prompt, size, "left strong" if decision else "left faint", room)]
    wide = min(190.0, BUTTONS / max(len(answers), 1))
    for place, answer in enumerate(answers):
        x = WIDTH - 12 - wide * (len(answers) - place - 0.5)
        label = position.words.label(answer)
        text = label.split(" ")[-1] if answer.startswith("name ") else label
        found.append(Mark(button_id(answer), "button", x, ROW, "", label, width=wide - 6, height=34, text=text))
    return found


def needs_a_button(text: str) -> bool:
    """Whether an answer has no mark of its own: words have none, cards and actions do."""
    verb, _, rest = text.partition(" ")
    return verb not in PHASE_OF_ROLE and (not rest or verb not in POINTED)


def button_id(answer: str) -> str:
    return "button-" + answer.replace(" ", "-")
