"""OpenSpiel: every game as `ludothek_<name>`, registered by importing this module.

The parameters are `seats` and the game's options. Games are sequential; where seats answer at the same time and in
secret, they are asked in seat order and no observation shows an answer that is not open yet. Chance is explicit,
rewards come at the end. An information state is the observation of a seat together with all that it has been told and
has answered so far.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import pyspiel

from ..core.chance import Rng
from ..core.errors import Refused
from ..core.game import GameInfo, Option
from ..core.step import CHANCE, OK, Draw
from ..games import find, names
from .position import Position, observe
from .setting import Setting
from .setting import setting as find_setting
from .tensor import Tensor

LONGEST = 2000  # answers; far more than any of our games takes
SAMPLER = 1 << 62  # a number from 0 to 1 becomes a seed


class State(pyspiel.State):
    """A position. Everything on the Python side is in `position`, which OpenSpiel copies and saves with the rest."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position = Position.begin(game.setting)

    @property
    def setting(self) -> Setting:
        return self.position.setting

    # -- asking ---------------------------------------------------------------------------------------------

    def is_terminal(self) -> bool:
        return not self.position.state.stack

    def current_player(self) -> int:
        stack = self.position.state.stack
        if not stack:
            return int(pyspiel.PlayerId.TERMINAL)
        player = int(stack[-1].player)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def _legal_actions(self, player: int) -> list[int]:
        offset = self.setting.actions.offset[self.position.state.stack[-1].code]
        return sorted([offset + choice for choice in self.position.choices()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.position.state
        step = state.stack[-1]
        assert isinstance(step, Draw)
        offset = self.setting.chances.offset[step.code]
        weights = [(offset + choice, int(step.weight(state, choice))) for choice in self.position.choices()]
        total = sum([weight for _, weight in weights])
        return sorted([(action, weight / total) for action, weight in weights])

    def returns(self) -> list[float]:
        if self.position.state.stack:
            return [0.0] * self.setting.seats
        return self.setting.game.score(self.position.state).returns()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """For callers in Python; OpenSpiel's own way asks for the shape first and makes every tensor twice."""
        viewer = self.current_player() if player is None else player
        found: list[float] = self.setting.layout.encode(observe(self.setting, self.position.state, viewer)).tolist()
        return found

    # -- answering ------------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        state, player = self.position.state, self.current_player()
        numbers = self.setting.chances if player < 0 else self.setting.actions
        code, choice = numbers.split(action)
        step = state.stack[-1]
        why = int(step.refusal(state, choice)) if code == step.code else -1
        if why != OK:
            raise Refused(self.setting.game.rule(why), f"Action {action} does not answer '{step.code}' now.")
        self.position.answer(choice)

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self.setting.chances if player < 0 else self.setting.actions
        return numbers.names[action]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from the present one."""
        twin = self.clone()
        twin.position = self.position.resampled(player, Rng(int(sampler() * SAMPLER)))
        return twin  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return json.dumps(self.position.state.to_json(), sort_keys=True, separators=(",", ":"))


class Observer:
    """Strings and tensors of what a player sees, or of what is open to all; with perfect recall, of what it knows."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observations take no parameters; given were {params}.")
        self.setting = setting
        self.recall = kind.perfect_recall
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if not self.recall:
            self._show(setting.layout.encode(observe(setting, setting.begin(), 0)))

    def _show(self, tensor: Tensor) -> None:
        self.tensor = tensor
        self.dict = {"observation": tensor}

    def set_from(self, state: State, player: int) -> None:
        if not self.recall:
            seen = observe(self.setting, state.position.state, -1 if self.public else player)
            assert self.tensor is not None
            self.tensor[:] = self.setting.layout.encode(seen)

    def string_from(self, state: State, player: int) -> str:
        viewer = -1 if self.public else player
        return state.position.known(viewer) if self.recall else state.position.seen(viewer)


class Game(pyspiel.Game):
    """A game with its parameters set; each of our games is a subclass of its own."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = {key: value for key, value in given.items() if key != "seats"}
        self.setting = find_setting(self.name, given.get("seats"), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions),
            max_chance_outcomes=len(self.setting.chances),
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def parameter(option: Option) -> str | int:
    """The default of an option; OpenSpiel reads digits as numbers, so options of numbers are numbers."""
    return int(option.default) if all(value.isdecimal() for value in option.values) else option.default


def game_type(game: GameInfo) -> Any:
    least = find_setting(game.name).seats
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Ludothek {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": least, **{option.name: parameter(option) for option in game.options}},
    )


def load(game: str, seats: int | None = None, **options: Any) -> Any:
    """`pyspiel.load_game` with the game's own name, and options as words or numbers."""
    setting = find_setting(game, seats, options)
    known = {option.name: option for option in setting.game.options}
    values = {name: type(parameter(known[name]))(value) for name, value in setting.options.items()}
    return pyspiel.load_game(short_name(game), {"seats": setting.seats, **values})


def short_name(game: str) -> str:
    return f"ludothek_{game.replace('-', '_')}"


def register() -> None:
    """Make all installed games known to `pyspiel.load_game`.

    The registry lives longer than Python does and would crash on the last reference to anything but a class.
    """
    known = set(pyspiel.registered_names())
    for name in names():
        kind = game_type(find(name))
        if kind.short_name not in known:
            pyspiel.register_game(kind, type(kind.short_name, (Game,), {"name": name, "kind": kind}))


register()
