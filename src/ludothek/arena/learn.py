"""`ludothek learn`: a judgement of positions that is learned from self-play, for games that name the features it sees.

Rounds of two halves: bots play games, each turn the best of the ways that were tried as the present judgement sees it;
then a network learns to foretell, from every position on the way, what the game came to. Each game begins wildly and
ends well: some turns are slips up to a moment that chance chooses, and only positions after it are learned from. So bad
positions are known as bad, while what a position is worth is what good play made of it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from shlex import join
from statistics import fmean
from typing import TYPE_CHECKING, Any

from ..bots.walk import play_turn, slip
from ..content.weights import read_network
from ..core.chance import Rng
from ..core.errors import OptionError
from ..core.game import GameInfo
from ..core.network import Network
from ..core.playout import until_asked
from ..core.weights import Weights
from ..games import find as find_game
from .stats import Interval, mean_interval
from .workers import Crew

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

WILD = 0.8  # of the games begin wildly
WILDNESS = (2, 3, 5, 8)  # one turn of so many is a slip
LONG = 30  # turns of a seat before which a wild beginning ends
BATCH = 512
RATE = 2e-3  # of learning, at first; it falls to a sixteenth
PARTS = 32  # of a round, for as many processes as there may be
HELD_BACK = 10  # one game of so many is only for measuring
FRESH = 1_000_000_000  # games from here on are kept for the last word
DIGITS = 5


@dataclass(frozen=True)
class Table:
    """How some of the games are played."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Course:
    """What is learned how long. It is plain data, so that any process can be given it."""

    game: str
    tables: tuple[Table, ...]
    packs: tuple[str, ...] = ()
    rounds: int = 20
    games: int = 4000  # a round, over all tables
    tries: int = 2  # ways in which every option is tried
    hidden: int = 48
    epochs: int = 15
    window: int = 6  # rounds that are learned from
    proof: int = 200  # fresh games
    start: str = ""  # the file of a network to go on from; none: the weights
    seed: int = 1


@dataclass(frozen=True)
class Learned:
    """What came of it: how much of the outcomes the network foretells, and what it gains on the hand-set weights."""

    network: Network
    fit: float
    gain: float
    interval: Interval
    games: int

    @property
    def better(self) -> bool:
        return self.interval[0] > 0


@dataclass
class Lessons:
    """Positions with what became of them."""

    features: Numbers
    outcomes: Numbers
    games: Numbers  # the number of the game that each comes from


Tell = Callable[[int, float, float | None], None]  # round, what its games without slips came to, fit if it taught


def learn(course: Course, workers: int = 0, ray: str = "", tell: Tell | None = None) -> Learned:
    """Until the window is full, bots judge as at the start: a network that has seen little is worse than none."""
    game = find_game(course.game)
    check(game, course)
    assert game.learning is not None
    network = read_network(Path(course.start), game.learning.names) if course.start else None
    fit: float | None = None
    kept: list[list[Lessons]] = []
    with Crew(workers, ray) as crew:
        for number in range(course.rounds):
            lessons, outcome = play_round(crew, course, network, number)
            kept = [*kept[1 - course.window :], lessons] if course.window > 1 else [lessons]
            if len(kept) == course.window or number == course.rounds - 1:
                network, fit = teach(course, [each for lessons in kept for each in lessons], number)
            if tell is not None:
                tell(number + 1, outcome, fit)
        assert network is not None
        assert fit is not None
        gains = prove(crew, course, network)
    return Learned(network, fit, fmean(gains), mean_interval(gains), len(gains))


def check(game: GameInfo, course: Course) -> None:
    if game.learning is None:
        raise OptionError(f"{game.name} names no features that a judgement could be learned from.")
    for table in course.tables:
        game.check_seats(table.seats)
        game.settings(dict(table.options))
    if not course.tables or min(course.rounds, course.games, course.tries, course.hidden, course.window) < 1:
        raise OptionError("Learning needs a table, a round, a game, a try and a hidden unit at least.")
    try:
        import sklearn  # noqa: F401
    except ModuleNotFoundError as error:
        raise OptionError("This needs the extra 'learn': pip install 'ludothek[learn]'.") from error


# -- playing ------------------------------------------------------------------------------------------------


def play_round(crew: Crew, course: Course, network: Network | None, number: int) -> tuple[list[Lessons], float]:
    """The lessons of one round, and what its games came to that had no wild beginning."""
    size = max(1, course.games // PARTS)
    first = number * course.games
    parts = [range(at, min(at + size, first + course.games)) for at in range(first, first + course.games, size)]
    drawn = None if network is None else to_data(network)
    found = sorted(crew.do(play_games, [(course, drawn, part, True) for part in parts]), key=lambda each: each[0])
    clean = [outcome for _, (_, outcomes) in found for outcome in outcomes]
    return [lessons for _, (lessons, _) in found if lessons is not None], fmean(clean) if clean else 0.0


def play_games(
    course: Course, drawn: dict[str, Any] | None, numbers: range, wild: bool
) -> tuple[Lessons | None, list[float]]:
    """Lessons of these games, and the outcomes of those that began well. Runs in any process."""
    import numpy as np

    game = find_game(course.game)
    weights = judging(game, None if drawn is None else from_data(drawn))
    features, outcomes, of, clean = [], [], [], []
    for number in numbers:
        seen, ends, began = play_one(game, course, weights, number, wild)
        if not began:
            clean += ends
        for seat, position in seen:
            features.append(position)
            outcomes.append(ends[seat])
            of.append(number)
    if not features:
        return None, clean
    return Lessons(*(np.array(rows, dtype=np.float32) for rows in (features, outcomes, of))), clean


def judging(game: GameInfo, network: Network | None) -> Weights:
    now = game.weights
    return Weights(now.names, list(now.to_dict().values()), network)


def play_one(
    game: GameInfo, course: Course, weights: Weights, number: int, wild: bool
) -> tuple[list[tuple[int, list[float]]], list[float], int]:
    """(seat, features) of the positions after the wild beginning, the outcome for each seat, and how long it was."""
    assert game.learning is not None
    table = course.tables[number % len(course.tables)]
    pack = packed(course)
    state = game.new_game(pack, table.seats, game.settings(dict(table.options)))
    seed = course.seed * FRESH + number
    rng, pick = Rng(seed), random.Random(seed)
    began = pick.randrange(LONG * table.seats) if wild and pick.random() < WILD else 0
    wildness = pick.choice(WILDNESS)
    seen: list[tuple[int, list[float]]] = []
    turn = 0
    while len(options := until_asked(state, rng)):
        if turn >= began and wild:
            seen += [(seat, list(game.learning.features(state, seat))) for seat in range(table.seats)]
        if turn < began and pick.randrange(wildness) == 0:
            slip(state, options, game.pauses, rng)
        else:
            tries = 1 if turn < began else course.tries
            state = play_turn(state, options, game.pauses, game.evaluate, weights, rng, tries)
        turn += 1
    sheet = game.score(state)
    return seen, [game.learning.outcome(sheet, seat) for seat in range(table.seats)], began


@cache
def packed(course: Course) -> Any:
    return find_game(course.game).load_pack([Path(folder) for folder in course.packs])


# -- learning -----------------------------------------------------------------------------------------------


def teach(course: Course, lessons: Sequence[Lessons], number: int) -> tuple[Network, float]:
    """A network for these lessons, and the part of the outcomes' variance that it foretells in games held back."""
    import numpy as np
    from sklearn.neural_network import MLPRegressor

    features = np.concatenate([each.features for each in lessons])
    outcomes = np.concatenate([each.outcomes for each in lessons])
    back = np.concatenate([each.games for each in lessons]).astype(np.int64) // len(course.tables) % HELD_BACK == 0
    if back.all() or not back.any():
        back = np.arange(len(features)) % HELD_BACK == 0
    centre, spread = features[~back].mean(0), features[~back].std(0)
    spread[spread < 1e-3] = 1e9  # what never changes says nothing
    middle, width = float(outcomes.mean()), float(outcomes.std()) or 1.0
    seen, wanted = (features - centre) / spread, (outcomes - middle) / width
    made = MLPRegressor(
        hidden_layer_sizes=(course.hidden,),
        batch_size=min(BATCH, int((~back).sum())),
        learning_rate_init=RATE,
        random_state=course.seed + number,
    )
    for epoch in range(course.epochs):
        if epoch:
            made._optimizer.learning_rate_init = RATE * 0.5 ** (4 * epoch / course.epochs)
        made.partial_fit(seen[~back], wanted[~back])
    missed = made.predict(seen[back]) - wanted[back]
    fit = 1 - float((missed**2).mean()) / (float(wanted[back].var()) or 1.0)
    (inner, outer), (bias, base) = made.coefs_, made.intercepts_
    game = find_game(course.game)
    assert game.learning is not None
    network = Network(
        game.learning.names,
        [shortened(row) for row in inner / spread[:, None]],
        shortened(bias - (centre / spread) @ inner),
        shortened(outer[:, 0] * width),
        float(base[0] * width + middle),
    )
    return network, fit


def shortened(values: Any) -> list[float]:
    """As they will stand in a file, so that what is proved is what is kept."""
    return [float(f"{float(value):.{DIGITS}g}") for value in values]


def prove(crew: Crew, course: Course, network: Network) -> list[float]:
    """What the network gains over the weights in fresh games of the same deal, by the mean outcome of the seats."""
    drawn = to_data(network)
    size = max(1, course.proof // PARTS)
    parts = [range(FRESH // 2 + at, FRESH // 2 + min(at + size, course.proof)) for at in range(0, course.proof, size)]
    both = []
    for judge in (drawn, None):
        found = sorted(crew.do(means, [(course, judge, part) for part in parts]), key=lambda each: each[0])
        both.append([mean for _, means_of in found for mean in means_of])
    return [new - old for new, old in zip(*both, strict=True)]


def means(course: Course, drawn: dict[str, Any] | None, numbers: range) -> list[float]:
    return [fmean(play_games(course, drawn, range(number, number + 1), False)[1]) for number in numbers]


# -- the result ---------------------------------------------------------------------------------------------


def to_data(network: Network) -> dict[str, Any]:
    hidden = int(network.hidden)
    inner = [float(x) for x in network.inner]
    return {
        "names": network.names,
        "inner": [inner[at : at + hidden] for at in range(0, len(inner), hidden)],
        "bias": [float(x) for x in network.bias],
        "outer": [float(x) for x in network.outer],
        "base": network.base,
    }


def from_data(data: dict[str, Any]) -> Network:
    return Network(data["names"], data["inner"], data["bias"], data["outer"], data["base"])


def made_by(course: Course, learned: Learned, date: str) -> dict[str, object]:
    """How the network came about, for its file: the command that makes it anew, and what it was proved to gain."""
    low, high = learned.interval
    figures = {"fit": learned.fit, "gain": learned.gain, "low": low, "high": high}
    before = {"from": json.loads(Path(course.start).read_text(encoding="utf-8"))["made"]} if course.start else {}
    return {"by": command(course), "date": date, **before, **{name: round(value, 3) for name, value in figures.items()}}


def command(course: Course) -> str:
    words = ["ludothek", "learn", course.game]
    for table in course.tables:
        options = ",".join(f"{name}={value}" for name, value in table.options)
        words += ["--table", f"{table.seats} {options}".strip()]
    for name in ("rounds", "games", "tries", "hidden", "window", "proof", "seed"):
        words += [f"--{name}", str(getattr(course, name))]
    for pack in course.packs:
        words += ["--pack", pack]
    if course.start:
        words += ["--start", Path(course.start).name]
    return join(words)
