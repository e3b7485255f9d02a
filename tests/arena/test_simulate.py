"""Simulated games: the same whoever plays them, the very games of a match, and folders that can be gone on with."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludothek.arena.folder import DECISIONS, GAMES, SEATS, FolderError, read_run, read_table
from ludothek.arena.lineup import Plan, fixture, make_plan
from ludothek.arena.play import play_game
from ludothek.arena.rows import play_chunk
from ludothek.arena.simulate import simulate
from ludothek.bots import find as find_bot
from ludothek.bots.luck import luck
from ludothek.core.chance import Rng
from ludothek.core.errors import OptionError
from ludothek.core.match import Match
from ludothek.games import find
from tests.support import engine

GAMES_PLAYED = 20


def plan_of(bots: str = "random", seats: tuple[int, ...] = (2, 3), **more: Any) -> Plan:
    return make_plan(find("lanterns"), bots.split(","), seats, seed=7, **more)


def tables(folder: Path) -> list[list[dict[str, Any]]]:
    """All rows, without the time they took, which is the only thing that may differ."""
    found = [read_table(folder, kind) for kind in (GAMES, SEATS, DECISIONS)]
    return [table.drop("seconds", strict=False).to_dicts() for table in found]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games played in this process."""
    folder = tmp_path_factory.mktemp("arena") / "alone"
    simulate(plan_of(decisions=True), GAMES_PLAYED, folder, workers=1)
    return folder


def test_the_result_does_not_depend_on_workers(alone: Path, tmp_path: Path) -> None:
    simulate(plan_of(decisions=True), GAMES_PLAYED, tmp_path / "two", workers=2)
    assert tables(tmp_path / "two") == tables(alone)


def test_nor_on_a_ray_cluster(alone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    simulate(plan_of(decisions=True), GAMES_PLAYED, tmp_path / "ray", workers=1, ray="local")
    assert tables(tmp_path / "ray") == tables(alone)


def test_nor_on_the_order_of_the_games() -> None:
    plan = plan_of("greedy,random")
    forwards = play_chunk(plan, [3, 4]).seats
    backwards = play_chunk(plan, [4, 3]).seats
    assert sorted(backwards, key=lambda row: (row["game"], row["seat"])) == forwards


def test_a_stopped_run_goes_on_and_a_longer_one_too(alone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "stopped"
    simulate(plan_of(decisions=True), 12, folder, workers=1)
    assert len(read_table(folder, GAMES)) == 12
    (folder / "games-00000.parquet").unlink()  # stopped before this chunk was whole
    told: list[tuple[int, int]] = []
    simulate(plan_of(decisions=True), GAMES_PLAYED, folder, workers=1, tell=lambda *at: told.append(at))
    assert told[0] == (0, GAMES_PLAYED)
    assert told[-1] == (GAMES_PLAYED, GAMES_PLAYED)
    assert tables(folder) == tables(alone)
    before = {file: os.stat(file).st_mtime_ns for file in folder.iterdir()}
    simulate(plan_of(decisions=True), GAMES_PLAYED, folder, workers=1)
    assert before == {file: os.stat(file).st_mtime_ns for file in folder.iterdir()}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 8}, "holds games with seed 7, not 8"),
        ({"bots": ("greedy", "random")}, "with bots random, not greedy,random"),
        ({"options": (("rounds", "6"),)}, "with options rounds=4, not rounds=6"),
        ({"decisions": False}, "with decisions True, not False"),
    ],
)
def test_a_folder_of_other_arguments_is_refused(alone: Path, change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(FolderError, match=sentence):
        simulate(replace(plan_of(decisions=True), **change), GAMES_PLAYED, alone)


def test_folders_that_are_not_ours_are_refused(alone: Path, tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="is for 20 games, which is more than 8"):
        simulate(plan_of(decisions=True), 8, alone)
    (tmp_path / "letter.txt").touch()
    with pytest.raises(FolderError, match="holds other files"):
        simulate(plan_of(), 8, tmp_path)
    with pytest.raises(FolderError, match=r"has no run\.json"):
        read_run(tmp_path)
    (tmp_path / "run.json").write_text("{}")
    with pytest.raises(FolderError, match="is damaged"):
        read_run(tmp_path)
    described = json.loads((alone / "run.json").read_text())
    (tmp_path / "run.json").write_text(json.dumps({**described, "format": 2}))
    with pytest.raises(FolderError, match="format 2"):
        read_run(tmp_path)
    (tmp_path / "run.json").write_text(json.dumps(described))
    with pytest.raises(FolderError, match="no games yet"):
        read_table(tmp_path, GAMES)


def test_bots_meet_every_seat_and_every_number_of_seats() -> None:
    plan = plan_of("greedy,random", (2, 3))
    met = {
        (seat, bot, len(fixed.bots))
        for i in range(8)
        for fixed in [fixture(plan, i)]
        for seat, bot in enumerate(fixed.bots)
    }
    assert met == {(s, bot, n) for n in (2, 3) for s in range(n) for bot in ("greedy", "random")}
    assert len({fixture(plan, i).seed for i in range(500)}) == 500


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(OptionError, match="no bot 'deep'"):
        plan_of("deep")
    with pytest.raises(OptionError, match="2 to 4 seats, not 5"):
        plan_of(seats=(5,))


@engine
@pytest.mark.parametrize(("name", "seats", "bots"), [("lanterns", 3, "greedy"), ("evacuate", 4, "random")])
def test_a_simulated_game_is_the_game_of_a_match(name: str, seats: int, bots: str) -> None:
    game = find(name)
    pack, seed, bot = game.load_pack([]), 12345678901234567, find_bot(bots)
    played = play_game(game, pack, [bot] * seats, game.settings({}), seed, opening=2, keep=True)
    match = Match(game, pack, seats, {}, seed)
    answers: list[tuple[int, int, str, int, str]] = []
    while (decision := match.decision()) is not None:
        seen = game.observe(match.state, decision.seat)
        choice = bot.choose(game, seen, decision, Rng(*luck(seed, match.record.played)))
        word = decision.words[decision.options.index(choice)]
        answers.append((match.played, decision.seat, decision.code, len(decision.options), word))
        match.play(decision.seat, choice)
    assert played.choices == answers
    assert played.state.to_json() == match.state.to_json()
    assert [event.kind for event in played.events] == [event.kind for event in match.events]
    assert played.rounds == sum(event.kind == game.heading for event in match.events)
    assert played.openings[0] == [word for _, seat, _, _, word in answers if seat == 0][:2]


def test_rows_tell_what_the_game_was(alone: Path) -> None:
    games, seats, decisions = tables(alone)
    assert [row["game"] for row in games] == list(range(GAMES_PLAYED))
    assert len(seats) == sum(row["seats"] for row in games)
    assert len(decisions) == sum(row["decisions"] for row in games)
    for game in games:
        mine = [row for row in seats if row["game"] == game["game"]]
        assert [row["seat"] for row in mine if row["place"] == 1] == game["winners"]
        assert sum(row["win"] for row in mine) == pytest.approx(1)
        chosen = [row for row in decisions if row["game"] == game["game"]]
        assert game["branching"] == pytest.approx(sum(row["options"] for row in chosen) / len(chosen))
        for row in mine:
            assert row["score"] == sum(line["points"] for line in row["lines"])
            assert row["opening"] == [each["word"] for each in chosen if each["seat"] == row["seat"]][:3]
            lit = [deed for deed in row["did"] if deed["kind"] == "lit"]
            assert sum(deed["count"] for deed in lit) == sum(
                each["code"] == "light.pier" and each["word"] != "pass" and each["seat"] == row["seat"]
                for each in chosen
            )
            assert {deed["word"] for deed in lit} <= {each["word"] for each in chosen}
