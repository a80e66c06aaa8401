"""What belongs to everybody: the phases of this turn as tiles with the actions and who chose them, and the piles."""

from typing import Final

from orrery.core import kit
from orrery.core.scene import Flow, Mark, Panel
from orrery.games.race.actions import ROLES
from orrery.games.race.scene.briefs import ICON, TAB
from orrery.games.race.scene.view import PHASE_OF_ROLE, PHASES, Position

NUMERALS: Final = ["I", "II", "III", "IV", "V"]
TILE: Final = (172.0, 106.0)
PILE: Final = (66.0, 94.0)


def phases_panel(position: Position) -> Panel:
    """The five phases in a row; it matters most while actions are chosen."""
    tiles = [phase_tile(position, phase) for phase in range(len(PHASES))]
    weight = 2 if position.ask == "choose-action" else 1
    flow = Flow("phases", *TILE, tiles, gap=10, least=0.86, columns=len(tiles))
    wide = (TILE[0] + 10) * len(tiles) + 10
    return Panel("phases", position.say("phases"), wide, 10, [], part="track", weight=weight, flows=[flow])


def phase_tile(position: Position, phase: int) -> Mark:
    """A phase: bright and framed when it is its moment, dim when nobody chose it, ticked off when it is over."""
    key, state = PHASES[phase], state_of(position, phase)
    left, top = -TILE[0] / 2, -TILE[1] / 2
    name = position.words.say(f"phase.{key}")
    parts = [
        Mark(f"phase-{key}-icon", ICON[key], left + 30, top + 22, TAB[key] if state != "idle" else "dim", width=24),
        kit.line_at(f"phase-{key}-name", left + 46, top + 22, name, kit.NAME, TILE[0] - 88, "left strong"),
        kit.words_at(f"phase-{key}-number", -left - 18, top + 22, "✓" if state == "past" else NUMERALS[phase], 15, "faint"),
        *role_marks(position, phase),
    ]
    style, label = f"{TAB[key]} {state}", about_phase(position, phase)
    return Mark(f"phase-{key}", "tile", 0, 0, style, label, width=TILE[0], height=TILE[1], parts=parts)


def state_of(position: Position, phase: int) -> str:
    """Whether a phase is over, going on, to come this turn, or not chosen."""
    now = position.phase()
    if phase == now:
        return "now"
    if not position.chosen(phase):
        return "idle" if now >= 0 or position.all_chose() else "ahead"
    return "past" if now > phase else "ahead"


def about_phase(position: Position, phase: int) -> str:
    """A phase in words: who chose it and whether it goes on, then what everybody does and what each action adds."""
    first, choosers = position.words.say(f"phase.{PHASES[phase]}"), position.chosen(phase)
    if choosers:
        first = position.say("phase.chosen", phase=first, seats=", ".join(map(position.words.person, choosers)))
    if phase == position.phase():
        first = position.say("phase.now", phase=first)
    bonuses = [f"{position.words.name(role)} – {position.say(f'about.{role}')}" for role in actions_of(position, phase)]
    return "\n".join([first, position.say(f"about.{PHASES[phase]}-phase"), *bonuses])


def actions_of(position: Position, phase: int) -> list[str]:
    return [role for role in ROLES if PHASE_OF_ROLE[role] == phase and position.is_played(role)]


def role_marks(position: Position, phase: int) -> list[Mark]:
    """The actions of a phase side by side, each with the badges of those who chose it below."""
    offered = actions_of(position, phase)
    room = (TILE[0] - 24) / len(offered)
    found = []
    for place, role in enumerate(offered):
        x = 4 + room * (place - (len(offered) - 1) / 2)
        seats = [seat for seat, empire in enumerate(position.empires) if role in empire["chosen"]]
        title, text = position.words.name(role), position.say(f"role.{role}")
        label = title if text in title else f"{title} – {text}"  # what is said has what is read in it
        style = "lit-action" if seats else ""
        wide = room - 6
        found.append(Mark(role_id(role), "button", x, 4, style, label, width=wide, height=30, text=text, could=[role]))
        for k, seat in enumerate(seats):
            said = position.say("chose", seat=position.words.person(seat), role=title)
            step = min(22.0, wide / max(len(seats), 1))
            at = x + step * (k - (len(seats) - 1) / 2)
            found.append(kit.badge(f"chose-{seat}-{role}", position.camp(seat), at, 37, 20, label=said))
    return found


def role_id(role: str) -> str:
    return f"role-{role}"


# The piles


def piles_panel(position: Position) -> Panel:
    """The number of the turn, the pool of points, the draw pile and the discard."""
    deck, discard, pool = (position.number(key) for key in ("deck_size", "discard_size", "vp_pool"))
    turn = position.number("turns")
    parts = [words_mark_in_ring(str(turn))]
    marks = [
        over_word(
            position, "turn", Mark("turn", "ring", 0, -14, "neutral", position.say("turn", number=turn), width=48, parts=parts)
        ),
        over_word(
            position, "pool", Mark("pool", "chip", 0, -14, "yellow", position.say("pool", count=pool), width=52, text=str(pool))
        ),
        over_word(position, "deck", kit.pile("deck", 0, -14, deck, position.say("deck", count=deck), "blue", 38)),
        over_word(
            position,
            "discard",
            kit.pile("discard", 0, -14, discard, position.say("discard", count=discard), "neutral", 38, "back"),
        ),
    ]
    flow = Flow("piles", *PILE, marks, gap=4)
    return Panel("piles", position.say("piles"), (PILE[0] + 4) * 4 + 16, 12, [], part="piles", weight=0, flows=[flow])


def words_mark_in_ring(text: str) -> Mark:
    return kit.words_at("turn-number", 0, 0, text, 24, "strong")


def over_word(position: Position, key: str, mark: Mark) -> Mark:
    """Something with its name below it."""
    word = kit.words_at(f"{key}-name", 0, PILE[1] / 2 - 12, position.say(f"board.{key}"), kit.SMALL + 1, "faint")
    return Mark(f"{key}-place", "group", 0, 0, width=PILE[0], height=PILE[1], parts=[mark, word])
