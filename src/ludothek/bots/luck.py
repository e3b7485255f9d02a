"""The luck of bots: it follows from the seed of the game, so that a game taken up again goes on alike."""

from __future__ import annotations

STREAM = 0x5EED_B075  # another than that of the game
PER_ANSWER = 1 << 20  # numbers that a bot may draw for one answer


def luck(seed: int, played: int) -> tuple[int, int]:
    """Seed and counter of the generator for the bot that answers after so many answers.

    Whoever knows the seed of a game can reckon the luck of its bots, and the other way round. That does no harm:
    neither is shown to anybody while a game runs, and a bot gets a generator to draw from, not a number to reckon with.
    """
    return seed ^ STREAM, played * PER_ANSWER
