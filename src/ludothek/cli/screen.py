"""What the terminal shows: sentences, the table, questions, score sheets. Works without colours and piped."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..core.state import UNKNOWN
from .files import board_module

if TYPE_CHECKING:
    from ..core.match import Match
    from ..i18n import Catalogue

STYLES = {
    "title": "bold cyan",
    "dim": "dim",
    "bold": "bold",
    "mark": "bold yellow",
    "blue": "bold bright_blue",
    "red": "red",
    "yellow": "bold yellow",
    "pink": "bold bright_magenta",
    "ivory": "bold bright_white",
    "white": "bold bright_white",
    "green": "bold bright_green",
    "violet": "bold magenta",
    "rule": "cyan",
    "bad": "bold red",
}
ROOMY = 34  # lines of a terminal in which card texts have a place beside the table
PIPED_WIDTH = 100
FORGET = "\x1b[3J"  # terminals drop their scrollback
Line = Sequence[tuple[str, str]]


class Screen:
    """One terminal, or the file that stands for it."""

    def __init__(self, catalogue: Catalogue, colour: bool = True) -> None:
        self.catalogue = catalogue
        self.tty = sys.stdin.isatty() and sys.stdout.isatty()
        width = None if sys.stdout.isatty() else PIPED_WIDTH
        self.console = Console(
            highlight=False, markup=False, emoji=False, no_color=None if colour else True, width=width
        )

    @property
    def width(self) -> int:
        return max(60, min(self.console.width, 120))

    @property
    def roomy(self) -> bool:
        return not self.tty or self.console.height >= ROOMY

    # -- printing -------------------------------------------------------------------------------------------

    def print(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, STYLES.get(style, "")))

    def whole(self, text: str, style: str = "") -> None:
        """A line in one piece, for what people copy: the terminal may wrap it, we may not."""
        self.console.print(Text(text, STYLES.get(style, "")), soft_wrap=True)

    def say(self, message_id: str, style: str = "", **args: Any) -> None:
        self.print(self.catalogue.say(message_id, **args), style)

    def lines(self, lines: Sequence[Line]) -> None:
        """Lines of styled pieces, which are never wrapped: whoever made them knew the width."""
        for line in lines:
            text = Text(no_wrap=True, overflow="crop")
            for piece, style in line:
                text.append(piece, STYLES.get(style, ""))
            self.console.print(text)

    def rule(self, title: str = "") -> None:
        self.console.rule(Text(title, STYLES["title"]), style="dim", align="left")

    def indented(self, head: str, text: str, style: str = "") -> None:
        """A head and a text that goes on under itself."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_row(Text(head, STYLES["title"]), Text(text, STYLES.get(style, "")))
        self.console.print(grid)

    def clear(self) -> None:
        """An empty screen, and nothing above it to scroll back to."""
        if self.tty:
            self.console.clear()
            sys.stdout.write(FORGET)
            sys.stdout.flush()

    # -- reading --------------------------------------------------------------------------------------------

    def ask(self, prompt: str = "> ") -> str | None:
        """A line of input; None when there is no more, or at Ctrl-C."""
        if self.tty:
            _line_editing()
        try:
            answer = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self.print(answer)  # a transcript shows what was entered
        return answer.strip()

    # -- the table ------------------------------------------------------------------------------------------

    def board(self, match: Match, seat: int) -> None:
        """The table as a seat sees it; a spectator is seat -1."""
        observation = match.game.observe(match.state, seat)
        module = board_module(match.game)
        if module is None:
            self.lines(plain_board(observation.to_json()))
            return
        self.lines(module.board(observation, self.catalogue, self.names(match), self.width, self.roomy))

    def texts(self, match: Match, seat: int) -> None:
        """The texts of the cards on the table."""
        module = board_module(match.game)
        if module is not None:
            observation = match.game.observe(match.state, seat)
            self.lines(module.texts(observation, self.catalogue, self.names(match), self.width))

    def events(self, match: Match, viewer: int, since: int = 0) -> int:
        """The log from an event on, as this viewer may read it; the number of sentences."""
        shown = 0
        names = self.names(match)
        for event in match.events[since:]:
            sentence = self.catalogue.event(event, viewer, names)
            if sentence:
                self.print(f"  {sentence}", "bold" if event.kind == match.game.heading else "")
                shown += 1
        return shown

    def names(self, match: Match) -> list[str]:
        return self.catalogue.seat_names(match.record.seats)

    def score(self, match: Match) -> None:
        """Where the points come from, the places, the winners, how it ended."""
        sheet, names = match.game.score(match.state), self.names(match)
        labels = list(dict.fromkeys(line.label for seat in sheet.seats for line in seat.lines))
        table = Table(title=self.catalogue.say("score-title"), title_style=STYLES["title"], title_justify="left")
        table.add_column("")
        for name in names:
            table.add_column(name, justify="right")
        for label in labels:
            points = [sum(line.points for line in seat.lines if line.label == label) for seat in sheet.seats]
            table.add_row(self.catalogue.score_line(label), *[str(n) if n else "" for n in points])
        table.add_section()
        table.add_row(self.catalogue.say("score-total"), *[str(seat.total) for seat in sheet.seats], style="bold")
        best = [seat for seat in sheet.seats if seat.total == max(seat.total for seat in sheet.seats)]
        if len(best) > 1 and best[0].ties:
            ties = [", ".join(map(str, seat.ties)) if seat in best else "" for seat in sheet.seats]
            table.add_row(self.catalogue.say("score-ties"), *ties)
        table.add_row(self.catalogue.say("score-place"), *[str(place) for place in sheet.places()])
        self.console.print(table)
        if sheet.outcome:
            self.print(self.catalogue.outcome(sheet.outcome))
            winners = [names[seat] for seat in sheet.winners]
            self.say("winners", "bold", names=self.catalogue.list_names(winners), count=len(winners))


def plain_board(fields: dict[str, Any]) -> list[list[tuple[str, str]]]:
    """A game without a table of its own shows the figures of the observation."""
    shown = {name: str(value).replace(str(int(UNKNOWN)), "?") for name, value in fields.items() if name != "stack"}
    return [[(f"{name}: ", "title"), (value, "")] for name, value in shown.items()]


def _line_editing() -> None:
    """Arrow keys at the prompt, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
