"""What a server tells about itself: figures for Prometheus, without names, tokens or addresses."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
TOGETHER: Final = 200  # commands


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.noted: Final[list[tuple[int, int, float]]] = []
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.answers: Final = Counter("orrery_answers", "Answers stored", ["by"], registry=self.registry)
        self.by_people: Final = self.answers.labels("people")
        self.by_tables: Final = self.answers.labels("table")
        self.commands: Final = Histogram(
            "orrery_command_seconds", "From a command to its commit", buckets=TIMES, registry=self.registry
        )
        self.commits: Final = Histogram("orrery_commit_seconds", "One transaction", buckets=TIMES, registry=self.registry)
        self.failures: Final = Counter("orrery_failed_writes", "Changes that were not stored", registry=self.registry)
        self.refusals: Final = Counter("orrery_refusals", "Requests that were refused", ["error"], registry=self.registry)
        self.tables: Final = Gauge("orrery_open_tables", "Tables in memory", registry=self.registry)
        self.table_bytes: Final = Gauge("orrery_table_bytes", "Memory of tables, as estimated", registry=self.registry)
        self.pages: Final = Gauge("orrery_pages", "Pages that are connected", registry=self.registry)
        self.searches: Final = Counter("orrery_searches", "Searches that bots began", registry=self.registry)
        self.simulations: Final = Counter("orrery_simulations", "Simulations of these searches", registry=self.registry)
        self.thinking: Final = Counter("orrery_thinking_seconds", "Processor time of bots", registry=self.registry)
        self.waiting: Final = Gauge("orrery_waiting_tasks", "Thoughts and pictures that wait", ["pool"], registry=self.registry)

    def note_command(self, by_hand: int, by_itself: int, seconds: float) -> None:
        """Note a stored command. Commands are counted in batches, because updating a counter is slow."""
        self.noted.append((by_hand, by_itself, seconds))
        if len(self.noted) >= TOGETHER:
            self.count_noted()

    def note_thought(self, searches: int, simulations: int, seconds: float) -> None:
        """Note what an answer of a bot cost."""
        self.searches.inc(searches)
        self.simulations.inc(simulations)
        self.thinking.inc(seconds)

    def count_noted(self) -> None:
        for by_hand, by_itself, seconds in self.noted:
            self.by_people.inc(by_hand)
            self.by_tables.inc(by_itself)
            self.commands.observe(seconds)
        self.noted.clear()

    def text(self) -> bytes:
        self.count_noted()
        return generate_latest(self.registry)
