"""Evacuation: four years to move a people from the Old World to the New."""

from .info import GAME

__all__ = ["GAME"]
