"""What was measured of the bots, as the lobby reads it."""

from pathlib import Path

from ludothek.bots.strength import strength


def test_a_row_is_a_rating_with_its_uncertainty(tmp_path: Path) -> None:
    file = tmp_path / "strength.toml"
    file.write_text('[[strength]]\ngame = "g"\nlevel = "player"\nrating = 1420\nlow = 1370\nhigh = 1480\ngames = 90\n')
    found = strength("g", "player", file)
    assert found is not None
    assert (found.rating, found.error, found.games) == (1420, 60, 90)
    assert strength("g", "master", file) is None
    assert strength("g", "player", tmp_path / "none.toml") is None
