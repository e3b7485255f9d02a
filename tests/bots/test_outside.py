"""Bots outside: the examples play, and whatever a bot does wrong is said in one sentence."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from ludothek.bots import find as find_inside
from ludothek.bots.outside import PROTOCOL, BotError, OutsideBot, find, is_outside
from ludothek.core.chance import Rng
from ludothek.core.errors import OptionError
from ludothek.core.match import Match
from ludothek.games import find as find_game
from ludothek.table.errors import NoBot
from ludothek.table.making import check_bot

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
HELLO = '{"type":"hello","protocol":1}'


def program(tmp_path: Path, *replies: str) -> OutsideBot:
    """A bot that says these lines, whatever it is asked, and then waits."""
    file = tmp_path / "bot.py"
    lines = "".join(f"input()\nprint({reply!r}, flush=True)\n" for reply in replies)
    file.write_text(f"{lines}input()\nimport time\ntime.sleep(9)\n")
    bot = find(f"stdio:{sys.executable} {file}")
    assert isinstance(bot, OutsideBot)
    return bot


def ask(bot: Any, settings: dict[str, str] | None = None) -> tuple[Match, int]:
    game = find_game("lanterns")
    match = Match(game, game.load_pack([]), 2, settings or {}, 5)
    decision = match.decision()
    assert decision is not None
    return match, bot.choose(game, game.observe(match.state, decision.seat), decision, Rng(1))


def play(bot: Any) -> Match:
    match, _ = ask(bot)
    other, rng = find_inside("random"), Rng(4)
    while (decision := match.decision()) is not None:
        seen = match.game.observe(match.state, decision.seat)
        match.play(decision.seat, (bot if decision.seat == 0 else other).choose(match.game, seen, decision, rng))
    return match


def test_the_example_on_stdio_plays() -> None:
    bot = find(f"stdio:{sys.executable} {EXAMPLES / 'stdio_bot.py'}")
    assert isinstance(bot, OutsideBot)
    match = play(bot)
    assert match.record.result
    lights = [line.word for line in match.record.lines if line.code == "light.pier" and line.seat == 0]
    assert lights
    assert "pass" not in lights
    bot.close()


@pytest.fixture
def server() -> Iterator[str]:
    spec = spec_from_file_location("http_bot", EXAMPLES / "http_bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    with ThreadingHTTPServer(("127.0.0.1", 0), module.Handler) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        yield f"127.0.0.1:{running.server_port}"
        running.shutdown()
        thread.join()


def test_the_example_over_http_plays(server: str) -> None:
    assert play(find(f"http://{server}")).record.result
    assert play(find(f"http:{server}")).record.result


def test_a_question_is_plain_data(tmp_path: Path) -> None:
    game = find_game("lanterns")
    match = Match(game, game.load_pack([]), 2, {"rounds": "6"}, 5)
    decision = match.decision()
    assert decision is not None
    seen = game.observe(match.state, decision.seat)
    bot = find("stdio:cat", {"rounds": "6"})
    assert isinstance(bot, OutsideBot)
    asked = bot.question(game, seen, decision, 17)
    assert asked["game"] == "lanterns"
    assert asked["options"] == {"rounds": "6"}
    assert asked["words"] == list(decision.words)
    assert asked["observation"] == seen.to_json()
    assert asked["luck"] == 17
    for word in decision.words:
        assert f"- {word}: " in asked["text"]


@pytest.mark.parametrize(
    ("replies", "sentence"),
    [
        (["what?"], "which is not JSON"),
        (["[1]"], "not a JSON object"),
        (['{"protocol":2}'], f"speaks protocol 2, not {PROTOCOL}"),
        ([HELLO, '{"error":"I am lost."}'], "reports: I am lost"),
        ([HELLO, '{"word":"x"}', '{"word":"y"}'], "with 'y', which was not offered"),
        ([HELLO, '{"word":["x"]}', "{}"], "with None, which was not offered"),
        ([HELLO], "did not answer within 0.5 seconds"),
    ],
)
def test_what_a_bot_does_wrong_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, replies: list[str], sentence: str
) -> None:
    monkeypatch.setenv("LUDOTHEK_BOT_SECONDS", "0.5" if "0.5" in sentence else "20")
    bot = program(tmp_path, *replies)
    with pytest.raises(BotError, match=sentence):
        ask(bot)
    bot.close()


def test_an_answer_that_was_not_offered_may_be_bettered_once(tmp_path: Path) -> None:
    match, _ = ask(find_inside("random"))
    decision = match.decision()
    assert decision is not None
    bot = program(tmp_path, HELLO, '{"word":"nonsense"}', f'{{"word":"{decision.words[0]}"}}')
    assert ask(bot)[1] == decision.options[0]
    bot.close()


def test_bots_that_are_not_there() -> None:
    with pytest.raises(BotError, match="cannot be started"):
        ask(find("stdio:/nowhere/at/all"))
    with pytest.raises(BotError, match="has ended without an answer"):
        ask(find("stdio:false"))
    with pytest.raises(BotError, match="cannot be reached"):
        ask(find("http://127.0.0.1:9"))
    with pytest.raises(OptionError, match="the command is missing"):
        find("stdio:")


def test_a_guest_cannot_start_a_command() -> None:
    for name in ("stdio:touch /tmp/owned", "http://127.0.0.1:9"):
        assert is_outside(name)
        with pytest.raises(OptionError, match="There is no bot"):
            find_inside(name)
        with pytest.raises(NoBot):
            check_bot(name)


def test_programs_end_with_the_bot(tmp_path: Path) -> None:
    bot = program(tmp_path, HELLO, "{}", "{}")
    with pytest.raises(BotError):
        ask(bot)
    process: subprocess.Popen[str] = bot.line.process  # type: ignore[attr-defined]
    assert process.poll() is None
    bot.close()
    assert process.poll() is not None
