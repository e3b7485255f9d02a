"""What tests of the tables share: people at a table, and games played through the service."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludothek.core.match import Match
from ludothek.store import Store
from ludothek.table import Ack, SeatWish, Setup, Tables, think
from ludothek.table.view import View

ME, OPEN, HOT = SeatWish("me"), SeatWish("open"), SeatWish("hot", "Carl")
RANDOM = SeatWish("bot", bot="random")


def open_tables(folder: Path) -> Tables:
    return Tables(Store(f"sqlite:///{folder / 'tables.db'}"))


def setup(*seats: SeatWish, game: str = "lanterns", seed: int | None = 7, **more: Any) -> Setup:
    return Setup(game, {}, list(seats), seed=seed, **more)


@dataclass
class Person:
    """A guest who plays at one table through the service, as a browser would."""

    tables: Tables
    id: str
    table: str = ""
    sent: int = 0

    def view(self, seat: int | None = None) -> View:
        return self.tables.view(self.table, self.id, "en", seat)

    def answer(self, place: int = 0, seat: int | None = None, view: View | None = None, key: str | None = None) -> Ack:
        """Give one of the answers of the question I see, the first unless another is named."""
        seen = view or self.view(seat)
        assert seen.question is not None, seen.prompt
        choice = seen.question.choices[place % len(seen.question.choices)].word
        return self.send(seen, choice, key)

    def send(self, seen: View, word: str, key: str | None = None) -> Ack:
        assert seen.question is not None
        self.sent += 1
        key = f"{self.id}-{self.sent}" if key is None else key
        return self.tables.answer(self.table, self.id, seen.seat, seen.seq, seen.question.code, word, key)

    def undo(self, to: int, seat: int | None = None, key: str | None = None) -> Ack:
        self.sent += 1
        seen = self.view(seat)
        key = f"{self.id}-{self.sent}" if key is None else key
        return self.tables.undo(self.table, self.id, seen.seat, seen.seq, to, key)

    def asked(self) -> bool:
        return self.view().question is not None


def guest(tables: Tables, name: str = "Anna", lang: str = "en") -> Person:
    return Person(tables, tables.new_guest(name, lang).id)


def alone(tables: Tables, *bots: SeatWish, game: str = "lanterns", seed: int = 7, **more: Any) -> Person:
    """Anna against bots, who have not answered yet."""
    anna = guest(tables)
    anna.table = tables.create(anna.id, setup(ME, *bots, game=game, seed=seed, **more))
    return anna


def pair(tables: Tables, seed: int = 7, game: str = "lanterns") -> tuple[Person, Person]:
    """Anna, who invited, and Ben, at a table that has begun."""
    anna, ben = guest(tables), guest(tables, "Ben")
    anna.table = tables.create(anna.id, setup(ME, OPEN, seed=seed, game=game))
    ben.table = tables.join(tables.links(anna.table, anna.id).invite, ben.id, "")
    return anna, ben


def bots_answer(tables: Tables, table: str) -> int:
    """Let bots answer as long as one is asked."""
    count = 0
    while (job := tables.bot_job(table)) is not None:
        assert tables.bot_answer(job, think(job)).kind == "done"
        count += 1
    return count


def play_on(*people: Person, answers: int = 10_000, place: int = 0) -> None:
    """People and bots play so many answers of people, or to the end."""
    tables, table = people[0].tables, people[0].table
    given = 0
    while True:
        bots_answer(tables, table)
        asked = [person for person in people if given < answers and person.asked()]
        if not asked:
            return
        assert asked[0].answer(place).kind == "done"
        given += 1


def to_question(code: str, *people: Person) -> Person:
    """Play on until somebody is asked this; who it is."""
    for _ in range(200):
        bots_answer(people[0].tables, people[0].table)
        for person in people:
            question = person.view().question
            if question is not None:
                if question.code == code:
                    return person
                assert person.answer().kind == "done"
                break
    raise AssertionError(f"nobody is asked {code}")


def match_of(tables: Tables, table: str) -> Match:
    with tables.room.table(table) as live:
        return live.match
