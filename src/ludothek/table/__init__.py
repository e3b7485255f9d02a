"""Tables: games being played by people and bots, kept in a store, seen by each as far as the rules let them."""

from .bots import BotJob, Job, any_answer
from .errors import NoSuchTable, NotYours, TableError
from .model import Ack, Guest, Links, Notice, SeatWish, Setup, TableCard
from .tables import Tables
from .thinking import think

__all__ = [
    "Ack",
    "BotJob",
    "Guest",
    "Job",
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
