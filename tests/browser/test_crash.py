"""The server is killed in the middle of a game, again and again: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest

from ludothek.core.record import Record, read
from ludothek.core.replay import replay
from ludothek.games import find

from .guest import Guest, answering, play_until, words_of
from .site import Site, wait_for

KILLS = 20


class Player:
    """Answers for all people at a table and remembers what was acknowledged."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.guest = Guest(site.url)
        # Five seats take long enough for twenty kills; one of them is a bot, so that kills meet it thinking too.
        self.id = self.guest.create("me", "hot:Bea", "bot:random", "hot:Cem", "hot:Dora", seed=11)
        self.chooser = random.Random(11)
        self.acknowledged: list[tuple[int, str, str, str]] = []  # seat, code, word, key
        self.open: dict[str, Any] | None = None  # sent, but not acknowledged

    def answer(self) -> bool:
        """One answer; False if the game is over."""
        if self.open is None:
            found = play_until(self.id, (self.guest,), lambda view: "question" in view, self.chooser)
            if found is None:
                return False
            view = found[1]
            self.open = {**answering(view, self.chooser.choice(words_of(view))), "key": token_hex(8)}
        message = self.open
        ack = self.guest.act(self.id, **message)
        assert ack["kind"] in ("done", "again"), ack
        self.acknowledged.append((message["seat"], message["code"], message["word"], message["key"]))
        self.open = None
        return True

    def record(self) -> Record:
        return read(self.guest.http.get(f"/table/{self.id}/record").text)

    def check(self) -> None:
        """Everything acknowledged is in the record, once and in order, and nothing else of these seats is."""
        people = {0, 1, 3, 4}
        kept = [(line.seat, line.code, line.word) for line in self.record().lines if line.seat in people]
        mine = [(seat, code, word) for seat, code, word, _ in self.acknowledged]
        assert kept == mine


def test_twenty_kills_lose_nothing_acknowledged(own_site: Site) -> None:
    player = Player(own_site)
    for kill in range(KILLS):
        for _ in range(player.chooser.randrange(3)):
            assert player.answer(), "the game was over before the last kill"
        if kill % 2:
            kill_in_flight(own_site, player)
        else:
            own_site.kill()
        own_site.start()
        if player.open is None:
            player.check()
        else:
            assert player.answer()  # with the same key: it counts once, whether it had arrived or not
            player.check()
        seat, code, word, key = player.chooser.choice(player.acknowledged or [(-1, "", "", "")])
        if seat >= 0:
            again = player.guest.act(player.id, type="answer", seat=seat, seq=0, code=code, word=word, key=key)
            assert again["kind"] == "again"
    while player.answer():
        pass
    player.check()
    record = player.record()
    assert record.result
    game = find("evacuate")
    assert replay(game, game.load_pack([]), record).over


def kill_in_flight(site: Site, player: Player) -> None:
    """Kill while an answer is on its way. It is acknowledged or not; what is not stays open."""
    assert site.process is not None
    process = site.process
    timer = threading.Timer(player.chooser.random() * 0.05, process.kill)
    timer.start()
    try:
        while player.answer():
            pass
    except httpx.HTTPError:
        pass
    timer.join()
    process.wait()


@pytest.mark.parametrize("signal", ["kill", "stop"])
def test_no_process_stays_behind(own_site: Site, signal: str) -> None:
    """The bots' processes end with the server, also when it could tell them nothing."""
    guest = Guest(own_site.url)
    guest.create("bot:greedy", "bot:greedy", seed=1)
    assert own_site.process is not None
    pid = own_site.process.pid
    wait_for(lambda: len(children(pid)) > 1, "no bot has a process")
    family = children(pid)
    getattr(own_site, signal)()
    wait_for(lambda: not any(alive(child) for child in family), "a process stays behind")


def children(pid: int) -> list[int]:
    """The processes that any thread of this one has started: a bot's, and the one that tidies up after them."""
    files = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text(encoding="ascii").split()]


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
