"""Gymnasium: one seat of a game against bots.

Importing this module registers `ludothek/<Game>-v0` for every installed game. The observation is a tensor (see
`tensor`); which actions are allowed stands in `info["action_mask"]` and comes from `action_masks()`. The reward comes
at the end, from the score sheet. An answer that a rule forbids ends the game with -1; `info["refused"]` names the rule.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot
from ..bots import find as find_bot
from ..core.errors import OptionError
from ..games import names
from .play import Play
from .setting import setting as find_setting
from .tensor import BOUND, Tensor
from .words import table_text

SEEDS = 2**31
Opponent = str | Bot


class SeatEnv(gymnasium.Env[Tensor, np.int64]):
    """One seat; the others are played by bots, which see no more than their own seats do.

    `opponents` is a bot, or its name, for all other seats, or one for each of them in seat order. `seat` is a
    number, or None for another seat by lot in each game.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponent | list[Opponent] | tuple[Opponent, ...] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = find_setting(game, seats, options)
        others = self.setting.seats - 1
        bots = [*opponents] if isinstance(opponents, list | tuple) else [opponents] * others
        if len(bots) != others:
            raise OptionError(f"There are {others} other seats, but {len(bots)} opponents.")
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise OptionError(f"There is no seat {seat}; seats are 0 to {others}.")
        self.bots: list[Bot] = [find_bot(bot) if isinstance(bot, str) else bot for bot in bots]
        self.fixed = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-BOUND, BOUND, (self.setting.layout.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.setting.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """A seed is that of the game; the games after it have seeds that follow from it."""
        super().reset(seed=seed)
        if self.fixed is None:
            self.seat = int(self.np_random.integers(self.setting.seats))
        self.play = Play(self.setting, seed if seed is not None else int(self.np_random.integers(SEEDS)))
        self._others()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        refused = self.play.answer(self.seat, int(action))
        if refused:
            return self._observation(), -1.0, True, False, {**self._info(), "refused": refused}
        self._others()
        return self._observation(), self.play.returns()[self.seat], self.play.over, False, self._info()

    def _others(self) -> None:
        """The bots answer until our seat is asked; what is secret they answer before us, without seeing ours."""
        play = self.play
        while not play.over and play.owing != [self.seat]:
            seat = next(seat for seat in play.owing if seat != self.seat)
            bot = self.bots[seat - (seat > self.seat)]
            decision = play.decision(seat)
            choice = bot.choose(self.setting.game, play.observe(seat), decision, play.luck())
            play.answer(seat, self.setting.actions.number(decision.code, choice))

    def action_masks(self) -> NDArray[np.bool_]:
        """What our seat may answer now, as sb3-contrib's MaskablePPO asks for it."""
        mask = np.zeros(len(self.setting.actions), np.bool_)
        mask[self.play.actions(self.seat)] = True
        return mask

    def _observation(self) -> Tensor:
        return self.setting.layout.encode(self.play.observe(self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def render(self) -> str | None:
        """The table in words, as our seat sees it."""
        return table_text(self.play, self.seat) if self.render_mode == "ansi" else None


def environment_id(game: str) -> str:
    """`ludothek/Evacuate-v0` for the game `evacuate`."""
    return f"ludothek/{''.join(part.capitalize() for part in game.replace('_', '-').split('-'))}-v0"


def register() -> None:
    """Make all installed games known to `gymnasium.make`."""
    for name in names():
        if environment_id(name) not in gymnasium.registry:
            entry = "ludothek.adapters.gymnasium:SeatEnv"
            gymnasium.register(environment_id(name), entry_point=entry, kwargs={"game": name})


register()
