"""Our bots as OpenSpiel's: `OurBot("greedy")` plays any of our games there, and sees what its seat may see."""

from __future__ import annotations

from typing import Any

import pyspiel

from ..bots import Bot
from ..bots import find as find_bot
from ..bots.luck import luck
from ..core.chance import Rng
from .play import question
from .position import Position


class OurBot(pyspiel.Bot):
    """A bot by name, or one of your own. It plays any seat, so one is enough for several."""

    def __init__(self, bot: str | Bot, seed: int = 0) -> None:
        super().__init__()
        self.bot: Bot = find_bot(bot) if isinstance(bot, str) else bot
        self.seed = seed

    def restart_at(self, state: Any) -> None:
        """A bot keeps nothing between two questions."""

    def inform_action(self, state: Any, player: int, action: int) -> None:
        """It looks at the table when it is asked."""

    def step(self, state: Any) -> int:
        """One of the legal actions; the same in the same place of a game, for the same seed."""
        position: Position = state.position
        setting, seat = position.setting, int(state.current_player())
        decision = question(setting, position.state, seat, position.choices())
        rng = Rng(*luck(self.seed, state.move_number()))
        choice = self.bot.choose(setting.game, setting.game.observe(position.state, seat), decision, rng)
        return setting.actions.number(decision.code, choice)
