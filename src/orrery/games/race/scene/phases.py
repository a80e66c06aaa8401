"""What belongs to everybody: the phases of this turn as tiles with the actions and who chose them, and the piles."""

from typing import Final

from orrery.core import kit
from orrery.core.scene import Flow, Mark, Panel
from orrery.games.race.actions import ROLES
from orrery.games.race.scene.briefs import ICON, TAB
from orrery.games.race.scene.view import PHASE_OF_ROLE, PHASES, Position

NUMERALS: Final = ["I", "II", "III", "IV", "V"]
TILE: Final = (156.0, 72.0)
HEAD_AT = 16.0  # where the name of a tile stands, from its top
ROLES_AT, BADGES_AT = 8.0, 26.0  # actions, and below them the badges of those who chose them, from its middle


def phases_panel(position: Position) -> Panel:
    """The five phases in a row and what lies in the middle; it matters most while actions are chosen."""
    tiles = [*(phase_tile(position, phase) for phase in range(len(PHASES))), supply_tile(position)]
    weight = 2 if position.ask == "choose-action" else 1
    flow = Flow("phases", *TILE, tiles, gap=8, least=0.98, columns=len(tiles))
    wide = (TILE[0] + 8) * len(tiles) + 12
    return Panel("phases", summary(position), wide, 8, [], part="track", weight=weight, flows=[flow])


def summary(position: Position) -> str:
    """The phases of this turn in a line, the present one pointed at."""
    chosen = [phase for phase in range(len(PHASES)) if position.chosen(phase)]
    names = [
        f"{'▶ ' if phase == position.phase() else ''}{NUMERALS[phase]} {position.words.say(f'phase.{PHASES[phase]}')}"
        for phase in chosen
    ]
    return " · ".join([position.say("turn", number=position.number("turns")), *names])


def phase_tile(position: Position, phase: int) -> Mark:
    """A phase: bright and framed when it is its moment, dim when nobody chose it, ticked off when it is over."""
    key, state = PHASES[phase], state_of(position, phase)
    left, top = -TILE[0] / 2, -TILE[1] / 2
    name = position.words.say(f"phase.{key}")
    parts = [
        Mark(f"phase-{key}-icon", ICON[key], left + 27, top + HEAD_AT, TAB[key] if state != "idle" else "dim", width=20),
        kit.line_at(f"phase-{key}-name", left + 42, top + HEAD_AT, name, 16, TILE[0] - 76, "left strong"),
        kit.words_at(
            f"phase-{key}-number",
            -left - 16,
            top + HEAD_AT,
            "✓" if state == "past" else NUMERALS[phase],
            14,
            "faint" if state != "idle" else "",
        ),
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
    room = (TILE[0] - 20) / len(offered)
    found = []
    for place, role in enumerate(offered):
        x = 4 + room * (place - (len(offered) - 1) / 2)
        seats = [seat for seat, empire in enumerate(position.empires) if role in empire["chosen"]]
        title, text = position.words.name(role), position.say(f"role.{role}")
        label = title if text in title else f"{title} – {text}"  # what is said has what is read in it
        style = "roomy lit-action" if seats else "roomy"
        wide = room - 4
        found.append(Mark(role_id(role), "button", x, ROLES_AT, style, label, width=wide, height=26, text=text, could=[role]))
        for k, seat in enumerate(seats):
            said = position.say("chose", seat=position.words.person(seat), role=title)
            step = min(20.0, wide / max(len(seats), 1))
            at = x + step * (k - (len(seats) - 1) / 2)
            found.append(kit.badge(f"chose-{seat}-{role}", position.camp(seat), at, BADGES_AT, 15, label=said))
    return found


def role_id(role: str) -> str:
    return f"role-{role}"


# The middle of the table


def supply_tile(position: Position) -> Mark:
    """The number of the turn, the points left in the pool, the draw pile and the discard."""
    counts = [
        ("turn", position.number("turns"), -1, -1),
        ("pool", position.pool(), 1, -1),
        ("deck", position.number("deck_size"), -1, 1),
        ("discard", position.number("discard_size"), 1, 1),
    ]
    parts = []
    for key, count, column, row in counts:
        field = "number" if key == "turn" else "count"
        label, word = position.say(key, **{field: count}), position.say(f"board.{key}")
        inside = [
            kit.words_at(f"{key}-number", 0, -7, str(count), kit.NAME, "figure strong"),
            kit.words_at(f"{key}-name", 0, 8, word, kit.SMALL, "faint"),
        ]
        style = "number gold" if key == "pool" else "number"
        parts.append(Mark(key, "cell", 3 + column * 36, row * 17, style, label, width=70, height=34, parts=inside))
    return Mark("supply", "tile", 0, 0, "neutral", position.say("piles"), width=TILE[0], height=TILE[1], parts=parts)
