"""Tensors say all that the fields of an observation say, in places that have names."""

import numpy as np
import pytest

from ludothek.adapters.tensor import ARGS, BOUND, Field, Layout, Tensor, layout
from ludothek.core.errors import LudothekError
from ludothek.core.game import Shape
from ludothek.core.state import UNKNOWN
from tests.adapters.tables import every_table, of, random_play
from tests.contracts.walks import Table

pytestmark = pytest.mark.engine


def numbers(layout: Layout, tensor: Tensor, field: Field) -> list[int]:
    """The numbers of a field, read back."""
    places = iter(tensor[layout.parts[field.name]].astype(int).tolist())
    unknown = tensor[layout.parts[f"unknown.{field.name}"]]
    found = []
    for at in range(field.size):
        bits = field.bits(at)
        value = sum([next(places) << bit for bit in range(bits)]) if bits else next(places)
        assert value == 0 or not unknown[at]
        found.append(UNKNOWN if unknown[at] else value)
    assert next(places, None) is None
    if field.varies:
        del found[int(tensor[layout.parts[f"{field.name}.rows"]][0]) * len(field.columns) :]
    return found


@every_table
def test_nothing_is_lost(table: Table) -> None:
    made = of(table).layout
    hidden = 0
    for count, play in enumerate(random_play(of(table), 7)):
        if count % 7 and not play.over:
            continue
        for seat in (-1, count % table.seats):
            seen = play.observe(seat)
            tensor = made.encode(seen)
            assert tensor.shape == (made.size,)
            assert tensor.dtype == np.float32
            assert np.abs(tensor).max() < BOUND
            fields = {**seen.view.dump(), "hidden": seen.hidden}
            for field in made.fields:
                value = fields[field.name]
                assert numbers(made, tensor, field) == (value if isinstance(value, list) else [value]), field.name
            assert tensor[made.parts["table.seat"]].sum() == (seat >= 0)
            hidden += int(tensor[made.parts["unknown.table.args"].start :].sum())
            if not play.over:
                code = play.state.stack[-1].code
                assert tensor[made.names.index(f"question {code}")] == 1
                assert [bool(n) for n in tensor[made.parts["table.owing"]]] == [
                    other in play.owing for other in range(table.seats)
                ]
                assert tensor[made.parts["table.steps"]].sum() == len(play.state.stack)
                args = [int(n) for n in seen.view.stack[-1].args()][:ARGS]
                shown = tensor[made.parts["table.args"]].tolist()
                assert shown == [0 if n == UNKNOWN else n for n in args] + [0] * (ARGS - len(args))
    assert hidden or table.name == "evacuation"  # the race of Evacuation hides nothing


@every_table
def test_parts_follow_each_other_without_gaps(table: Table) -> None:
    made = of(table).layout
    at = 0
    for part in made.parts.values():
        assert part.start == at
        at = part.stop
    assert at == made.size == len(made.names) == len(set(made.names))


def test_places_are_found_by_name() -> None:
    made = layout("evacuate", seats=4, mode="full")
    assert [made.names[at] for at in made.find("round")] == ["round"]
    assert [made.names[at] for at in made.find("runners.speed")] == [f"runners[{n}].speed" for n in range(4)]
    assert {made.names[at].partition(" has ")[0] for at in made.find("runners[1].hand")} == {"runners[1].hand"}
    assert len(made.find("line")) == 4 * len(made.find("line.card"))
    assert made.find("table.seat") == [0, 1, 2, 3]
    with pytest.raises(LudothekError, match="no 'moon' in this tensor"):
        made.find("moon")
    assert "line.rows" in made.table()


def test_fields_that_do_not_fit_are_refused() -> None:
    with pytest.raises(LudothekError, match="'deck' has 3 numbers; its shape says 2"):
        Field("deck", [1, 2], Shape()).read([1, 2, 3], [])
    with pytest.raises(LudothekError, match="'line' has 4 numbers; its shape says 2"):
        Field("line", [], Shape(("a", "b"), rows=1)).read([1, 2, 3, 4], [])
    with pytest.raises(LudothekError, match="neither a number nor a list of numbers"):
        Field("deck", [[1]], Shape())
