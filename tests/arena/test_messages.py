"""The arena's messages: the same in both languages, none missing, none superfluous."""

from pathlib import Path

import ludothek.arena
from tests.i18n.asking import file_messages

FOLDER = Path(ludothek.arena.__file__).parent / "i18n"


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, german = (file_messages(FOLDER / f"{lang}.ftl") for lang in ("en", "de"))
    assert list(english) == list(german)
    for message_id, found in english.items():
        assert found.variables == german[message_id].variables, message_id


def test_no_message_is_superfluous() -> None:
    """Each is named by a source, as a whole (`"study-game"`) or in two parts (`f"study-{word}"` and `"mean"`)."""
    files = [*FOLDER.parent.glob("*.py"), FOLDER.parent.parent / "cli" / "arena.py"]
    sources = "".join(file.read_text(encoding="utf-8") for file in files)
    for message_id in file_messages(FOLDER / "en.ftl"):
        opening, _, rest = message_id.partition("-")
        parts = {rest, rest.replace("-", "_"), rest.removeprefix("test-")}
        named = f'f"{opening}-' in sources and any(f'"{part}"' in sources for part in parts)
        assert f'"{message_id}"' in sources or named, message_id
