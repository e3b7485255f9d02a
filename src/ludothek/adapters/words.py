"""The table and the question in words, as a person or a language model reads them."""

from __future__ import annotations

from ..scene.find import find_view
from ..scene.text import as_plain, text_table
from .play import Play


def table_text(play: Play, seat: int, lang: str = "en") -> str:
    """All that a seat sees (-1: a spectator), and what it is asked."""
    setting = play.setting
    catalogue = setting.catalogue(lang)
    names = catalogue.seat_names(setting.game.colours[: setting.seats])
    decision = play.decision(seat) if seat in play.owing else None
    scene = find_view(setting.game).scene(play.observe(seat), decision, catalogue, names)
    return as_plain(text_table(scene, catalogue))


def question_text(play: Play, seat: int, lang: str = "en") -> str:
    """The question to a seat, and a line for each allowed answer: its word, then what it means."""
    setting = play.setting
    catalogue = setting.catalogue(lang)
    names = catalogue.seat_names(setting.game.colours[: setting.seats])
    decision = play.decision(seat)
    lines = [catalogue.prompt(decision, names)]
    for word in decision.words:
        label = catalogue.option(decision.code, word, names=names, source=decision.source)
        text = catalogue.option_text(decision.code, word)
        lines.append(f"  {word}: {label}" + (f" ({text})" if text else ""))
    return "\n".join(lines)
