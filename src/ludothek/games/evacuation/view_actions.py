"""The player board's actions: four groups by power, the action track with its energy, and passing."""

from __future__ import annotations

from ...scene.draw import rect
from ...scene.model import Piece
from ...scene.sight import bits
from ...scene.words import wrap
from .actions import FULL, group_of, track_cost
from .progress import powers
from .state import ACTIONS, COLOURS, GROUP
from .view_art import placed, shape, stacked, word, words
from .view_parts import Part
from .view_plan import ACTIONS_TOP, GROUP_HEAD, GROUPS, SPACE_TALL, TRACK_SPACES, Actions, actions_plan
from .view_printed import ACTION_ICONS, actions_name, draw_actions
from .view_sight import Sight
from .vocabulary import BOARD_ACTIONS


def actions(sight: Sight) -> Part:
    plan = actions_plan(sight.narrow)
    costs = [int(n) for n in sight.s.pack.track_cost]
    back = placed(actions_name(plan, costs), (plan.width, plan.height), lambda: draw_actions(plan, costs))
    pieces = [_track(sight, plan), _pass(sight, plan), _groups(sight, plan)]
    rows = [0] * GROUPS
    for number, name in enumerate(BOARD_ACTIONS, 1):
        group = int(group_of(number))
        pieces.append(_action(sight, plan, name, plan.space(group, rows[group])))
        rows[group] += 1
    return Part("actions", plan.height, back, pieces)


def _action(sight: Sight, plan: Actions, name: str, at: tuple[float, float]) -> Piece:
    """A space of the player board."""
    left = 10 + 17 * len(ACTION_ICONS[name])
    rows = wrap(sight.catalogue.say(f"view-short-{name}"), plan.space_wide - left - 3, 11, most=2)
    return Piece(
        id=f"action-{name}",
        x=at[0],
        y=at[1],
        art=stacked(left, SPACE_TALL / 2 - 2, rows, "eva-t"),
        label=sight.catalogue.say(f"option-turn-{name}"),
        word=sight.word(name, "turn"),
        reach=(0, 0, plan.space_wide, SPACE_TALL - 4),
    )


def _groups(sight: Sight, plan: Actions) -> Piece:
    """The power of each group, and its markers of this year; from the fourth on they cost more."""
    markers = [int(sight.s.of(sight.seat, GROUP + group)) for group in range(GROUPS)]
    art = ""
    for row in range(0, GROUPS, plan.columns):
        x, y = zip(*(plan.group(group) for group in range(row, row + plan.columns)), strict=True)
        found = range(row, row + plan.columns)
        art += words(y[0] + 13, "eva-s", [(at + 10, sight.say("power-of", n=group + 1)) for at, group in zip(x, found)])
        dots = ["●" * markers[group] + "○" * max(0, int(FULL) - markers[group]) for group in found]
        art += words(y[0] + 13, "eva-s eva-e", [(at + plan.pitch - 16, marks) for at, marks in zip(x, dots)])
    label = sight.say("groups", a=markers[0], b=markers[1], c=markers[2], d=markers[3])
    return Piece(id="groups", x=0, y=0, art=art, label=label, reach=(0, ACTIONS_TOP, plan.width, GROUP_HEAD))


def _track(sight: Sight, plan: Actions) -> Piece:
    """The action track: how many actions this year, what the next one costs, and the power so far."""
    s, seat = sight.s, sight.seat
    taken = int(s.of(seat, ACTIONS))
    x = plan.track_x(min(taken, TRACK_SPACES))
    wide = plan.track_x(1) - plan.track_x(0)
    found = bits(int(powers(s, seat)))
    power = str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"
    art = rect(round(x - wide / 2 + 1, 1), 4, round(wide - 3, 1), 34, "eva-done", r=6)
    art += shape(COLOURS[seat], "", round(x, 1), 21, round(min(28, wide - 4)))
    art += word(round(x, 1), 22, taken, f"eva-m eva-c eva-on-seat c-{COLOURS[seat]}")
    art += word(plan.width - 112, 21, power, "eva-n eva-c eva-label-ink")
    label = sight.say("track-label", n=taken, cost=int(track_cost(s, seat)), power=power)
    return Piece(id="action-track", x=0, y=0, art=art, label=label, reach=(0, 2, plan.width - 76, 38))


def _pass(sight: Sight, plan: Actions) -> Piece:
    """To pass; who has passed sees it."""
    passed = sight.passed(sight.seat)
    said = sight.say("passed" if passed else "pass")
    art = rect(0, 0, 66, 34, "f-muted" if passed else "eva-cell", r=17)
    art += word(33, 17, said, "eva-s eva-c f-panel" if passed else "eva-s eva-c")
    asked = sight.word("pass", "turn")
    return Piece(id="pass", x=plan.width - 72, y=4, art=art, label=said, word=asked, reach=(0, 0, 66, 34))
