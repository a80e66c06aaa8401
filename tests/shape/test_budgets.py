"""Tests count, or wait for what they are about; how fast the machine is decides nothing."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
WAITING = "waiting.py"  # the one place that has a limit of its own, far beyond what a busy machine needs
LEAST = 120  # seconds that anything is waited for
CLOCKS = {"monotonic", "perf_counter", "process_time", "time"}
SLEEPS = {"sleep", "wait_for_timeout"}
HASTY = {  # what gives up after a few seconds unless it is told otherwise, and how it is told
    "httpx": ({"get", "post", "request", "Client", "AsyncClient"}, {"timeout", "transport"}),
    "websockets": ({"connect"}, {"open_timeout"}),
    "case": ({"call"}, {"timeout"}),
}
MILLISECONDS = re.compile(r"to_|wait_for_|set_default_timeout|set_options")  # how browsers count
THINKING = re.compile(r"mcts:\d+ms|\bcaptain\b|\badmiral\b")  # bots whose answers depend on the machine

FIGURES = ["server/test_load.py"]  # measures, under `soak`
# Where a time is what the test is about, and why the machine's speed does not matter there.
EXCEPTIONS = {
    "attack/conftest.py: time.monotonic()": "an attack goes on for as long as it is told to, and at least once",
    "attack/test_connections.py: opened.settimeout(0.3)": "random bytes may have no answer",
    "attack/test_connections.py: opened.settimeout(0.2)": "the same",
    "bots/test_same_luck.py: perf_counter()": "a time that is up, and one that is far away",
    "server/test_kills.py: time.sleep(chance.uniform(0, 0.03))": "a random moment",
    "server/test_kills.py: time.sleep(chance.uniform(0, 0.02))": "a random moment",
    "server/test_kills.py: time.sleep(0.005)": "until the player has answered, or failed",
    "server/test_secrets.py: sleep(thinking)": "by a simulated clock",
}
TIMED_BOTS = {
    "attack/test_requests.py": "a name that is refused",
    "bots/test_mcts.py": "that it answers at all",
    "bots/test_naming.py": "names",
    "browser/test_planet_raiders.py": "an opponent: how the game ends is not asked",
    "server/test_bot_runs.py": "the beat of a level, without a thought",
    "server/test_limits.py": "names; thinkers that are still at it",
    "server/test_load.py": "figures to read, under `soak`",
    "server/test_running.py": "a name that is refused",
}


def called(call: ast.Call) -> tuple[str, str]:
    """What is called and on what, as in `time.sleep`."""
    if isinstance(call.func, ast.Attribute):
        return ast.unparse(call.func.value), call.func.attr
    return "", call.func.id if isinstance(call.func, ast.Name) else ""


def seconds(call: ast.Call) -> float | None:
    """The limit that stands in a call as a number, if there is one."""
    whose, name = called(call)
    given = [each.value for each in call.keywords if each.arg == "timeout"]
    if name in ("settimeout", "set_default_timeout") or (whose, name) == ("asyncio", "timeout"):
        given += call.args[:1]
    elif (whose, name) == ("asyncio", "wait_for"):
        given += call.args[1:2]
    for value in given:
        if isinstance(value, ast.Constant) and isinstance(value.value, int | float):
            return value.value / 1000 if MILLISECONDS.match(name) else value.value
    return None


def is_hasty(call: ast.Call) -> bool:
    whose, name = called(call)
    calls, told = HASTY.get(whose, (set[str](), set[str]()))
    return name in calls and not any(each.arg is None or each.arg in told for each in call.keywords)


def is_nothing(call: ast.Call) -> bool:
    """Whether it lets others have their turn, and no time pass."""
    return len(call.args) == 1 and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0


def is_soak(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and any("mark.soak" in ast.unparse(each) for each in node.decorator_list)


def habits(source: str) -> list[str]:
    """Calls that make a test depend on the machine."""
    found = []
    nodes = [node for part in ast.parse(source).body if not is_soak(part) for node in ast.walk(part)]
    for call in [node for node in nodes if isinstance(node, ast.Call)]:
        whose, name = called(call)
        limit = seconds(call)
        if (
            (name in SLEEPS and not is_nothing(call))
            or (name in CLOCKS and (whose in ("", "time") or whose.endswith("loop")) and not call.args)
            or (limit is not None and limit < LEAST)
            or is_hasty(call)
        ):
            found.append(ast.unparse(call))
    return found


def files() -> list[Path]:
    return [path for path in sorted(TESTS.rglob("*.py")) if where(path) != WAITING]


def where(path: Path) -> str:
    return path.relative_to(TESTS).as_posix()


def test_no_test_depends_on_how_fast_the_machine_is() -> None:
    """If this fails: wait for a condition with tests/waiting.py, count what is done, or print figures under the mark `soak`."""
    found = {
        f"{where(path)}: {call}" for path in files() for call in habits(path.read_text("utf-8")) if where(path) not in FIGURES
    }
    assert found == set(EXCEPTIONS)


def test_bots_that_think_for_a_time_are_not_asked_for_results() -> None:
    found = {}
    for path in files():
        if path != Path(__file__) and not where(path).startswith("games/"):
            texts = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
            found[where(path)] = [text for text in texts if isinstance(text, str) and is_timed(text)]
    assert {name: texts for name, texts in found.items() if texts and name not in TIMED_BOTS} == {}
    assert [name for name in TIMED_BOTS if not found[name]] == [], "exceptions that are none any more"


def is_timed(text: str) -> bool:
    """Whether a text is the name of such a bot, alone or in a list of names, and no sentence."""
    return THINKING.search(text) is not None and (" " not in text or "mcts" in text)


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(0.1)",
        "await asyncio.sleep(0.3)",
        "page.wait_for_timeout(700)",
        "assert time.monotonic() - start < 10",
        "started = perf_counter()",
        "now = loop.time()",
        "subprocess.run(command, timeout=60)",
        "await asyncio.wait_for(socket.recv(), 5)",
        "line.settimeout(0.3)",
        "httpx.get(address)",
        "websockets.connect(address, origin=origin)",
        "expect(banner).to_be_visible(timeout=5_500)",
        "context.set_default_timeout(15_000)",
    ],
)
def test_the_habit_is_detected(line: str) -> None:
    assert len(habits(f"async def test() -> None:\n    {line}\n")) == 1


@pytest.mark.parametrize(
    "line",
    [
        "await asyncio.sleep(0)",
        "httpx.get(address, timeout=PATIENCE)",
        "await asyncio.wait_for(socket.recv(), PATIENCE)",
        "process.wait(timeout=180)",
        "httpx.AsyncClient(transport=transport)",
        "expect(banner).to_be_visible(timeout=180_000)",
        "assert match.time(7) == 3",
    ],
)
def test_what_waits_for_a_condition_is_allowed(line: str) -> None:
    assert habits(f"async def test() -> None:\n    {line}\n") == []
