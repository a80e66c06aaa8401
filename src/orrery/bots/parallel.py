"""Searching in several processes from one root: each with luck of its own, and what they find is added up."""

from multiprocessing import get_context
from multiprocessing.connection import Connection

from orrery.bots.search import Finding, Search
from orrery.core import Perspective, Rng


def search_together(search: Search, perspective: Perspective, simulations: int, until: float, processes: int) -> None:
    """Share the simulations between so many processes, this one included; where a time is given, all of them have it."""
    context = get_context("fork")  # another process then knows the game, the tree and the perspective already
    share = simulations // processes
    others = []
    for _ in range(processes - 1):
        here, there = context.Pipe(duplex=False)
        other = context.Process(target=search_apart, args=(search, perspective, search.rng.fork(), share, until, there))
        other.start()
        there.close()
        others.append((other, here))
    search.run(perspective, simulations - share * (processes - 1), until)
    for other, here in others:
        findings, done = here.recv()
        here.close()
        other.join()
        search.learn(findings, done)


def search_apart(search: Search, perspective: Perspective, rng: Rng, simulations: int, until: float, there: Connection) -> None:
    """In another process: search, and send what is new."""
    before = {finding[0]: finding for finding in search.findings()}
    done = search.simulations
    search.rng = rng
    search.run(perspective, simulations, until)
    there.send(([gain(before.get(finding[0]), finding) for finding in search.findings()], search.simulations - done))


def gain(old: Finding | None, new: Finding) -> Finding:
    """What has been added to a finding since.

    >>> gain((7, 2, 5, 1.0), (7, 3, 9, 1.5))
    (7, 1, 4, 0.5)
    """
    if old is None:
        return new
    return new[0], new[1] - old[1], new[2] - old[2], new[3] - old[3]
