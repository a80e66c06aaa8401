"""Tests count, or wait for what they are about; how fast the machine is decides nothing."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
WAITING = "waiting.py"  # the one place that has a limit of its own, far beyond what a busy machine needs
LEAST = 120  # seconds that anything is waited for
CLOCKS = {"monotonic", "perf_counter", "process_time", "thread_time", "time"}  # also in nanoseconds
DATES = {"now", "utcnow", "today"}
SLEEPS = {"sleep", "wait_for_timeout"}
VERBS = {"get", "post", "put", "patch", "delete", "head", "options", "request", "stream"}
HASTY = {  # what gives up after a few seconds unless it is told otherwise, and how it is told
    "httpx": ({*VERBS, "Client", "AsyncClient"}, {"timeout", "transport"}),
    "websockets": ({"connect"}, {"open_timeout"}),
    "case": ({"call"}, {"timeout"}),
}
LIMITED = {"settimeout": 0, "set_default_timeout": 0, "timeout": 0, "wait": 0, "join": 0, "result": 0, "acquire": 0}
LIMITED |= {"wait_for": 1, "create_connection": 1}  # where their limit stands, if it is not named
MILLISECONDS = re.compile(r"to_|wait_for_|set_default_timeout|set_options")  # how browsers count
TIMED = r"mcts:\d+ms"  # bots whose answers depend on the machine,
THINKING = re.compile(rf"{TIMED}|\bcaptain\b|\badmiral\b")  # and levels that are such bots
REAL_CLOCK = re.compile(r"setTimeout\(|setInterval\(|performance\.now\(|Date\.now\(")  # on a page

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
    # Times of the product, made shorter so that what they end comes sooner: it is waited for.
    "docs/test_command_guide.py: monkeypatch.setattr(bench, 'SLICE', 0.01)": "figures are printed, not compared",
    "server/test_farewells.py: monkeypatch.setattr(live_protocol, 'GOODBYE', 0.3)": "until a page is cut off",
    "server/test_limits.py: monkeypatch.setattr(connections, 'STALLED', 0.05)": "until a connection is cut off",
    "server/test_limits.py: monkeypatch.setattr(pages, 'STALLED', 0.3)": "until a page is dropped",
    "test_cli.py: monkeypatch.setattr(bench, 'SLICE', 0.01)": "figures are printed, not compared",
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


class Names:
    """What the names of a file stand for: what it imports under another name, and its numbers."""

    def __init__(self, tree: ast.Module) -> None:
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
        self.imported = {each.asname: each.name for node in imports for each in node.names if each.asname}
        self.numbers: dict[str, object] = {}
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.numbers[node.targets[0].id] = self.number(node.value)

    def number(self, value: ast.expr) -> float | None:
        """A number that is written there, named there, or reckoned of such; None, if it comes from elsewhere."""
        if not all(isinstance(node, NUMERIC) for node in ast.walk(value)):
            return None
        try:
            found = eval(compile(ast.Expression(value), "", "eval"), {"__builtins__": {}}, dict(self.numbers))
        except (NameError, TypeError):
            return None
        return found if isinstance(found, int | float) else None

    def called(self, call: ast.Call) -> tuple[str, str]:
        """What is called and on what, as in `time.sleep`."""
        if isinstance(call.func, ast.Attribute):
            whose = ast.unparse(call.func.value)
            return self.imported.get(whose, whose), call.func.attr
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        return "", self.imported.get(name, name)

    def seconds(self, call: ast.Call) -> list[float]:
        """The limits that stand in a call as numbers."""
        _, name = self.called(call)
        given = [each.value for each in call.keywords if each.arg and "timeout" in each.arg]
        if name in LIMITED:
            given += call.args[LIMITED[name] :][:1]
        found = [number for number in map(self.number, given) if number is not None]
        return [number / 1000 if MILLISECONDS.match(name) else number for number in found]

    def shortens(self, call: ast.Call) -> bool:
        """Whether it gives the product another time: a number with a point; counts have none."""
        given = self.number(call.args[2]) if self.called(call)[1] == "setattr" and len(call.args) > 2 else None
        return isinstance(given, float) and given < LEAST


NUMERIC = (ast.Constant, ast.Name, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.expr_context)


def is_hasty(call: ast.Call, whose: str, name: str) -> bool:
    calls, told = HASTY.get(whose.partition(".")[0], (set[str](), set[str]()))
    return name in calls and not any(each.arg is None or each.arg in told for each in call.keywords)


def is_nothing(call: ast.Call) -> bool:
    """Whether it lets others have their turn, and no time pass."""
    return len(call.args) == 1 and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0


def is_soak(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and any("mark.soak" in ast.unparse(each) for each in node.decorator_list)


def habits(source: str) -> list[str]:
    """Calls that make a test depend on the machine."""
    found = []
    tree = ast.parse(source)
    names = Names(tree)
    nodes = [node for part in tree.body if not is_soak(part) for node in ast.walk(part)]
    for call in [node for node in nodes if isinstance(node, ast.Call)]:
        whose, name = names.called(call)
        clock = name.removesuffix("_ns") in CLOCKS and (whose in ("", "time") or whose.endswith("loop"))
        if (
            (name in SLEEPS and not is_nothing(call))
            or (clock and not call.args)
            or (name in DATES and whose.endswith(("date", "datetime")))
            or min(names.seconds(call), default=LEAST) < LEAST
            or names.shortens(call)
            or is_hasty(call, whose, name)
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
        if path != Path(__file__):
            texts = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
            timed = is_in_milliseconds if where(path).startswith("games/race") else is_timed  # its cards have admirals, too
            found[where(path)] = [text for text in texts if isinstance(text, str) and timed(text)]
    assert {name: texts for name, texts in found.items() if texts and name not in TIMED_BOTS} == {}
    assert [name for name in TIMED_BOTS if not found[name]] == [], "exceptions that are none any more"


def is_timed(text: str) -> bool:
    """Whether a text is the name of such a bot, alone or in a list of names, and no sentence."""
    return THINKING.search(text) is not None and (" " not in text or "mcts" in text)


def is_in_milliseconds(text: str) -> bool:
    return re.search(TIMED, text) is not None


def test_tests_of_the_page_go_by_no_real_clock() -> None:
    pages = [
        path for path in sorted((TESTS.parent / "web" / "tests").rglob("*.ts")) if uses_real_clock(path.read_text("utf-8"))
    ]
    assert pages == []


def uses_real_clock(source: str) -> bool:
    return REAL_CLOCK.search(source) is not None and "useFakeTimers" not in source


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(0.1)",
        "start = time.perf_counter_ns()",
        "begun = datetime.now(UTC)",
        "event.wait(5)",
        "thread.join(2 * 5)",
        "socket.create_connection(address, 3)",
        "httpx.delete(address)",
        "websockets.connect(address, open_timeout=5)",
        "websockets.sync.client.connect(address)",
        "uvicorn.Config(app, ws_ping_timeout=2)",
        'monkeypatch.setattr(page, "STALLED", 1.0)',
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
        "process.join(PATIENCE)",
        "'.'.join(parts)",
        "httpx.delete(address, timeout=PATIENCE)",
        "uvicorn.Config(app, ws_ping_timeout=PATIENCE)",
        'monkeypatch.setattr(automatic, "IN_A_ROW", 6)',
        'monkeypatch.setattr(page, "STALLED", 10 * PATIENCE)',
    ],
)
def test_what_waits_for_a_condition_is_allowed(line: str) -> None:
    assert habits(f"async def test() -> None:\n    {line}\n") == []


@pytest.mark.parametrize(
    "source",
    [
        "from time import sleep as rest\nrest(0.1)\n",
        "import time as clock\nstart = clock.monotonic()\n",
        "LIMIT = 5\nqueue.get(timeout=LIMIT)\n",
        "SHORT = 4 / 2\nLIMIT = 3 * SHORT\nevent.wait(LIMIT)\n",
    ],
)
def test_other_names_hide_nothing(source: str) -> None:
    assert len(habits(source)) == 1


def test_a_real_clock_of_a_page_is_detected() -> None:
    assert uses_real_clock("await new Promise((resolve) => setTimeout(resolve, 50));")
    assert not uses_real_clock("vi.useFakeTimers(); setTimeout(later, 50);")
