"""What tables say: all of it in every language."""

import pytest
from fluent.syntax.ast import Message

from ludothek.i18n.messages import LANGUAGES, read
from ludothek.table import errors
from ludothek.table.words import FOLDER, say

KEYS = {
    lang: [item.id.name for item in read(FOLDER / f"{lang}.ftl").body if isinstance(item, Message)]
    for lang in LANGUAGES
}
ERRORS = [thing for thing in vars(errors).values() if isinstance(thing, type) and hasattr(thing, "id")]


def test_every_language_says_the_same_things() -> None:
    assert KEYS["en"] == KEYS["de"]
    assert len(set(KEYS["en"])) == len(KEYS["en"])


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.__name__)
def test_every_error_has_its_sentence(error: type[errors.TableError]) -> None:
    facts = {"n": 3, "last": 2, "name": "Eve", "bot": "clever", "kind": "dog", "pace": "soon", "rung": "top"}
    raised = error(**facts)  # type: ignore[arg-type]
    assert str(raised) == raised.say("en") == raised.say("xx")
    assert raised.say("de") != raised.say("en")


def test_a_missing_language_is_english() -> None:
    assert say("fr", "table-none") == say("en", "table-none")
