"""A position with its past, as OpenSpiel handles it: copied at every step of a search, saved, and sampled anew."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ..core.chance import Rng
from ..core.events import Event
from ..core.state import BaseState, Observation
from ..core.step import advance
from .setting import Setting

FORGOTTEN = "-"  # the past of seats about whose past nothing is known


class Past:
    """One answer and what was told after it, with the past before. Shared by all copies, so never changed."""

    __slots__ = ("before", "events", "known", "line", "seat")

    def __init__(self, before: Past | None, seat: int, line: str, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.line = line
        self.events = events
        self.known: dict[int, str] = {}  # viewer -> hash, once somebody asked

    def digest(self, viewer: int) -> str:
        """A hash of all that a viewer has answered and been told."""
        fresh = []
        past: Past | None = self
        while past is not None and viewer not in past.known:
            fresh.append(past)
            past = past.before
        found = past.known[viewer] if past is not None else FORGOTTEN
        for past in reversed(fresh):
            told = [past.line] if past.seat == viewer else []
            told += [repr(event) for event in past.events if event.seen_by(viewer)]
            if told:
                found = blake2b("\n".join([found, *told]).encode(), digest_size=8).hexdigest()
            past.known[viewer] = found
        return found


class Position:
    """A state of the engine in which somebody is asked, or the game is over."""

    __slots__ = ("options", "past", "setting", "state")

    def __init__(self, setting: Setting, state: BaseState, options: vec[i64], past: Past) -> None:
        self.setting = setting
        self.state = state
        self.options = options
        self.past = past

    @classmethod
    def begin(cls, setting: Setting) -> Position:
        state = setting.begin()
        return cls(setting, state, advance(state), Past(None, -1, "", []))

    def choices(self) -> list[int]:
        return [int(self.options[i]) for i in range(len(self.options))]

    def answer(self, choice: int) -> None:
        """Give an answer that is known to be an option."""
        step = self.state.stack.pop()
        events: list[Event] = []
        self.state.tape = events
        step.apply(self.state, choice)
        self.options = advance(self.state)
        self.state.tape = None
        self.past = Past(self.past, int(step.player), f"{step.code} {choice}", events)

    # -- knowing --------------------------------------------------------------------------------------------

    def seen(self, viewer: int) -> str:
        """What a viewer (-1: everybody) sees now, as JSON."""
        fields = observe(self.setting, self.state, viewer).to_json()
        return json.dumps(fields, sort_keys=True, separators=(",", ":"))

    def known(self, viewer: int) -> str:
        """What a viewer sees, and a hash of what it has seen so far."""
        return f"{self.seen(viewer)} past {self.past.digest(viewer)}"

    def resampled(self, viewer: int, rng: Rng) -> Position:
        """A position that the viewer cannot tell from this one; of the past of others nothing is kept."""
        seen = observe(self.setting, self.state, viewer)
        state = self.setting.game.sample_state(seen, rng)
        options = state.stack[-1].options(state) if state.stack else vec[i64]()
        past = Past(None, -1, "", [])
        past.known = {viewer: self.past.digest(viewer)}
        return Position(self.setting, state, options, past)

    # -- copying --------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.setting, self.state.clone(), self.options, self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        known = {viewer: self.past.digest(viewer) for viewer in range(-1, self.setting.seats)}
        return restore, (self.setting, self.state.to_json(), known)


def restore(setting: Setting, fields: dict[str, Any], known: dict[int, str]) -> Position:
    """The position that was saved."""
    state = setting.game.load_state(fields, setting.pack)
    past = Past(None, -1, "", [])
    past.known = known
    options = state.stack[-1].options(state) if state.stack else vec[i64]()
    return Position(setting, state, options, past)


def observe(setting: Setting, state: BaseState, viewer: int) -> Observation:
    return setting.game.observe(state, viewer)
