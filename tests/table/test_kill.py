"""A server that is killed in the middle: nothing that was acknowledged is lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludothek.table import Tables
from tests.table.company import RANDOM, alone, match_of, open_tables, play_on

# Plays at one table as fast as it can, and says the seq of every answer once it is acknowledged.
PLAYER = """
import sys
from pathlib import Path
from tests.table.company import Person, bots_answer, open_tables

tables = open_tables(Path(sys.argv[1]))
anna = Person(tables, sys.argv[2], sys.argv[3], int(sys.argv[4]) * 1000)
while True:
    bots_answer(tables, anna.table)
    ack = anna.answer(int(sys.argv[4]))
    print(ack.kind, ack.seq, flush=True)
"""
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("answers", [1, 3, 4])
def test_what_was_acknowledged_is_there_after_a_kill(tables: Tables, tmp_path: Path, answers: int) -> None:
    anna = alone(tables, RANDOM, game="evacuate")
    tables.store.close()
    done = 0
    for life in range(2):
        process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(tmp_path), anna.id, anna.table, str(life)],
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            text=True,
        )
        assert process.stdout is not None
        for _ in range(answers):
            kind, seq = process.stdout.readline().split()
            assert kind == "done"
            done = int(seq)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        again = open_tables(tmp_path)
        assert again.seq(anna.table) >= done
        assert match_of(again, anna.table).played > 0
        again.store.close()
    anna.tables, anna.sent = open_tables(tmp_path), 5000
    play_on(anna)
    assert anna.view().status == "over"
