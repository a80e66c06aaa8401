"""Root parallelism: several processes search from one root with their own random numbers; their statistics are added."""

from multiprocessing import get_context
from multiprocessing.connection import Connection

from orrery.bots.search import RootChild, Search
from orrery.core import Perspective, Rng


def search_together(search: Search, perspective: Perspective, simulations: int, until: float, processes: int) -> None:
    """Divide the simulations among so many processes, this one included; a deadline holds for all of them."""
    context = get_context("fork")  # the child inherits the game, the tree and the perspective
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
        children, done = here.recv()
        here.close()
        other.join()
        search.merge(children, done)


def search_apart(search: Search, perspective: Perspective, rng: Rng, simulations: int, until: float, there: Connection) -> None:
    """In a child process: search, and send what has been added."""
    before = {child[0]: child for child in search.root_children()}
    done = search.simulations
    search.rng = rng
    search.run(perspective, simulations, until)
    there.send(([gain(before.get(child[0]), child) for child in search.root_children()], search.simulations - done))


def gain(old: RootChild | None, new: RootChild) -> RootChild:
    """What has been added to a root child since.

    >>> gain((7, 2, 5, 1.0), (7, 3, 9, 1.5))
    (7, 1, 4, 0.5)
    """
    if old is None:
        return new
    return new[0], new[1] - old[1], new[2] - old[2], new[3] - old[3]
