"""Games as environments for learners: batches, Gymnasium, PettingZoo, OpenSpiel, graphics cards, self-play data."""
