"""Games by the thousand, without people: simulations, tournaments, ratings and benchmarks."""
