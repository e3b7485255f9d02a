"""The rules reference: by id, by the beginning of an id, or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..i18n import Catalogue
    from .screen import Screen


def find_rules(catalogue: Catalogue, given: str) -> dict[str, str]:
    """The rules that were asked for; all of them if nothing was."""
    rules = catalogue.rules()
    wanted = given.strip()
    if wanted.upper() in rules:
        return {wanted.upper(): rules[wanted.upper()]}
    begun = {rule: text for rule, text in rules.items() if rule.startswith(wanted.upper())}
    if begun:
        return begun
    words = wanted.casefold().split()
    return {rule: text for rule, text in rules.items() if all(word in f"{rule} {text}".casefold() for word in words)}


def show_rules(screen: Screen, given: str) -> bool:
    """Whether there were any."""
    found = find_rules(screen.catalogue, given)
    for rule, sentence in found.items():
        screen.indented(f"[{rule}]", sentence)
    if not found:
        screen.say("rule-not-found", "bad", given=given)
    return bool(found)
