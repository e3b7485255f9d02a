"""The verbs about cards: run cards, Nomia Cards, and what only one civilization can do with them."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.effects import EffectQuestion, Tell
from ...core.step import CHANCE, OK, Draw, DrawWith
from .effects import NumberVerb, Verb, distance
from .ending import after_departure
from .refusals import ACT_11, CLEAN_05, NOMIA_01, RUN_01
from .state import (
    ABOARD,
    BARRED,
    CARD,
    CIVILIZATION,
    DECK,
    DISCARD,
    FREEDOM,
    HAND,
    JARS,
    KEPT,
    LOST,
    NONE,
    PLAYED,
    SPECIALS,
    SPEED,
    STATUS,
    STOLEN,
    TOKEN,
    State,
)

# -- run cards ----------------------------------------------------------------------------------------------


def use_card(s: State, seat: i64, card: i64) -> None:
    """The run card whose speed and action count for this player this round."""
    s.put(seat, CARD, card)
    s.put(seat, SPEED, s.pack.run.speed[card])
    s.put(seat, FREEDOM, s.pack.run.ignores[card])


class CopyCard(Verb):
    """The own card takes the speed and the action of another revealed card, and nothing else of it."""

    word: ClassVar[str] = "copy-card"

    def start(self, s: State, player: i64, subject: i64) -> None:
        freedom = s.of(player, FREEDOM)
        use_card(s, player, s.of(subject, CARD))
        s.put(player, FREEDOM, freedom)
        s.note("copied", player, subject, s.of(player, CARD))


class SwapCards(Verb):
    """Two players use each other's card this round; in Clean Up each goes back to its owner."""

    word: ClassVar[str] = "swap-cards"

    def start(self, s: State, player: i64, subject: i64) -> None:
        mine = s.of(player, CARD)
        use_card(s, player, s.of(subject, CARD))
        use_card(s, subject, mine)
        s.note("swapped", player, subject)


class ForceReplay(Verb):
    """The revealed card goes back to the hand, and a random other one is played."""

    word: ClassVar[str] = "force-replay"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(ReplayCard(CHANCE, subject))


class ReplayCard(DrawWith[State]):
    """Chance: which other run card of the hand is played."""

    code: ClassVar[str] = "run.replay"
    rule: ClassVar[str] = "EVC-ACT-10"

    def size(self, s: State) -> i64:
        return s.pack.run.count

    def refusal(self, s: State, choice: i64) -> i64:
        seat = self.arg
        return OK if (s.of(seat, HAND) >> choice) & 1 else RUN_01

    def apply(self, s: State, choice: i64) -> None:
        seat = self.arg
        back = i64(1) << s.of(seat, PLAYED)
        s.put(seat, HAND, (s.of(seat, HAND) | back) & ~(i64(1) << choice))
        s.put(seat, PLAYED, choice)
        use_card(s, seat, choice)
        s.note("replayed", seat, choice)


class SpeedChoice(Verb):
    """The owner names a number that replaces the speed."""

    word: ClassVar[str] = "speed-choice"

    def __init__(self, least: i64, most: i64) -> None:
        super().__init__()
        self.least: Final[i64] = least
        self.most: Final[i64] = most

    def arguments(self) -> list[Any]:
        return [int(self.least), int(self.most)]

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.push(NameSpeed(player, self.index, subject))


class NameSpeed(EffectQuestion[State]):
    code: ClassVar[str] = "run.speed"
    rule: ClassVar[str] = "EVC-ACT-10"

    def size(self, s: State) -> i64:
        return 7

    def refusal(self, s: State, choice: i64) -> i64:
        verb = s.nodes[self.node]
        assert isinstance(verb, SpeedChoice)
        return OK if verb.least <= choice <= verb.most else ACT_11

    def apply(self, s: State, choice: i64) -> None:
        s.put(self.player, SPEED, choice)
        s.note("named-speed", self.player, choice)


class NoAction(Verb):
    word: ClassVar[str] = "no-action"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.put(subject, BARRED, 1)
        if subject < s.seats:
            s.note("barred", subject)


class KeepCard(Verb):
    """The card just played comes back to the hand."""

    word: ClassVar[str] = "keep-card"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return (s.of(player, DISCARD) >> s.of(player, PLAYED)) & 1 == 1

    def start(self, s: State, player: i64, subject: i64) -> None:
        take_back(s, player, s.of(player, PLAYED))
        s.put(player, KEPT, s.round_no)


def take_back(s: State, seat: i64, card: i64) -> None:
    bit = i64(1) << card
    s.put(seat, DISCARD, s.of(seat, DISCARD) & ~bit)
    s.put(seat, HAND, s.of(seat, HAND) | bit)
    s.note("took-back", seat, card)


class RecoverCard(NumberVerb):
    """Cards of own choice come back from the own discard pile. Neutral colours have none."""

    word: ClassVar[str] = "recover-card"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return s.is_player(subject) and s.of(subject, DISCARD) != 0

    def start(self, s: State, player: i64, subject: i64) -> None:
        for _ in range(self.n):
            s.push(RecoverChoice(subject, self.index, subject))


class RecoverChoice(EffectQuestion[State]):
    code: ClassVar[str] = "run.recover"
    rule: ClassVar[str] = "EVC-ACT-10"

    def size(self, s: State) -> i64:
        return s.pack.run.count

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if (s.of(self.player, DISCARD) >> choice) & 1 else CLEAN_05

    def apply(self, s: State, choice: i64) -> None:
        take_back(s, self.player, choice)


# -- Nomia Cards --------------------------------------------------------------------------------------------


class ExtraDraw(NumberVerb):
    """EVC-ACT-04: more Nomia Cards in Phase 3 of this round."""

    word: ClassVar[str] = "extra-draw"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.extra += self.n
        s.note("extra-draw", player, self.n)


class Peek(Verb):
    """Look at the top of the Nomia Deck, before run cards are picked."""

    word: ClassVar[str] = "peek"

    def arguments(self) -> list[Any]:
        return ["nomia", 1]

    def start(self, s: State, player: i64, subject: i64) -> None:
        if s.top != NONE:
            see_top(s, player)
        else:
            s.push(PeekNomia(CHANCE, player))


def see_top(s: State, player: i64) -> None:
    s.top_known |= i64(1) << player
    s.note("peeked", player)
    s.note("saw-top", player, s.top, 0, i64(1) << player)


class DeckDraw(Draw[State]):
    """Chance: the top card of the Nomia Deck. A transport at the bottom comes last."""

    def size(self, s: State) -> i64:
        return s.pack.nomia.count

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if self.weight(s, choice) > 0 else NOMIA_01

    def weight(self, s: State, choice: i64) -> i64:
        if s.top != NONE:
            return 1 if choice == s.top else 0
        count = s.nomias(DECK, choice)
        if s.bottom and choice == s.pack.nomia.transport and s.nomias_in(DECK) > count:
            return 0
        return count

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=10)
        for title in range(s.pack.nomia.count):
            if s.nomias(DECK, title) > 0 and self.weight(s, title) > 0:
                out = append(out, title)
        return out


class PeekNomia(DeckDraw):
    code: ClassVar[str] = "nomia.peek"
    rule: ClassVar[str] = "EVC-NOMIA-01"

    def __init__(self, player: i64, seat: i64) -> None:
        super().__init__(player)
        self.seat: Final[i64] = seat

    def args(self) -> list[int]:
        return [self.seat]

    def apply(self, s: State, choice: i64) -> None:
        s.top = choice
        see_top(s, self.seat)


class CancelNomia(Verb):
    """The turned-up Nomia Card has no effect, and another one is drawn in its place."""

    word: ClassVar[str] = "cancel-nomia"

    def __init__(self, redraw: bool) -> None:
        super().__init__()
        self.redraw: Final = redraw

    def arguments(self) -> list[Any]:
        return ["redraw"] if self.redraw else []

    def say(self, tell: Tell) -> str:
        return tell("verb-cancel-nomia-redraw" if self.redraw else "verb-cancel-nomia", {})

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        """A card without effect cannot be cancelled again."""
        return s.cancelled == 0

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.cancelled = 1
        s.redraw = 1 if self.redraw else 0
        s.note("cancelled", player, s.card)


class InsertCard(Verb):
    """Put the transport or the rescue ship into the Nomia Deck."""

    word: ClassVar[str] = "insert-card"

    def __init__(self, card: str, where: str, redraw: bool) -> None:
        super().__init__()
        self.card: Final = card
        self.where: Final = where
        self.redraw: Final = redraw

    def arguments(self) -> list[Any]:
        return [self.card, self.where, "redraw"] if self.redraw else [self.card, self.where]

    def say(self, tell: Tell) -> str:
        redraw = "yes" if self.redraw else "no"
        return tell("verb-insert-card", {"card": self.card, "where": self.where, "redraw": redraw})

    def title(self, s: State) -> i64:
        return s.pack.nomia.transport if self.card == "transport" else s.pack.nomia.ship

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        """There is one such card: once it is in the deck, it cannot be put there again."""
        return s.nomias(DECK, self.title(s)) == 0

    def start(self, s: State, player: i64, subject: i64) -> None:
        title = self.title(s)
        s.move_nomia(DECK, title, 1)
        if self.where == "bottom":
            s.bottom = 1
        else:
            s.top = NONE
            s.top_known = 0
        if self.redraw:
            s.redraw = 1
        s.note("inserted", player, title)


class BoardShip(Verb):
    """The owner's people leave the Station and are safe (EVC-CIV-15)."""

    word: ClassVar[str] = "board-ship"

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.put(player, STATUS, ABOARD)
        s.note("boarded", player)
        after_departure(s)


# -- civilizations ------------------------------------------------------------------------------------------


class Specimen(Verb):
    """EVC-CIV-07: keep a miniature of a colour that just lost a Survivor close by; one per colour, few jars."""

    word: ClassVar[str] = "specimen"

    def __init__(self, reach: i64, jars: list[int]) -> None:
        super().__init__()
        self.reach: Final[i64] = reach
        self.jars: Final = vec[i64](jars)  # for 2, 3, 4, 5, 6 players

    def arguments(self) -> list[Any]:
        return [int(self.reach), *[int(n) for n in self.jars]]

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        held = s.of(player, JARS)
        if subject == player or not s.on_station(player) or s.of(subject, LOST) == 0 or (held >> subject) & 1:
            return False
        near = distance(s, player, subject) <= self.reach
        return near and count_bits(held) < self.jars[s.seats - 2] and s.miniatures(subject) < s.pack.miniatures

    def start(self, s: State, player: i64, subject: i64) -> None:
        s.put(player, JARS, s.of(player, JARS) | (i64(1) << subject))
        s.note("collected", player, subject)


class TakeToken(Verb):
    """EVC-CIV-08, -10: the Nomia Token joins the pool of the people whose card this is; for others nothing happens."""

    word: ClassVar[str] = "take-token"

    def start(self, s: State, player: i64, subject: i64) -> None:
        if s.pack.civilization.token_user[s.of(player, CIVILIZATION)]:
            s.put(player, TOKEN, 1)
            s.note("took-token", player)
        else:
            s.note("nothing-happens")


class StealSpecial(NumberVerb):
    """EVC-CIV-09: take the special card another player has just used. The card is the subject."""

    word: ClassVar[str] = "steal-special"

    def possible(self, s: State, player: i64, subject: i64) -> bool:
        return count_bits(s.of(player, STOLEN) & s.of(player, SPECIALS)) < self.n

    def start(self, s: State, player: i64, subject: i64) -> None:
        bit = i64(1) << subject
        s.put(player, SPECIALS, s.of(player, SPECIALS) | bit)
        s.put(player, STOLEN, s.of(player, STOLEN) | bit)
        s.note("stole", player, subject)


PLAIN_VERBS: Final = (CopyCard, SwapCards, ForceReplay, NoAction, KeepCard, BoardShip, TakeToken)
NUMBER_VERBS: Final = (ExtraDraw, RecoverCard, StealSpecial)
