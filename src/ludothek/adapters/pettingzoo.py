"""PettingZoo: every game as an AEC environment and as a parallel one.

Agents are `player_0`, `player_1`, … by seat. An observation is a dict of `observation` (see `tensor`) and
`action_mask`. Rewards come at the end, from the score sheet. An answer that a rule forbids ends the game: -1 for who
gave it, nothing for the others, and `infos[agent]["refused"]` names the rule.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from .play import Play
from .setting import Setting
from .setting import setting as find_setting
from .tensor import BOUND
from .words import table_text

SEEDS = 2**31


def env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> AECEnv:
    """An AEC environment: seats are asked one after the other, also where their answers are secret."""
    return OrderEnforcingWrapper(raw_env(game, seats, render_mode, **options))


def parallel_env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> ParallelTable:
    """A parallel environment: all seats that owe an answer give it at once, the others wait (the last action)."""
    return ParallelTable(game, seats, render_mode, **options)


class Seats:
    """What both kinds of environment share: agents, spaces, seeds, and the game that is played."""

    def __init__(self, setting: Setting, waiting: int, render_mode: str | None) -> None:
        self.setting = setting
        self.agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.agents)}
        self.size = len(setting.actions) + waiting
        self.render_mode = render_mode
        self._random, _ = seeding.np_random()
        tensor = spaces.Box(-BOUND, BOUND, (setting.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (self.size,), np.int8)
        self.observations = {agent: spaces.Dict({"observation": tensor, "action_mask": mask}) for agent in self.agents}
        self.actions = {agent: spaces.Discrete(self.size) for agent in self.agents}

    def begin(self, seed: int | None) -> Play:
        """A new game. A seed is that of the game; the games after it have seeds that follow from it."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        return Play(self.setting, seed if seed is not None else int(self._random.integers(SEEDS)))

    def mask(self, play: Play, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.size, np.int8)
        mask[play.actions(seat)] = 1
        return mask

    def observation(self, play: Play, seat: int) -> dict[str, Any]:
        return {"observation": self.setting.layout.encode(play.observe(seat)), "action_mask": self.mask(play, seat)}

    def render(self, play: Play) -> str | None:
        """The table in words, as a spectator sees it."""
        if self.render_mode is None:
            return None
        text = table_text(play, -1)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def metadata(name: str, parallel: bool) -> dict[str, Any]:
    return {"name": f"ludothek_{name}_v0", "render_modes": ["ansi", "human"], "is_parallelizable": parallel}


class raw_env(AECEnv):
    """One seat after the other."""

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.table = Seats(find_setting(game, seats, options), 0, render_mode)
        self.metadata = metadata(game, False)
        self.possible_agents = list(self.table.agents)
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play = self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.table.observation(self.play, self.table.seat[agent])
        if agent != self.agent_selection or self.terminations.get(agent):
            seen["action_mask"][:] = 0  # not its turn, even where it owes an answer
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        refused = self.play.answer(self.table.seat[agent], -1 if action is None else int(action))
        if refused:
            self.rewards[agent] = -1.0
            self.infos[agent] = {"refused": refused}
        elif self.play.over:
            self.rewards = dict(zip(self.possible_agents, self.play.returns(), strict=True))
        if refused or self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
        self._accumulate_rewards()
        if refused or self.play.over:
            self._deads_step_first()

    def render(self) -> str | None:
        return self.table.render(self.play)


class ParallelTable(ParallelEnv):
    """All at once; who owes no answer waits."""

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        self.table = Seats(find_setting(game, seats, options), 1, render_mode)
        self.wait = self.table.size - 1
        self.metadata = metadata(game, True)
        self.possible_agents = list(self.table.agents)
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.play = self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        found = {agent: self.table.observation(self.play, self.table.seat[agent]) for agent in self.agents}
        for seen in found.values():
            if not seen["action_mask"].any():
                seen["action_mask"][self.wait] = 1
        return found

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        agents = self.agents
        refused = self._answer({self.table.seat[agent]: int(action) for agent, action in actions.items()})
        over = bool(refused) or self.play.over
        rewards = dict(zip(self.possible_agents, self.play.returns(), strict=True))
        infos: dict[str, Any] = {agent: {} for agent in agents}
        for seat, rule in refused.items():
            rewards[self.possible_agents[seat]] = -1.0
            infos[self.possible_agents[seat]] = {"refused": rule}
        seen = self._observations()
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _answer(self, actions: dict[int, int]) -> dict[int, str]:
        """Give the answers that were owed at the beginning; the rules that forbid some, by seat."""
        play, owing = self.play, [seat for seat in self.play.owing if self.play.actions(seat)]
        refused = {}
        for seat, action in actions.items():
            waits = action == self.wait
            if (seat in owing and action not in play.actions(seat)) or (seat not in owing and not waits):
                refused[seat] = play.refusal(seat, action)
        if not refused:
            for seat in owing:
                if seat in actions:
                    play.answer(seat, actions[seat])
        return refused

    def render(self) -> str | None:
        return self.table.render(self.play)
