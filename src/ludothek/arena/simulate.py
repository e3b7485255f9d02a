"""`ludothek simulate`: play the games of a plan that a folder still lacks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .folder import Chunk, Run, chunks, missing, new_run, open_folder, packed, polars, write_chunk
from .lineup import Plan
from .rows import play_chunk
from .workers import Crew

Tell = Callable[[int, int], None]  # games so far, games in all


def simulate(plan: Plan, games: int, folder: Path, workers: int = 0, ray: str = "", tell: Tell | None = None) -> Run:
    """Play what is missing. What comes out depends on the plan alone, not on who played which part of it when."""
    polars()
    run = open_folder(folder, new_run(plan, games))
    parts, open_chunks = chunks(run), missing(folder, run)
    done = run.games - sum(len(parts[number]) for number in open_chunks)
    if tell is not None:
        tell(done, run.games)
    jobs = [(run.plan, parts[number]) for number in open_chunks]
    with Crew(workers, ray) as crew:
        for at, chunk in crew.do(play_and_pack, jobs):
            write_chunk(folder, open_chunks[at], chunk)
            done += len(parts[open_chunks[at]])
            if tell is not None:
                tell(done, run.games)
    return run


def play_and_pack(plan: Plan, indices: range) -> Chunk:
    """Runs in any process on any machine."""
    return packed(play_chunk(plan, indices), plan.decisions)
