"""Asking and answering in rule tests, for every game.

Questions are written as in records: the code, then the word (`run.pick move-3`, `market.deal sh-01`). Players are named
by their colours.
"""

from __future__ import annotations

from ludothek.core.chance import Rng
from ludothek.core.game import number_of, word_of
from ludothek.core.match import Match
from ludothek.core.step import CHANCE, Draw, advance


def seat_of(match: Match, colour: str) -> int:
    return match.game.colours.index(colour)


# -- asking ---------------------------------------------------------------------------------------------------


def asks(match: Match) -> str:
    """Who is asked what: `blue turn`, `chance market.deal`, or `` when the game is over."""
    step = match.top()
    if step is None:
        return ""
    return f"{'chance' if step.player == CHANCE else match.game.colours[step.player]} {step.code}"


def owing(match: Match) -> list[str]:
    """The colours that owe an answer to the pending question."""
    step = match.top()
    colours = match.game.colours
    return [colour for seat, colour in enumerate(colours) if step is not None and (step.owing() >> seat) & 1]


def offers(match: Match, colour: str = "") -> list[str]:
    """The words that can be answered now, by chance or by a player (of a common question: by `colour`)."""
    step = match.top()
    assert step is not None, "the game is over"
    step = step.asking(seat_of(match, colour)) if colour else step
    found = step.options(match.state)
    return [word_of(match.pack, step.code, int(found[i])) for i in range(len(found))]


def refused(match: Match, colour: str, line: str) -> str:
    """The rule that forbids this answer of a player (or of chance); `` if it is allowed."""
    code, _, word = line.partition(" ")
    step = match.top()
    assert step is not None
    assert step.code == code, f"asked is {asks(match)}"
    choice = number_of(match.pack, code, word)
    assert choice >= 0, f"'{word}' is not a word of '{code}'"
    if colour == "chance":
        return match.game.rule(int(step.refusal(match.state, choice)))
    return match.refusal(seat_of(match, colour), choice)[0]


# -- answering ------------------------------------------------------------------------------------------------


def answer(match: Match, colour: str, *lines: str) -> Match:
    """A player answers; each line says which question it expects. Chance is not asked on the way."""
    for line in lines:
        code, _, word = line.partition(" ")
        step = match.top()
        assert step is not None, f"'{line}': the game is over"
        assert step.code == code, f"'{line}': asked is {asks(match)}"
        match.play_word(seat_of(match, colour), word, settle=False)
    return match


def chance(match: Match, *lines: str) -> Match:
    """Chance answers with these words, one question after the other."""
    for line in lines:
        code, _, word = line.partition(" ")
        assert asks(match) == f"chance {code}", f"'{line}': asked is {asks(match)}"
        match.answer_chance(word)
    return match


def until(match: Match, *codes: str) -> Match:
    """Play on with first options and the seed's chance until one of these questions is asked, or to the end."""
    while (step := match.top()) is not None and step.code not in codes:
        go_on(match)
    return match


def go_on(match: Match) -> None:
    """One answer: the seed's for chance (and no more than one), a player's first option."""
    options = advance(match.state)
    step = match.state.stack[-1]
    if step.player != CHANCE:
        match.play(int(step.player), int(options[0]), settle=False)
        return
    assert isinstance(step, Draw)
    choice = int(step.sample(match.state, options, Rng(match.record.seed, match.chances)))
    match.answer_chance(word_of(match.pack, step.code, choice))


# -- what happened --------------------------------------------------------------------------------------------


def told(match: Match, kind: str) -> list[list[int]]:
    """The arguments of all events of a kind since the position was built."""
    return [[int(n) for n in event.args] for event in match.events if event.kind == kind]
