"""EVACUATE!: run through a dying space station, neither first nor last."""

from .info import GAME

__all__ = ["GAME"]
