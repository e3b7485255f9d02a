"""Lanterns: a small game on a river. It is played for fun, and copied to begin a new game."""

from .info import GAME

__all__ = ["GAME"]
