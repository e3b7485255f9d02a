"""Tables: games being played by people and bots, kept in a store, seen by each as far as the rules let them."""

from .bots import BotJob, any_answer, think
from .errors import NoSuchTable, NotYours, TableError
from .model import Ack, Guest, Links, Notice, SeatWish, Setup, TableCard
from .tables import Tables

__all__ = [
    "Ack",
    "BotJob",
    "Guest",
    "Links",
    "NoSuchTable",
    "NotYours",
    "Notice",
    "SeatWish",
    "Setup",
    "TableCard",
    "TableError",
    "Tables",
    "any_answer",
    "think",
]
