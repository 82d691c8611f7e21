"""Search: bots that know no game, given a game's kernels or its Game object."""
