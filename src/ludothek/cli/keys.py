"""Keys at the prompt of a game: everything a person can enter besides an answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .files import write_atomically
from .hints import Hints
from .rules import show_rules

if TYPE_CHECKING:
    from .question import Question
    from .table import Table

ANSWER, SHOWN, UNDONE, QUIT = "", "shown", "undone", "quit"
HELP = ("number", "word", "why", "hint", "card", "text", "undo", "log", "rule", "save", "board", "help", "quit")


class Keys:
    """`press` says what became of an input; it is an answer if no key fits."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.screen = table.screen
        self.hints = Hints()

    def press(self, given: str, question: Question) -> str:
        key, _, rest = given.partition(" ")
        if key.startswith("?") and len(key) > 1:  # "?3" is meant as "? 3"
            key, rest = "?", f"{key[1:]} {rest}"
        rest = rest.strip()
        match key.lower():
            case "?":
                question.explain(self.screen, rest)
            case "h":
                self.hints.climb(question, self.screen)
            case "k" | "help":
                self.help()
            case "u":
                return self.undo(question.decision.seat)
            case "l":
                self.log(question.decision.seat)
            case "s":
                self.save(rest)
            case "r":
                show_rules(self.screen, rest)
            case "t":
                self.screen.texts(self.table.match, question.decision.seat)
            case "c":
                self.card(rest)
            case "b":
                self.screen.board(self.table.match, question.decision.seat)
                question.show(self.screen)
            case "q":
                return QUIT
            case _:
                return ANSWER
        return SHOWN

    def help(self) -> None:
        self.screen.say("help-title", "title")
        for name in HELP:
            self.screen.print("  " + self.screen.catalogue.say(f"help-{name}"))

    def undo(self, seat: int) -> str:
        match = self.table.match
        barrier = match.barrier(seat)
        if barrier:
            self.screen.say(f"undo-barrier-{barrier}", "bad")
            return SHOWN
        match.undo(seat)
        self.screen.say("undo-done", "bold")
        return UNDONE

    def log(self, seat: int) -> None:
        self.screen.say("log-title", "title")
        self.screen.events(self.table.match, seat)

    def save(self, name: str) -> None:
        """Into the game's own file, or a copy under a name that is not taken."""
        file = Path(name).expanduser() if name else self.table.file
        if name and file.exists() and file != self.table.file:
            self.screen.say("cli-exists", "bad", file=name)
            return
        try:
            write_atomically(file, self.table.match.record.write())
        except OSError as error:
            self.screen.say("cli-file", "bad", file=name, reason=str(error.strerror))
            return
        self.screen.whole(self.screen.catalogue.say("saved", file=str(file)))

    def card(self, given: str) -> None:
        """Any card of the game by a part of its name or its word."""
        catalogue, wanted = self.screen.catalogue, given.casefold()
        found = [
            entry
            for kind in catalogue.content.schemas
            if catalogue.has(f"card-{kind}")
            for entry in catalogue.content.entries(kind)
            if wanted and (wanted in entry.id or wanted in entry.name(catalogue.lang).casefold())
        ]
        for entry in found:
            self.screen.indented(entry.name(catalogue.lang), catalogue.card_text(entry.kind, entry.id))
        if not found:
            self.screen.say("card-not-found", "bad", given=given)
