"""The question to one seat: its answers with keys, texts and previews, and the refused ones with their rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .preview import previews
from .view import Choice, Question

if TYPE_CHECKING:
    from ..core.match import Decision, Match
    from ..i18n import Catalogue
    from ..scene import Scene

# Letters that mean something at every table: undo step and turn (u, t), cards (c), log (l), rules (r), help (h),
# me (m), others (o), board (b), settings (s), zoom (z), why not (x), next and previous position (n, p).
RESERVED = "utclrhmobszxnp"
KEYS = "123456789" + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in RESERVED)
FEW = 12  # words of a vocabulary that are all shown, refused or not
MOST_REFUSED = 24


def question_of(match: Match, decision: Decision, catalogue: Catalogue, scene: Scene) -> Question:
    """What `decision.seat` is asked, in its language."""
    names = catalogue.seat_names(match.record.seats)
    known = previews(match, decision.seat, decision, catalogue)
    choices = []
    for choice, word, key in zip(decision.options, decision.words, keys(decision.words)):
        delta, ends = known.get(word, ([], ""))
        choices.append(
            Choice(
                word=word,
                label=catalogue.option(decision.code, word, names=names, source=decision.source),
                place=choice,
                key=key,
                text=catalogue.option_text(decision.code, word),
                delta=delta,
                ends=ends,
            )
        )
    rule, source, about = _origin(match, decision, catalogue)
    return Question(
        seat=decision.seat,
        code=decision.code,
        prompt=catalogue.prompt(decision, names),
        rule=rule,
        source=source,
        about=about,
        choices=choices,
        refused=refused(match, decision, catalogue, scene),
    )


def keys(words: tuple[str, ...]) -> list[str]:
    """What to press for each answer: the digit that it is itself, else its place; the last of many have no key."""
    if all(len(word) == 1 and word.isdigit() for word in words):
        return list(words)
    return [KEYS[place] if place < len(KEYS) else "" for place in range(len(words))]


def refused(match: Match, decision: Decision, catalogue: Catalogue, scene: Scene) -> list[Choice]:
    """Answers that a rule forbids: those that lie on the table, or all where the vocabulary is small."""
    words = match.pack.words[decision.code]
    names = catalogue.seat_names(match.record.seats)
    wanted = set(words) if len(words) <= FEW else _in_scene(scene)
    found: list[Choice] = []
    for choice, word in enumerate(words):
        if word not in wanted or choice in decision.options:
            continue
        if not catalogue.means(decision.code, word, decision.source):
            continue
        rule, numbers = match.refusal(decision.seat, choice)
        if rule in ("", "?"):
            continue
        found.append(
            Choice(
                word=word,
                label=catalogue.option(decision.code, word, names=names, source=decision.source),
                place=choice,
                rule=rule,
                why=catalogue.refusal(rule, numbers),
            )
        )
        if len(found) == MOST_REFUSED:
            break
    return found


def _in_scene(scene: Scene) -> set[str]:
    """The answers that pieces and cards stand for."""
    pieces = {piece.word for board in scene.boards for piece in board.pieces}
    return pieces | {card.word for row in scene.rows for card in row.cards}


def _origin(match: Match, decision: Decision, catalogue: Catalogue) -> tuple[str, str, str]:
    """Where a question comes from: the rule, the card by its name, and what that rule or card says."""
    rules, source = catalogue.rules(), decision.source
    if source in rules:
        return source, "", rules[source]
    rule = next((step.rule for step in match.game.steps if step.code == decision.code), "")
    kind, _, id = source.partition(".")
    if id:
        return rule, catalogue.card(kind, id), catalogue.card_text(kind, id)
    return rule, "", rules.get(rule, "")
