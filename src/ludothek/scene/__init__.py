"""Scenes: what lies on a table, as data that a browser, a sheet of paper and a screen reader all show."""

from .find import GameView, find_view
from .model import Board, Card, Figure, Piece, Player, Row, Scene

__all__ = ["Board", "Card", "Figure", "GameView", "Piece", "Player", "Row", "Scene", "find_view"]
