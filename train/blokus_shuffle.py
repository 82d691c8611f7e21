"""Learns the value net of Blokus Shuffle from games it plays; see src/bordspil/games/blokus_shuffle/weights/CARD.md.

    python train/blokus_shuffle.py --plan 300:120,400:105,100:70 --keep four.npz --out first.npz
    python train/blokus_shuffle.py --begin first.npz --seats 2 --plan 150:45 --keep two.npz --out second.npz
    python train/blokus_shuffle.py --begin first.npz --games four.npz two.npz --out classic.npz

Each round of the plan (simulations a move:seconds) plays games on every core with the weights so far and fits the net
to all games, those kept by earlier runs included. The fit starts from the initial weights and leaves the priors of
placements as they are: fitted again to games whose search has followed them, they would only reinforce themselves.
With `--guests`, guests play all seats but one up to some move, greedily or by the plain tree search, and samples begin
at that move: so the net also sees positions that a search with its own weights would not reach. Without initial
weights the plain tree search plays the first round. Games are kept as their moves and replayed for the fit; with
cards, the deal is kept as its seed, and players see all hands. PyTorch is needed for the fit alone.
"""

import argparse
import itertools
import math
import multiprocessing
import os
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from bordspil.core.bot import Budget
from bordspil.core.kernel import generator
from bordspil.games.blokus_shuffle.bots import expert, features, heuristics, levels, move_priors, value_net
from bordspil.games.blokus_shuffle.rules import legal_moves, turns
from bordspil.games.blokus_shuffle.rules.pieces import PIECES, bits_in
from bordspil.games.blokus_shuffle.rules.placing import WARPS
from bordspil.games.blokus_shuffle.rules.scoring import colour_score
from bordspil.games.blokus_shuffle.rules.state import COLOURS, OVER, STATE
from bordspil.search.result import Result
from bordspil.search.searcher import Evaluator, Searcher

EARLY = 16  # first moves of a game, half of which are sampled by visits, for variety
POSITIONS = 40_000  # positions of a round that the priors of moves are fitted to
EXAMPLES = np.dtype((np.record, STATE))
LEAST = 0.01  # the least chance in a cross-entropy
Games = dict[str, np.ndarray]


class Played(NamedTuple):
    """One game: its moves, the search's best moves, its forecast for every colour, and the squares left at the end."""

    moves: list[int]
    best: list[int]  # -1 as long as guests are at the table
    forecasts: list[list[float]]  # not a number without a search, or with rollouts alone
    left: list[int]


def begin_game(state: np.ndarray, seats: int, deal: int) -> None:
    """Begins a game with the cards that a deal gives, or by the classic rules where it is 0."""
    turns.set_up(state[0], seats, int(deal > 0), 0, 0)
    if deal:
        turns.deal(state[0], generator(deal))


def search(state: np.ndarray, known: Evaluator | None, simulations: int, rng: Random) -> Result:
    """Searches with the learned weights or, without any, by rollouts."""
    searcher = Searcher(levels.program() if known is None else expert.program())
    evaluator = levels.evaluator() if known is None else known
    return searcher.search(state, evaluator, Budget(simulations=simulations), generator(rng.getrandbits(63)))


def guest_move(state: np.ndarray, moves: np.ndarray, plain: int, rng: Random) -> int:
    """Returns a guest's move: the greedy one or, with simulations, the plain search's."""
    if plain:
        return search(state, None, plain, rng).best
    values = np.zeros(len(moves))
    heuristics.score_moves(state.copy(), moves, values)
    return int(moves[max(range(len(moves)), key=lambda number: (values[number], rng.random()))])


def play_game(known: Evaluator | None, simulations: int, seats: int, deal: int, guests: int, rng: Random) -> Played:
    """Plays one game; up to some move, `guests` at the most, guests play all seats but one."""
    state, listed = np.zeros(1, STATE), np.zeros(legal_moves.LONGEST_LIST, np.int32)
    begin_game(state, seats, deal)
    until, host, plain = rng.randrange(guests + 1), rng.randrange(seats), rng.choice((0, simulations))
    moves: list[int] = []
    best: list[int] = []
    forecasts: list[list[float]] = []
    while state["step"][0] != OVER:
        forecast = [math.nan] * COLOURS
        count = legal_moves.list_moves(state, listed)
        move = liked = int(listed[0]) if count == 1 else -1
        if move < 0 and len(moves) < until and expert.actor(state[0]) != host:
            move = guest_move(state, listed[:count], plain, rng)
        if move < 0:
            found = search(state, known, simulations, rng)
            move = liked = found.best
            if known is not None:
                forecast[:] = [*found.root_value[COLOURS : COLOURS + seats], *[0.0] * (COLOURS - seats)]
            if rng.random() < (0.5 if len(moves) < EARLY else 0.08):
                move = rng.choices(found.moves, [count + 0.01 for count in found.visits])[0]
        moves.append(move)
        best.append(liked if len(moves) > until else -1)
        forecasts.append(forecast)
        turns.step(state, move)
    return Played(moves, best, forecasts, [colour_score(state[0], colour) for colour in range(COLOURS)])


class Task(NamedTuple):
    """A task of a worker: games to play, for some seconds or a number of them."""

    begin: Path | None  # weights
    simulations: int
    seats: int
    cards: bool
    seed: int
    seconds: float = 0.0
    games: int | None = None
    guests: int = 0


def play_games(task: Task) -> Games:
    """Returns the games of a task."""
    begin, simulations, seats, cards, seed, seconds, games, guests = task
    known = None if begin is None else expert.evaluator(expert.read_weights(begin))
    rng, end = Random(seed), time.monotonic() + seconds
    played: list[Played] = []
    deals: list[int] = []
    while len(played) < games if games is not None else time.monotonic() < end:
        deals.append(rng.randrange(1, 1 << 62) if cards else 0)
        played.append(play_game(known, simulations, seats, deals[-1], guests, rng))
    return {
        "move": np.array([move for one in played for move in one.moves], np.int32),
        "best": np.array([move for one in played for move in one.best], np.int32),
        "forecast": np.array([forecast for one in played for forecast in one.forecasts], np.float16),
        "game": np.repeat(np.arange(len(played)), [len(one.moves) for one in played]),
        "left": np.array([one.left for one in played], np.int16),
        "deal": np.array(deals, np.int64),
        "seats": np.full(len(played), seats, np.int8),
    }


def join(parts: list[Games]) -> Games:
    """Returns the games of several processes or rounds."""
    offsets = np.cumsum([0, *(len(part["left"]) for part in parts[:-1])])
    joined = {name: np.concatenate([part[name] for part in parts]) for name in parts[0] if name != "game"}
    joined["game"] = np.concatenate([part["game"] + offset for part, offset in zip(parts, offsets, strict=True)])
    return joined


def positions(games: Games) -> np.ndarray:
    """Returns the position before every move."""
    found, state = np.zeros(len(games["move"]), EXAMPLES), np.zeros(1, STATE)
    last = -1
    for number, (move, game) in enumerate(zip(games["move"].tolist(), games["game"].tolist(), strict=True)):
        if game != last:
            begin_game(state, int(games["seats"][game]), int(games["deal"][game]))
            last = game
        found[number] = state[0]
        turns.step(state, move)
    return found


def surveys(states: np.ndarray) -> np.ndarray:
    """Returns the inputs of the net for every position, for each colour."""
    numbers = np.zeros((len(states), COLOURS, features.FEATURES), np.float32)
    features.survey_all(states, np.zeros(1, value_net.SCRATCH), numbers)
    return numbers


def choices(states: np.ndarray, best: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Returns the features of every placement, where each position's list begins, the best of it, and the phase."""
    listed, lists, places, kept = np.zeros(legal_moves.LONGEST_LIST, np.int32), [], [], []
    for number in range(len(states)):
        count = legal_moves.list_moves(states[number : number + 1], listed)
        place = np.flatnonzero(listed[:count] == best[number])
        if count > 1 and len(place) and listed[0] < WARPS:
            lists.append(listed[:count].copy())
            places.append(place[0])
            kept.append(number)
    begins = np.cumsum([0, *map(len, lists)])
    seen = np.zeros((begins[-1], move_priors.PATTERN_NUMBERS), np.float32)
    move_priors.describe_placements(states[kept], np.zeros(1, value_net.SCRATCH), np.concatenate(lists), begins, seen)
    laid = [PIECES - bits_in(int(state["left"][state["colour"]])) for state in states[kept]]
    return seen, begins, np.array(places), np.minimum(np.array(laid) // 5, move_priors.PHASES - 1)


def shares(games: Games) -> np.ndarray:
    """Returns each seat's share of the victory in the end, for every position."""
    left = games["left"].astype(np.float64)
    pairs = np.concatenate([np.maximum(left[:, :2], left[:, 2:]), np.full((len(left), 2), np.inf)], 1)
    ends = np.where(games["seats"][:, None] == 2, pairs, left)
    won = ends == ends.min(1, keepdims=True)
    found: np.ndarray = (won / won.sum(1, keepdims=True))[games["game"]]
    return found


def forecast_shares(games: Games) -> np.ndarray:
    """Returns each seat's chance as the search forecast it; not a number where there was no search."""
    forecast = games["forecast"].astype(np.float64)
    total = forecast.sum(1, keepdims=True)
    return np.divide(forecast, total, out=np.full_like(forecast, np.nan), where=total > 0)


def chances(games: Games) -> np.ndarray:
    """Returns the target of every position: the mean of the outcome and the search's forecast, where there is one."""
    won, forecast = shares(games), forecast_shares(games)
    return np.where(np.isnan(forecast), won, (won + forecast) / 2)


def expected(weights: Path, states: np.ndarray) -> np.ndarray:
    """Returns each seat's chance in every position, predicted with the weights of a file."""
    known, scratch = expert.read_weights(weights), np.zeros(1, value_net.SCRATCH)
    found = np.zeros((len(states), 2 * COLOURS))
    for state, row in zip(states, found, strict=True):
        value_net.value(state, known[0], scratch[0], row)
    return found[:, COLOURS:]


def compare(games: Games, lying: np.ndarray, found: dict[str, np.ndarray]) -> None:
    """Prints the cross-entropy of forecasts against the outcomes, by the pieces on the board."""
    won, seats = shares(games), games["seats"][games["game"]]
    for count, pieces in itertools.product(np.unique(seats), range(0, 72, 12)):
        rows = (seats == count) & (lying >= pieces) & ((lying < pieces + 12) | (pieces == 60))
        row = []
        for who, chance in found.items():
            known = rows & ~np.isnan(chance).any(1)
            surprise = -(won[known] * np.log(np.maximum(chance[known], LEAST))).sum(1).mean()
            row.append(f"{who} {surprise:.2f}")
        print(f"{count} seats, {pieces}- pieces, {rows.sum()} positions:", ", ".join(row), flush=True)


def paired(strength: Any) -> Any:
    """BS-52: returns the strength of two seats with two colours each, of which the worse counts."""
    import torch

    seats = -torch.logaddexp(-strength[:, :2], -strength[:, 2:])
    return torch.cat([seats, torch.full_like(seats, -1e9)], 1)


def learn_value_net(numbers: np.ndarray, games: Games, passes: int, begin: Any) -> dict[str, np.ndarray]:
    """Fits the net, from initial weights where there are any, to the squares left and the winners."""
    import torch
    from torch import nn

    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    left = games["left"][games["game"]].astype(np.float32)
    given = torch.tensor(numbers, device=device)
    squares = torch.tensor(left / value_net.LEFT, dtype=torch.float32, device=device)
    wanted = torch.tensor(chances(games), dtype=torch.float32, device=device)
    two = torch.tensor(games["seats"][games["game"]] == 2, device=device)
    layers = [nn.Linear(features.FEATURES, value_net.FIRST), nn.Linear(value_net.FIRST, value_net.SECOND)]
    net = nn.Sequential(
        layers[0], nn.ReLU(), layers[1], nn.ReLU(), last := nn.Linear(value_net.SECOND, value_net.OUTPUTS)
    )
    named = dict(zip(("into", "through", "out"), (*layers, last), strict=True))
    if begin is not None:
        for name, layer in named.items():
            layer.weight.data = torch.tensor(begin[name].T)
            layer.bias.data = torch.tensor(begin[f"{name}_bias"])
    net.to(device)
    batch, rate = 2048, 5e-3
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-1)
    steps = passes * -(-len(given) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=max(steps, 2))
    for _ in range(passes):
        for rows in torch.randperm(len(given), device=device).split(batch):
            out = net(given[rows])
            misses = ((out[:, :, 0] - squares[rows]) ** 2).mean()
            strength = torch.where(two[rows][:, None], paired(out[:, :, 1]), out[:, :, 1])
            surprise = -(wanted[rows] * torch.log_softmax(strength, 1)).sum(1).mean()
            optimiser.zero_grad()
            (4 * misses + surprise).backward()
            optimiser.step()
            schedule.step()
    off = misses.item() ** 0.5 * value_net.LEFT
    print(f"value net: {len(given)} positions, last batch {off:.2f} squares off", flush=True)
    found = {}
    for name, layer in named.items():
        found[name] = layer.weight.detach().cpu().numpy().T
        found[f"{name}_bias"] = layer.bias.detach().cpu().numpy()
    return found


def learn_moves(
    seen: np.ndarray, begins: np.ndarray, places: np.ndarray, phases: np.ndarray, passes: int
) -> np.ndarray:
    """Fits the weights of moves so that the best move of each position is the likeliest."""
    import torch

    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    weights = torch.zeros((move_priors.PHASES, move_priors.PATTERN_NUMBERS), device=device, requires_grad=True)
    optimiser = torch.optim.Adam([weights], lr=0.02)
    given, phase = torch.tensor(seen, device=device), torch.tensor(phases, device=device)
    batch = 256
    for _ in range(passes):
        for first in range(0, len(places), batch):
            last = min(first + batch, len(places))
            low = begins[first]
            lengths = torch.tensor(np.diff(begins[first : last + 1]), device=device)
            of = torch.repeat_interleave(torch.arange(last - first, device=device), lengths)
            logits = (given[low : begins[last]] * weights[phase[first:last]][of]).sum(1)
            top = torch.full((last - first,), -1e9, device=device).scatter_reduce(0, of, logits, "amax")
            total = torch.zeros(last - first, device=device).index_add(0, of, torch.exp(logits - top[of])).log() + top
            best = logits[torch.tensor(begins[first:last] - low + places[first:last], device=device)]
            loss = (total - best).mean() + 1e-4 * (weights**2).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    print(f"moves: {len(places)} positions, loss {loss.item():.3f}", flush=True)
    found: np.ndarray = weights.detach().cpu().numpy()
    return found


def part(games: Games, rows: np.ndarray) -> Games:
    """Returns some of the positions of games."""
    return games | {name: games[name][rows] for name in ("move", "best", "forecast", "game")}


def learnable(games: Games) -> np.ndarray:
    """Returns which positions come after the last move of a guest."""
    found: np.ndarray = games["best"] >= 0
    return found


def learn(games: Games, target: Path, begin: Path | None = None, passes: int = 20, held: int = 0) -> None:
    """Fits weights to games and writes them; priors of placements are fitted only where there are none.

    One game in `held` is held out, to measure how well the net predicts its winner.
    """
    known = None if begin is None else expert.read_weights(begin)[0]
    states = positions(games)
    ours = learnable(games)
    aside = ours & (games["game"] % held == 0) if held else np.zeros(len(states), bool)
    learned = ours & ~aside
    weights = learn_value_net(surveys(states[learned]), part(games, learned), passes, known)
    if known is None:
        some = np.random.default_rng(0).permutation(np.flatnonzero(ours))[:POSITIONS]
        weights["moves"] = learn_moves(*choices(states[some], games["best"][some]), passes=max(1, passes // 2))
    else:
        weights["moves"] = known["moves"]
    with target.open("wb") as file:
        np.savez(file, **{name: value.astype(np.float32) for name, value in weights.items()})  # type: ignore[arg-type]
    if held:
        nets = {"net": target} if begin is None else {"net": target, "net before": begin}
        found = {who: expected(weights_of, states[aside]) for who, weights_of in nets.items()}
        compare(part(games, aside), states["lying"][aside], found | {"search": forecast_shares(part(games, aside))})


def main() -> None:
    """Runs rounds of self-play and learning."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plan", default="", help="simulations a move:seconds,...")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--begin", type=Path, help="weights to begin with")
    parser.add_argument("--games", type=Path, nargs="*", default=[], metavar="FILE", help="games kept before")
    parser.add_argument("--seats", type=int, choices=(2, 4), default=4)
    parser.add_argument("--cards", action="store_true", help="games with cards")
    parser.add_argument(
        "--guests", type=int, default=0, metavar="MOVES", help="others play all seats but one, up to some move"
    )
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep the games there")
    parser.add_argument(
        "--held", type=int, default=0, metavar="N", help="keep every Nth game from learning, to compare"
    )
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if not given.plan and not given.games:
        parser.error("nothing to learn from: give --plan, --games or both")
    weights: Path | None = given.begin
    rounds = [dict(np.load(file, allow_pickle=False)) for file in given.games]
    if rounds:
        learn(join(rounds), given.out, given.begin, held=given.held)
        weights = given.out
    for turn, step in enumerate(given.plan.split(",") if given.plan else []):
        simulations, seconds = step.split(":")
        first = Task(weights, int(simulations), given.seats, given.cards, 1000 * (given.seed + turn), float(seconds))
        first = first._replace(guests=given.guests)
        play_games(first._replace(simulations=4, games=1))  # compiles everything, before the other processes start
        tasks = [first._replace(seed=first.seed + core) for core in range(given.cores)]
        with multiprocessing.get_context("spawn").Pool(given.cores) as pool:
            rounds.append(join(pool.map(play_games, tasks, chunksize=1)))
        played = rounds[-1]["left"]
        print(f"round {turn + 1}: {len(played)} games, {played.mean():.1f} squares left", flush=True)
        if given.keep:
            np.savez_compressed(given.keep, allow_pickle=False, **join(rounds))
        learn(join(rounds), given.out, given.begin, held=given.held)
        weights = given.out


if __name__ == "__main__":
    main()
