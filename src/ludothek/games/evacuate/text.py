"""The table as text, made from what one seat may know: lines of (text, style) pieces, in any language.

Styles are words (`blue`, `red`, `title`, `dim`, `bold`, a colour of the game); whoever prints them knows the terminal.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from ...core.state import UNKNOWN, Observation
from . import text_line
from .ending import is_doomed
from .state import (
    ABOARD,
    AT,
    BARRED,
    CARD,
    CIVILIZATION,
    COLOURS,
    DECK,
    DISCARD,
    HAND,
    HITS,
    JARS,
    MARKET,
    NONE,
    OUT,
    PILE,
    SPECIALS,
    STATUS,
    STUN_NEXT,
    STUNNED,
    TOKEN,
    State,
)

if TYPE_CHECKING:
    from ...i18n import Catalogue

Piece = tuple[str, str]
Line = list[Piece]
PHASES = (("action.phase", "run"), ("nomia.phase", "actions"), ("clean.phase", "nomia"))
PLAIN = {"rows", "start"}  # figures of a station card that need no words
INDENT = 4
HARD = "\u00a0"  # a space at which no line is broken
GAP = "  "


def board(observation: Observation, catalogue: Catalogue, names: Sequence[str], width: int, roomy: bool) -> list[Line]:
    """Everything on the table. A roomy one has the texts of all station cards, else only that under the own runner."""
    table = _Table(observation, catalogue, names, width)
    cards = text_line.known_cards(table.s) if roomy else table.own_card()
    lines = [*table.heading(), *text_line.draw(table.s, catalogue, width)]
    return [*lines, *table.station_texts(cards), *table.players(), *table.nomia(), *table.own(roomy)]


def texts(observation: Observation, catalogue: Catalogue, names: Sequence[str], width: int) -> list[Line]:
    """What the cards say: those of the line, the viewer's hand and civilization."""
    table = _Table(observation, catalogue, names, width)
    return [*table.station_texts(text_line.known_cards(table.s)), *table.hand_texts()]


def phase(s: State) -> str:
    """Where in the round the game stands, read from the work that is still to come."""
    if s.round_no == 0:
        return "setup"
    pending = {step.code for step in s.stack}
    return next((word for code, word in PHASES if code in pending), "clean-up")


def kept(text: str) -> str:
    """A text that `fold` keeps in one line."""
    return text.replace(" ", HARD)


def fold(text: str, width: int) -> list[str]:
    return [row.replace(HARD, " ") for row in wrap(text, max(20, width))] or [""]


class _Table:
    def __init__(self, observation: Observation, catalogue: Catalogue, names: Sequence[str], width: int) -> None:
        view = observation.view
        assert isinstance(view, State)
        self.s = view
        self.seat = int(observation.seat)
        self.catalogue = catalogue
        self.names = names
        self.width = width

    def say(self, message_id: str, **args: object) -> str:
        return self.catalogue.say(f"board-{message_id}", **args)

    def name(self, runner: int) -> str:
        return self.catalogue.colour(runner, self.names)

    def cards(self, kind: str, bits: int) -> list[str]:
        """The names of the cards in a bit mask."""
        entries = self.catalogue.content.entries(kind)
        return [kept(entries[card].name(self.catalogue.lang)) for card in range(len(entries)) if (bits >> card) & 1]

    def folded(self, label: str, text: str, style: str = "") -> list[Line]:
        """A label and a text that goes on under itself, not under the label."""
        first = wrap(text, max(20, self.width - len(label) - len(GAP)))[:1] or [""]
        lines: list[Line] = [[(label + GAP, "title"), (first[0].replace(HARD, " "), style)]]
        if rest := text[len(first[0]) :].strip():
            lines += [[(" " * INDENT, ""), (row, style)] for row in fold(rest, self.width - INDENT)]
        return lines

    # -- the round ------------------------------------------------------------------------------------------

    def heading(self) -> list[Line]:
        s = self.s
        if s.over:
            stage = self.catalogue.say("game-over").rstrip(".")
        else:
            stage = self.say("setup") if s.round_no == 0 else self.catalogue.say(f"phase-{phase(s)}")
        parts = [self.say("round", n=int(s.round_no))] if s.round_no else []
        parts += [stage]
        if s.round_no:
            parts.append(self.say("first", player=self.name(int(s.first))))
        ready = int(s.pack.ready[s.seats])
        tracker = self.say("evac") if s.evac else self.say("tracker", n=int(s.deaths), of=ready)
        if s.extra:
            parts.append(self.say("extra", n=int(s.extra)))
        text = " · ".join([kept(part) for part in (*parts, tracker)])
        return [[(row, "bold")] for row in fold(text, self.width)]

    # -- players --------------------------------------------------------------------------------------------

    def players(self) -> list[Line]:
        labels = [self.say("player"), self.say("survivors"), self.say("hand-count")]
        rows = [self.name(runner) for runner in range(int(self.s.colours))]
        wide = min(24, max(len(text) for text in [*rows, labels[0]]))
        head = f"   {labels[0]:<{wide}} {labels[1]} {labels[2]}"
        lines: list[Line] = [[(head, "title")]]
        left = len(head) + 2
        for runner, name in enumerate(rows):
            notes = fold(" · ".join(self.notes(runner)), self.width - left)
            count = str(int(self.s.survivors(runner)))
            hand = str(int(self.s.of(runner, HAND)).bit_count()) if self.s.is_player(runner) else "–"
            if self.s.of(runner, STATUS) == OUT:
                count = hand = "–"
            figures = f"{count:^{len(labels[1])}} {hand:^{len(labels[2])}}"
            mark = "►" if runner == self.seat else " "
            letter = (text_line.letter(self.catalogue, runner), COLOURS[runner])
            lines.append([(mark, ""), letter, (f" {name[:wide]:<{wide}} {figures}{GAP}{notes[0]}".rstrip(), "")])
            lines += [[(" " * left + note, "")] for note in notes[1:]]
        return lines

    def notes(self, runner: int) -> list[str]:
        """What else is known about a colour."""
        s = self.s
        status = s.of(runner, STATUS)
        if status == OUT:
            return [self.say("out")]
        if not s.is_player(runner):
            return [self.say("neutral"), *self.marks(runner)]
        notes = [self.say("aboard")] if status == ABOARD else []
        civilization = int(s.of(runner, CIVILIZATION))
        if civilization:
            entry = self.catalogue.content.entries("civilization")[civilization - 1]
            notes.append(entry.name(self.catalogue.lang))
        if runner != self.seat:
            notes += [self.say("special", card=card) for card in self.cards("special", int(s.of(runner, SPECIALS)))]
        if s.of(runner, CARD) != NONE:
            notes.append(self.say("in-play", card=self.cards("run", 1 << int(s.of(runner, CARD)))[0]))
        if discarded := self.cards("run", int(s.of(runner, DISCARD))):
            notes.append(self.say("discarded", cards=", ".join(discarded)))
        return [*notes, *self.marks(runner)]

    def marks(self, runner: int) -> list[str]:
        s = self.s
        marks = []
        if s.of(runner, STUNNED):
            marks.append(self.say("stunned"))
        if s.of(runner, STUN_NEXT):
            marks.append(self.say("stunned-next"))
        if s.of(runner, BARRED):
            marks.append(self.say("barred"))
        if s.of(runner, HITS):
            marks.append(self.say("hits", n=int(s.of(runner, HITS))))
        if s.of(runner, TOKEN):
            marks.append(self.say("token"))
        if s.of(runner, JARS):
            marks.append(self.say("jars", n=int(s.of(runner, JARS)).bit_count()))
        if s.is_player(runner) and is_doomed(s, runner):
            marks.append(self.say("doomed"))
        return marks

    # -- Nomia Cards ----------------------------------------------------------------------------------------

    def nomia(self) -> list[Line]:
        s = self.s
        lines = [*self.pile("deck", DECK), *self.pile("pile", PILE)]
        if s.top != NONE and s.top != UNKNOWN:
            lines += self.folded(self.say("top"), self.cards("nomia", 1 << int(s.top))[0])
        if s.stack and s.stack[-1].code.startswith("market."):
            lines += self.pile("market", MARKET)
        return lines

    def pile(self, label: str, place: int) -> list[Line]:
        """A pile of Nomia Cards: open to all, only the order of the deck is not."""
        s = self.s
        entries = self.catalogue.content.entries("nomia")
        pieces: Line = [(self.say(label, n=int(s.nomias_in(place))), "title")]
        lines = [pieces]
        used = len(pieces[0][0])
        for title in range(int(s.pack.nomia.count)):
            count = int(s.nomias(place, title))
            if not count:
                continue
            text = f"{count}× {entries[title].name(self.catalogue.lang)}"
            if used + len(GAP) + len(text) > self.width and len(lines[-1]) > 1:
                lines.append([(" " * (INDENT - len(GAP)), "")])
                used = INDENT - len(GAP)
            style = "blue" if s.pack.nomia.blue[title] else "red" if s.pack.nomia.red[title] else "bold"
            lines[-1] += [(GAP, ""), (text, style)]
            used += len(GAP) + len(text)
        return lines

    # -- the viewer's own cards -----------------------------------------------------------------------------

    def own(self, roomy: bool) -> list[Line]:
        """The viewer's hand by name, unless the question lists it anyway, and what nobody else has."""
        s = self.s
        if self.seat < 0 or s.over or s.of(self.seat, STATUS) == OUT:
            return []
        lines: list[Line] = []
        hand = self.cards("run", int(s.of(self.seat, HAND)))
        if hand and not (s.stack and s.stack[-1].code == "run.pick"):
            lines += self.folded(self.say("hand"), ", ".join(hand))
        if roomy:
            return lines + self.texts_of(self.unique())
        if specials := self.cards("special", int(s.of(self.seat, SPECIALS))):
            lines += self.folded(self.say("specials"), ", ".join(specials))
        return lines

    def unique(self) -> list[tuple[str, int]]:
        """The viewer's civilization and special cards, as kinds and bit masks."""
        civilization = int(self.s.of(self.seat, CIVILIZATION))
        return [("civilization", 1 << civilization >> 1), ("special", int(self.s.of(self.seat, SPECIALS)))]

    def own_card(self) -> list[int]:
        """The station card under the viewer's runner, if it is more than rows to run over."""
        if self.seat < 0 or not self.s.on_station(self.seat):
            return []
        card = int(self.s.station_at(self.s.of(self.seat, AT)))
        return [card] if card >= 0 and set(self.catalogue.content.entries("station")[card].figures) - PLAIN else []

    def station_texts(self, cards: Sequence[int]) -> list[Line]:
        entries = self.catalogue.content.entries("station")
        lines: list[Line] = []
        for card in cards:
            entry = entries[card]
            said = self.catalogue.card_text("station", entry.id)
            lines += self.folded(entry.name(self.catalogue.lang), said, "dim")
        return lines

    def hand_texts(self) -> list[Line]:
        if self.seat < 0:
            return []
        return self.texts_of([*self.unique(), ("run", int(self.s.of(self.seat, HAND)))])

    def texts_of(self, held: Sequence[tuple[str, int]]) -> list[Line]:
        """Names and texts of the cards in bit masks."""
        lines: list[Line] = []
        for kind, bits in held:
            for card, entry in enumerate(self.catalogue.content.entries(kind)):
                if (bits >> card) & 1:
                    said = self.catalogue.card_text(kind, entry.id)
                    lines += self.folded(entry.name(self.catalogue.lang), said, "dim")
        return lines
