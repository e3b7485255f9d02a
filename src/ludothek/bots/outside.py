"""Bots that live outside: a program that is spoken to by lines of JSON, or a server that is asked over HTTP.

`docs/how-to/plug-in-a-bot.md` describes the protocol. Names are `stdio:COMMAND` and `http:URL` (or just the URL). Only
the command line and the arena know them: a guest of the lobby must not be able to start a command.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from ..core.chance import Rng
from ..core.errors import LudothekError, OptionError
from ..core.game import GameInfo
from ..core.match import Decision
from ..core.state import Observation
from . import Bot
from . import find as find_inside

PROTOCOL = 1
SECONDS = 30.0  # for one answer, unless LUDOTHEK_BOT_SECONDS says otherwise
STDIO, HTTP = "stdio:", "http:"
URLS = ("http://", "https://")
LONGEST = 1 << 20  # characters of one answer


class BotError(LudothekError):
    """A bot outside did not answer as it should."""


def is_outside(name: str) -> bool:
    return name.startswith((STDIO, HTTP, *URLS))


def find(name: str, settings: Mapping[str, str] | None = None, packs: Sequence[Path] = ()) -> Bot:
    """The bot of this name, here or outside. A bot outside is told the options and packs of the game it plays."""
    if not is_outside(name):
        return find_inside(name)
    line: Line
    if name.startswith(STDIO):
        line = Program(name, name.removeprefix(STDIO))
    else:
        address = name if name.startswith(URLS) else name.removeprefix(HTTP)
        line = Server(name, address if address.startswith(URLS) else f"http://{address.lstrip('/')}")
    return OutsideBot(name, line, settings or {}, packs)


class Line:
    """The way to a bot: one JSON object there, one back."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds = float(os.environ.get("LUDOTHEK_BOT_SECONDS", SECONDS))

    def ask(self, message: Mapping[str, Any]) -> dict[str, Any]:
        text = self.send(json.dumps(message, separators=(",", ":")))
        if len(text) > LONGEST:
            raise BotError(f"The bot {self.name} gave an answer that is too long.")
        try:
            found = json.loads(text)
        except ValueError as error:
            raise BotError(f"The bot {self.name} said {text[:80]!r}, which is not JSON.") from error
        if not isinstance(found, dict):
            raise BotError(f"The bot {self.name} said {text[:80]!r}, which is not a JSON object.")
        if "error" in found:
            raise BotError(f"The bot {self.name} reports: {found['error']}")
        return found

    def send(self, text: str) -> str:
        raise NotImplementedError

    def late(self) -> BotError:
        return BotError(f"The bot {self.name} did not answer within {self.seconds:g} seconds.")

    def close(self) -> None:
        """Nothing more will be asked."""


class Program(Line):
    """A process whose standard input takes one line and whose standard output gives one. It starts when first asked."""

    def __init__(self, name: str, command: str) -> None:
        super().__init__(name)
        self.words = shlex.split(command)
        if not self.words:
            raise OptionError("A bot is named as stdio:COMMAND; the command is missing.")
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()

    def start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(self.words, stdin=pipe, stdout=pipe, encoding="utf-8", errors="replace")
        except OSError as error:
            raise BotError(f"The bot {self.name} cannot be started: {error.strerror}.") from error
        assert process.stdout is not None
        threading.Thread(target=_listen, args=(process.stdout, self.lines), daemon=True).start()
        weakref.finalize(self, _stop, process)
        return process

    def send(self, text: str) -> str:
        if self.process is None:
            self.process = self.start()
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(text + "\n")
            self.process.stdin.flush()
            found = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            self.close()
            raise self.late() from None
        except OSError:
            found = ""
        if not found:
            self.close()
            raise BotError(f"The bot {self.name} has ended without an answer.")
        return found

    def close(self) -> None:
        if self.process is not None:
            _stop(self.process)


def _listen(stream: IO[str], lines: queue.Queue[str]) -> None:
    """Every line; nothing at all when the program has ended."""
    with stream:
        for line in stream:
            lines.put(line)
    lines.put("")


def _stop(process: subprocess.Popen[str]) -> None:
    if process.stdin is not None and not process.stdin.closed:
        with suppress(OSError):  # the program has gone already
            process.stdin.close()
    try:
        process.wait(timeout=0.5)  # a good program ends with its input
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Server(Line):
    """A server that takes a POST with JSON and answers with JSON."""

    def __init__(self, name: str, url: str) -> None:
        super().__init__(name)
        self.url = url

    def send(self, text: str) -> str:
        from urllib.error import HTTPError, URLError
        from urllib.request import Request, urlopen

        request = Request(self.url, text.encode(), {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=self.seconds) as reply:
                found: bytes = reply.read(LONGEST + 1)
        except HTTPError as error:
            with error:
                raise BotError(f"The bot {self.name} answered with the status {error.code}.") from None
        except TimeoutError:
            raise self.late() from None
        except URLError as error:
            if isinstance(error.reason, TimeoutError):
                raise self.late() from None
            raise BotError(f"The bot {self.name} cannot be reached: {error.reason}.") from None
        except OSError as error:
            raise BotError(f"The bot {self.name} cannot be reached: {error}.") from None
        return found.decode("utf-8", "replace")


class OutsideBot:
    """Asks over its line; greets it before the first question."""

    def __init__(self, name: str, line: Line, settings: Mapping[str, str], packs: Sequence[Path]) -> None:
        self.name = name
        self.line = line
        self.settings = dict(settings)
        self.packs = list(packs)
        self.met = False

    def greet(self) -> None:
        from .. import __version__

        reply = self.line.ask({"type": "hello", "protocol": PROTOCOL, "program": f"ludothek {__version__}"})
        if reply.get("protocol") != PROTOCOL:
            raise BotError(f"The bot {self.name} speaks protocol {reply.get('protocol')}, not {PROTOCOL}.")
        self.met = True

    def choose(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> int:
        if not self.met:
            self.greet()
        message = self.question(game, observation, decision, int(rng.next32()))
        word = self.line.ask(message).get("word")
        if word not in decision.words:
            word = self.line.ask({**message, "refused": word}).get("word")  # once more, and then no more
        if word not in decision.words:
            raise BotError(f"The bot {self.name} answered '{decision.code}' with {word!r}, which was not offered.")
        return decision.options[decision.words.index(word)]

    def question(self, game: GameInfo, observation: Observation, decision: Decision, luck: int) -> dict[str, Any]:
        return {
            "type": "question",
            "game": game.name,
            "rules": game.rules,
            "options": self.settings,
            "seat": decision.seat,
            "code": decision.code,
            "words": list(decision.words),
            "source": decision.source,
            "luck": luck,
            "observation": observation.to_json(),
            "text": self.text(game, observation, decision),
        }

    def text(self, game: GameInfo, observation: Observation, decision: Decision) -> str:
        """The table in words, as a screen reader would tell it, and the question with its answers."""
        from ..i18n import catalogue
        from ..scene.find import find_view
        from ..scene.text import as_plain, text_table

        if not hasattr(self, "words"):
            self.words = catalogue(game, "en", game.read_content(self.packs))
        seats = [self.words.colour(seat) for seat in range(len(game.colours))]
        shown = find_view(game).scene(observation, decision, self.words, seats[: seats_of(observation, game)])
        answers = [f"- {word}: {self.words.option(decision.code, word, names=seats)}" for word in decision.words]
        return "\n".join([as_plain(text_table(shown, self.words)), self.words.prompt(decision, seats), *answers]) + "\n"

    def close(self) -> None:
        self.line.close()


def seats_of(observation: Observation, game: GameInfo) -> int:
    """How many seats there are: every state keeps it."""
    return int(getattr(observation.view, "seats", len(game.colours)))
