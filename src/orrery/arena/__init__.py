"""Many games between bots: simulations, tournaments, ratings and benchmarks."""
