"""Tables for the tests of bots, and bots that think for a moment only."""

from __future__ import annotations

from ludothek.bots import Bot, find
from ludothek.bots.mcts import PACE, SearchBot
from ludothek.core.chance import Rng
from ludothek.core.match import Decision, Match
from ludothek.games import find as find_game


def start(name: str, seats: int, options: dict[str, str], seed: int) -> Match:
    game = find_game(name)
    return Match(game, game.load_pack([]), seats, options, seed)


def asked(match: Match) -> Decision:
    decision = match.decision()
    assert decision is not None
    return decision


def play(match: Match, players: list[Bot], seed: int) -> list[int]:
    """A whole game; the winners."""
    rng = Rng(seed)
    while (decision := match.decision()) is not None:
        seen = match.game.observe(match.state, decision.seat)
        match.play(decision.seat, players[decision.seat].choose(match.game, seen, decision, rng))
    return match.game.score(match.state).winners


def searcher(match: Match, simulations: int, cap: float = 0.0) -> SearchBot:
    """A bot with so many simulations for a turn of this game."""
    return SearchBot("expert", simulations / match.game.search.get("pace", PACE), cap)


def quick(name: str, match: Match, simulations: int = 10) -> Bot:
    """The bot of this name; one that searches has a few simulations for a turn, whatever its level."""
    bot = find(name)
    return searcher(match, simulations) if isinstance(bot, SearchBot) else bot
