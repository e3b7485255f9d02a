"""What can go wrong, in one tree. Every message is one sentence that a player can act on."""

from __future__ import annotations


class LudothekError(Exception):
    """Something a person asked for cannot be done; the text says what and why."""


class RecordError(LudothekError):
    """A record cannot be read, or does not replay to what it says."""


class ScenarioError(LudothekError):
    """A scenario file is not well formed, or names something the game does not have."""


class OptionError(LudothekError):
    """A game was asked for with an option, a seat count or a value that it does not have."""


class Refused(LudothekError):
    """An answer that a rule forbids."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} [{rule}]")
        self.rule = rule
        self.sentence = sentence
