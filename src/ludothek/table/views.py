"""One viewer's whole table, put together from what that viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ..core.step import CHANCE
from ..scene import find_view
from .chronicle import last_lines, recap_of, undo_of
from .question import question_of
from .view import Consent, Score, ScoreRow, Seat, View

if TYPE_CHECKING:
    from ..core.match import Decision, Match
    from ..i18n import Catalogue
    from ..scene import Scene

LOG_LINES = 60  # of the log's end; the whole log is asked for on its own


def view_of(
    match: Match,
    seat: int,
    catalogue: Catalogue,
    *,
    table: str = "",
    seq: int = 0,
    last: int | None = None,
    status: str = "running",
    seats: Sequence[Seat] = (),
    since: int = 0,
    consent: Consent | None = None,
    narrow: bool = False,
    live: bool = True,
    hand_over: str = "",
    notes: Sequence[str] = (),
    seed_note: str = "",
    rematch: str = "",
    hints: bool = False,
) -> View:
    """The table as a seat sees it; a spectator is seat -1. Not `live` is a look back: no question, no undo.

    The match is not changed: where chance is asked, the view says so and does not answer for it.
    """
    asked = _asked(match)
    asks_me = live and status == "running" and seat in asked
    decision = match.decision(seat) if asks_me else None
    scene = _scene_of(match, seat, decision, catalogue, narrow)
    _seat_players(scene, seat, asked, seats)
    _name_once(scene)
    question = None if decision is None else question_of(match, decision, catalogue, scene)
    score = score_of(match, catalogue) if match.over else None
    end = match.played if last is None else last
    prompt = question.prompt if question else _phase_sentence(match, asked, score, catalogue, status, end, live)
    return View(
        table=table,
        game=match.game.name,
        title=catalogue.say("game-title"),
        seq=seq,
        n=match.played,
        last=end,
        seat=seat,
        lang=catalogue.lang,
        status="over" if match.over and status == "running" else status,
        scene=scene,
        prompt=prompt,
        asked=asked,
        question=question,
        log=last_lines(match, seat, catalogue, LOG_LINES),
        since=since,
        recap=recap_of(match, seat, catalogue) if live else [],
        undo=undo_of(match, seat, catalogue) if live and seat >= 0 else None,
        consent=consent,
        score=score,
        seats=list(seats),
        hand_over=hand_over,
        notes=list(notes),
        seed_note=seed_note,
        rematch=rematch,
        hints=hints and decision is not None,
    )


def score_of(match: Match, catalogue: Catalogue) -> Score:
    """The score sheet of a finished game."""
    sheet = match.game.score(match.state)
    names = catalogue.seat_names(match.record.seats)
    rules = {line.label: line.rule for seat in sheet.seats for line in seat.lines}
    rows = [
        ScoreRow(
            label=catalogue.score_line(label),
            points=[sum(line.points for line in seat.lines if line.label == label) for seat in sheet.seats],
            rule=rule,
        )
        for label, rule in rules.items()
    ]
    winners = [names[seat] for seat in sheet.winners]
    return Score(
        rows=rows,
        totals=[seat.total for seat in sheet.seats],
        places=sheet.places(),
        outcome=catalogue.outcome(sheet.outcome) if sheet.outcome else catalogue.say("game-over"),
        winners=catalogue.say("winners", names=catalogue.list_names(winners), count=len(winners)),
    )


def _asked(match: Match) -> list[int]:
    """The seats that owe an answer; none where chance does, or when the game is over."""
    step = match.top()
    if step is None or step.player == CHANCE:
        return []
    return [seat for seat in range(len(match.record.seats)) if (step.owing() >> seat) & 1]


def _scene_of(match: Match, seat: int, decision: Decision | None, catalogue: Catalogue, narrow: bool) -> Scene:
    """What lies on the table, for this seat."""
    observation = match.game.observe(match.state, seat)
    names = catalogue.seat_names(match.record.seats)
    return find_view(match.game).scene(observation, decision, catalogue, names, narrow)


def _seat_players(scene: Scene, viewer: int, asked: Sequence[int], seats: Sequence[Seat]) -> None:
    """Add to the colours of a scene who plays them."""
    who = {seat.seat: seat for seat in seats}
    for player in scene.players:
        player.you = player.seat == viewer
        player.asked = player.seat in asked
        if player.seat in who:
            player.bot, player.away = who[player.seat].bot, who[player.seat].away


def _name_once(scene: Scene) -> None:
    """All players have the same figures: what they are called and how they look is told once."""
    named: set[str] = set()
    for player in scene.players:
        known = [figure.id in named for figure in player.figures]
        named.update(figure.id for figure in player.figures)
        player.figures = [
            msgspec.structs.replace(figure, label="", icon="") if told else figure
            for figure, told in zip(player.figures, known)
        ]


def _phase_sentence(
    match: Match, asked: Sequence[int], score: Score | None, catalogue: Catalogue, status: str, last: int, live: bool
) -> str:
    """What we wait for, when it is not this viewer."""
    names = catalogue.seat_names(match.record.seats)
    listed = catalogue.list_names([names[seat] for seat in asked])
    if score is not None:
        return f"{score.outcome} {score.winners}"
    if not live:
        where = {"n": match.played, "of": last}
        if not asked:
            return catalogue.say("table-look-back-chance", **where)
        return catalogue.say("table-look-back", **where, names=listed, count=len(asked))
    if status == "open":
        return catalogue.say("table-open")
    return catalogue.say("table-waiting", names=listed) if asked else catalogue.say("table-chance")
