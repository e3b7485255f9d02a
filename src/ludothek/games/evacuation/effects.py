"""The words of the cards: what happens once, and what holds from then on. Joints come from the kernel."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ...core.effects import Effect, Tell
from .advanced import DrawCards
from .building import (
    GainFactory,
    Prefab,
    add_population,
    can_build,
    can_clone,
    can_gain_factory,
    can_prefab,
    clone_population,
)
from .changes import RaiseOne, changed
from .infrastructure import InfrastructureMoves, can_move
from .market import BUILD, FLY_SHIP, FREE_SHIP, FREE_STADIUM, PLAY_FREE, take
from .production import raise_all
from .resources import ANY, Exchange, GainResource
from .settle import BEYOND, CHEAP, OPTIONAL, SEA_SITE, Settle, can_settle
from .state import NONE, ON_NEW, ON_OLD, State
from .tables import INFRASTRUCTURE, KIND_WORDS, SHIPS, STADIUMS
from .technology import Research, can_research
from .transport import FlyNow, can_fly


def kinds_of(word: str) -> i64:
    """A kind of resource, or any of them, as bits."""
    return ANY if word == "any" else i64(1) << KIND_WORDS.index(word)


class Verb(Effect[State]):
    """A word with its arguments; its sentence is the catalogue's message `verb-<word>`."""

    word: ClassVar[str] = ""

    def arguments(self) -> list[Any]:
        return []

    def words(self) -> str:
        return " ".join([self.word, *[str(a) for a in self.arguments()]])

    def say(self, tell: Tell) -> str:
        named: dict[str, Any] = {"abcdef"[i]: a for i, a in enumerate(self.arguments())}
        return tell("verb-" + self.word, named)


class NumberVerb(Verb):
    """A verb with one number."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: Final[i64] = n

    def arguments(self) -> list[Any]:
        return [int(self.n)]


class KindVerb(Verb):
    """A verb with a kind of resource."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind: Final = kind
        self.kinds: Final[i64] = kinds_of(kind)

    def arguments(self) -> list[Any]:
        return [self.kind]


class Modifier(Verb):
    """A lasting property. It is never carried out: the pack turns it into a bit that the rules read."""

    def __init__(self, name: str, values: list[Any]) -> None:
        super().__init__()
        self.name: Final = name
        self.values: Final = values

    def words(self) -> str:
        return " ".join([self.name, *[str(a) for a in self.values]])

    def say(self, tell: Tell) -> str:
        return tell("verb-" + "-".join([self.name, *[str(a) for a in self.values]]), {})

    def start(self, s: State, player: i64, subject: i64) -> None:
        raise NotImplementedError


# -- resources, people, factories ---------------------------------------------------------------------------


class Gain(Verb):
    """`gain 2 any`: resources, each to the world of the player's choice."""

    word: ClassVar[str] = "gain"

    def __init__(self, n: i64, kind: str) -> None:
        super().__init__()
        self.n: Final[i64] = n
        self.kind: Final = kind
        self.kinds: Final[i64] = kinds_of(kind)

    def arguments(self) -> list[Any]:
        return [int(self.n), self.kind]

    def start(self, s: State, player: i64, subject: i64) -> None:
        for _ in range(self.n):
            s.push(GainResource(player, self.kinds))


class Population(NumberVerb):
    """`population 1`: tokens on the New World side."""

    word: ClassVar[str] = "population"

    def start(self, s: State, player: i64, subject: i64) -> None:
        add_population(s, player, self.n)


class Factory(KindVerb):
    """`factory any`: for nothing, to either world."""

    word: ClassVar[str] = "factory"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_gain_factory(s, player, self.kinds)

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(GainFactory(player, self.kinds, 0))


class NewFactory(KindVerb):
    """`new-factory food`: for nothing, to the New World, as technologies give it."""

    word: ClassVar[str] = "new-factory"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_gain_factory(s, player, self.kinds)

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(GainFactory(player, self.kinds, 1))


class Prefabricate(Verb):
    """`prefab`: at the usual price."""

    word: ClassVar[str] = "prefab"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_prefab(s, player, 0, 0)

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(Prefab(player, 1, 0))


class ClonePeople(Verb):
    """`clone`: at the usual price."""

    word: ClassVar[str] = "clone"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_clone(s, player)

    def start(self, s: State, player: i64, subject: i64) -> None:
        clone_population(s, player)


class ExchangeResources(NumberVerb):
    """`exchange 3`: up to so many exchanges."""

    word: ClassVar[str] = "exchange"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(Exchange(player, self.n))


class RaiseEach(NumberVerb):
    """`raise-each 1`: EVA-TECH-X09, all three production markers."""

    word: ClassVar[str] = "raise-each"

    def start(self, s: State, player: i64, subject: i64) -> None:
        raise_all(s, player, self.n)
        changed(s, player)


class RaiseByStadiums(Verb):
    """`raise-by-stadiums`: EVA-TECH-K15, one marker by the number of own stadiums on both worlds."""

    word: ClassVar[str] = "raise-by-stadiums"

    def start(self, s: State, player: i64, subject: i64) -> None:
        n = s.owned(player, STADIUMS, ON_OLD) + s.owned(player, STADIUMS, ON_NEW)
        if n > 0:
            s.push(RaiseOne(player, n))


# -- settling -----------------------------------------------------------------------------------------------


class SettleSite(Verb):
    """`settle`: one site, or none."""

    word: ClassVar[str] = "settle"
    flags: ClassVar[i64] = OPTIONAL

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_settle(s, player, self.flags)

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(Settle(player, self.flags))


class SettleBeyond(SettleSite):
    """`settle-beyond`: EVA-BONUS-12, the biome may be one transition beyond."""

    word: ClassVar[str] = "settle-beyond"
    flags: ClassVar[i64] = OPTIONAL | BEYOND


class SettleCheap(SettleSite):
    """`settle-cheap`: one population token costs no steel."""

    word: ClassVar[str] = "settle-cheap"
    flags: ClassVar[i64] = OPTIONAL | CHEAP


class SettleSea(SettleSite):
    """`settle-sea`: EVA-TECH-K04."""

    word: ClassVar[str] = "settle-sea"
    flags: ClassVar[i64] = OPTIONAL | SEA_SITE


# -- cards of the rows --------------------------------------------------------------------------------------


class BuildShip(NumberVerb):
    """`build-ship 1`: a ship for so many resources less."""

    word: ClassVar[str] = "build-ship"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_build(s, player, SHIPS, self.n, 0, 0)

    def start(self, s: State, player: i64, subject: i64) -> None:
        take(s, player, SHIPS, BUILD, self.n, 1)


class BuildStadium(NumberVerb):
    """`build-stadium 1`: a stadium for so many resources less."""

    word: ClassVar[str] = "build-stadium"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_build(s, player, STADIUMS, self.n, 0, 0)

    def start(self, s: State, player: i64, subject: i64) -> None:
        take(s, player, STADIUMS, BUILD, self.n, 1)


class FreeShip(Verb):
    """`free-ship`: EVA-BONUS-10."""

    word: ClassVar[str] = "free-ship"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return s.row(SHIPS, 0) != NONE

    def start(self, s: State, player: i64, subject: i64) -> None:
        take(s, player, SHIPS, FREE_SHIP, 0, 1)


class FlyShip(Verb):
    """`fly-ship`: EVA-TECH-K01, a free ship that is loaded and flown at once."""

    word: ClassVar[str] = "fly-ship"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return s.row(SHIPS, 0) != NONE

    def start(self, s: State, player: i64, subject: i64) -> None:
        take(s, player, SHIPS, FLY_SHIP, 0, 1)


class FreeStadium(Verb):
    """`free-stadium`: EVA-TECH-K03, to the New World."""

    word: ClassVar[str] = "free-stadium"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return s.row(STADIUMS, 0) != NONE

    def start(self, s: State, player: i64, subject: i64) -> None:
        take(s, player, STADIUMS, FREE_STADIUM, 0, 1)


class FreeInfrastructure(Verb):
    """`free-infrastructure`: EVA-TECH-K14, played at once, its requirement taken as met."""

    word: ClassVar[str] = "free-infrastructure"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return s.row(INFRASTRUCTURE, 0) != NONE

    def start(self, s: State, player: i64, subject: i64) -> None:
        take(s, player, INFRASTRUCTURE, PLAY_FREE, 0, 1)


class Infrastructure(NumberVerb):
    """`infrastructure 2`: so many moves."""

    word: ClassVar[str] = "infrastructure"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_move(s, player, 0)

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(InfrastructureMoves(player, self.n, 1))


class ResearchTechnology(Verb):
    """`research`: one research, or none."""

    word: ClassVar[str] = "research"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_research(s, player)

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(Research(player, 1))


class Fly(Verb):
    """`fly`: one of the player's ships flies now."""

    word: ClassVar[str] = "fly"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return can_fly(s, player)

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(FlyNow(player, 1))


class DrawActions(NumberVerb):
    """`draw 1`: action cards."""

    word: ClassVar[str] = "draw"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(DrawCards(player, self.n))


PLAIN_VERBS: Final = (
    Prefabricate,
    ClonePeople,
    RaiseByStadiums,
    SettleSite,
    SettleBeyond,
    SettleCheap,
    SettleSea,
    FreeShip,
    FlyShip,
    FreeStadium,
    FreeInfrastructure,
    ResearchTechnology,
    Fly,
)
NUMBER_VERBS: Final = (
    Population,
    ExchangeResources,
    RaiseEach,
    BuildShip,
    BuildStadium,
    Infrastructure,
    DrawActions,
)
KIND_VERBS: Final = (Factory, NewFactory)
