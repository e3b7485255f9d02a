"""From the TOML records to the engine's tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...content import Content, PackError, load_content
from ...core.effects import JOINT_WORDS, Ability, register
from ...core.grammar import GrammarError
from . import schema
from .effects import STEP_WORDS, Modifier
from .grammar import GRAMMAR
from .state import COLOURS
from .tables import (
    ADD,
    DISTANCES,
    IGNORE_CAP,
    IGNORE_COST,
    IGNORE_GATE,
    IGNORE_PASS,
    IGNORE_STOP,
    MAX_ROWS,
    MIRROR,
    SET,
    STOP_BEFORE,
    STOP_ON,
    TRIGGERS,
    Civilization,
    Nomia,
    Pack,
    Run,
    Special,
    Station,
)

CONTENT = Path(__file__).parent / "content"
IGNORES = {
    "cost": IGNORE_COST,
    "gate": IGNORE_GATE,
    "cap": IGNORE_CAP,
    "stop": IGNORE_STOP,
    "pass-rule": IGNORE_PASS,
}
MODES = {"add": ADD, "set": SET, "mirror": MIRROR}


def read_content(overrides: Sequence[Path] = ()) -> Content:
    """The game's own content, with packs laid over it."""
    return load_content([CONTENT, *overrides], schema.SCHEMAS)


def load_pack(overrides: Sequence[Path] = ()) -> Pack:
    """Read, check and tabulate the content."""
    return build(read_content(overrides))


def build(content: Content) -> Pack:
    builder = _Builder(content)
    builder.station()
    builder.run()
    builder.nomia()
    builder.civilizations()
    builder.specials()
    builder.board()
    builder.pack.hash = content.hash
    builder.pack.words = vocabulary(content)
    return builder.pack


def vocabulary(content: Content) -> dict[str, tuple[str, ...]]:
    """The words of every question: the int of an option is its place in the tuple."""

    def ids(kind: str) -> tuple[str, ...]:
        return tuple(entry.id for entry in content.entries(kind))

    numbers = tuple(str(n) for n in range(DISTANCES))
    return {
        "run.pick": ids("run"),
        "run.recover": ids("run"),
        "run.replay": ids("run"),
        "run.speed": numbers,
        "station.draw": ids("station"),
        "station.choose": ids("station"),
        "setup.station": ids("station"),
        "setup.first": COLOURS,
        "setup.civilization": ids("civilization"),
        "setup.deal": ids("civilization"),
        "special.play": ("pass", *ids("special")),
        "target.choose": COLOURS,
        "step.rows": STEP_WORDS,
        **JOINT_WORDS,
        "neutral.draw": numbers,
        "neutral.middle": ("front", "rear"),
        "nomia.draw": ids("nomia"),
        "nomia.peek": ids("nomia"),
        "market.choose": ids("nomia"),
        "loss.hit": ("unhurt", "hurt"),
        "loss.miniature": ("own", "token"),
    }


class _Builder:
    def __init__(self, content: Content) -> None:
        self.content = content
        self.ids = {
            kind: [entry.id for entry in content.entries(kind)]
            for kind in ("station", "run", "nomia", "civilization", "special")
        }
        sizes = {kind: len(ids) for kind, ids in self.ids.items()}
        self.pack = Pack(
            Station(sizes["station"]),
            Run(sizes["run"]),
            Nomia(sizes["nomia"]),
            Civilization(sizes["civilization"]),
            Special(sizes["special"]),
        )

    def abilities(self, ref: str, phrases: Sequence[str]) -> list[Ability[Any]]:
        """Parse the phrases of one card and give their nodes a place in the pack."""
        found = []
        for phrase in phrases:
            try:
                ability = GRAMMAR.ability(phrase)
            except GrammarError as error:
                raise PackError(f"{ref}: {error}") from error
            register(ability.effect, self.pack.nodes)
            found.append(ability)
        return found

    def keep(self, ref: str, table: Any, width: int, card: int, ability: Ability[Any]) -> None:
        """File an ability under its trigger, so that the rules find it by card number."""
        at = TRIGGERS.index(ability.trigger) * width + card
        if table[at] >= 0:
            raise PackError(f"{ref}: two effects have the trigger '{ability.trigger}'.")
        table[at] = len(self.pack.abilities)
        self.pack.abilities.append(ability)

    def station(self) -> None:
        tables = self.pack.station
        for card, entry in enumerate(self.content.entries("station")):
            data = entry.data
            assert isinstance(data, schema.Station)
            tables.rows[card] = data.rows
            if data.start:
                tables.start = card
            for row, cost in data.cost.items():
                tables.cost[card * MAX_ROWS + row] = cost
            for row, cap in data.cap.items():
                tables.cap[card * MAX_ROWS + row] = cap
            for row in data.stop:
                tables.stop[card * MAX_ROWS + row] = 1
            for gate in data.gates:
                kind, number = gate.speed.split()
                limit = tables.gate_most if kind == "at-most" else tables.gate_least
                limit[card * MAX_ROWS + gate.after] = int(number)
            tables.open_floor[card] = int(not (data.cost or data.cap or data.stop or data.gates))
            for ability in self.abilities(entry.ref, data.effects):
                if not self.station_modifier(entry.ref, card, ability):
                    self.keep(entry.ref, self.pack.station_on, len(self.ids["station"]), card, ability)

    def station_modifier(self, ref: str, card: int, ability: Ability[Any]) -> bool:
        """Whether the ability is a number or a permission that belongs in a table."""
        tables = self.pack.station
        words = ability.effect.words().split()
        if ability.words() == "always: each occupants: immune attacks on-card":
            tables.shelter[card] = 1
        elif ability.words() == "on revealed if started-here: no-action":
            tables.bars_action[card] = 1
        elif ability.words().startswith("on draw-count if occupied: extra-draw "):
            tables.extra_draw[card] = int(words[-1])
        elif ability.words() == "always: wall":
            tables.wall[card] = 1
            tables.open_floor[card] = 0
        elif ability.words().startswith("on own-move if started-here: pass-rule "):
            tables.passing[card] = STOP_ON if words[1] == "stop-on" else STOP_BEFORE
        elif ability.words().startswith("on own-move if started-here: points ") and words[1] in MODES:
            tables.points_mode[card] = MODES[words[1]]
            tables.points[card] = int(words[2])
        elif isinstance(ability.effect, Modifier):
            raise PackError(f"{ref}: a station card cannot have the effect '{ability.words()}'.")
        else:
            return False
        return True

    def run(self) -> None:
        tables = self.pack.run
        own = {entry.data.run_card for entry in self.content.entries("civilization")}  # type: ignore[attr-defined]
        for card, entry in enumerate(self.content.entries("run")):
            data = entry.data
            assert isinstance(data, schema.Run)
            tables.speed[card] = data.speed
            tables.action[card] = int(data.action)
            if entry.id not in own:
                tables.common |= 1 << card
            for ability in self.abilities(entry.ref, data.effects):
                effect = ability.effect
                if isinstance(effect, Modifier) and effect.name == "ignore":
                    tables.ignores[card] = ignored(effect)
                else:
                    self.keep(entry.ref, self.pack.run_on, len(self.ids["run"]), card, ability)

    def nomia(self) -> None:
        tables = self.pack.nomia
        for title, entry in enumerate(self.content.entries("nomia")):
            data = entry.data
            assert isinstance(data, schema.Nomia)
            tables.copies[title] = data.count
            tables.initial[title] = data.initial
            tables.blue[title] = int(data.colour == "blue")
            tables.red[title] = int(data.colour == "red")
            for ability in self.abilities(entry.ref, data.effects):
                self.keep(entry.ref, self.pack.nomia_on, len(self.ids["nomia"]), title, ability)
        tables.transport = self.ids["nomia"].index("transport")
        tables.ship = self.ids["nomia"].index("rescue-ship")

    def civilizations(self) -> None:
        tables = self.pack.civilization
        for number, entry in enumerate(self.content.entries("civilization"), 1):
            data = entry.data
            assert isinstance(data, schema.Civilization)
            tables.survivors[number] = data.survivors
            tables.run_card[number] = self.ids["run"].index(data.run_card)
            tables.special[number] = self.ids["special"].index(data.special)
            tables.ship[number] = int("rescue-ship" in data.extra_cards)
            special = self.content.get("special", data.special).data
            assert isinstance(special, schema.Special)
            tables.token_user[number] = int(any("take-token" in phrase for phrase in special.effects))
            for ability in self.abilities(entry.ref, data.power.effects):
                if not self.power_modifier(entry.ref, number, ability):
                    width = len(self.ids["civilization"]) + 1
                    self.keep(entry.ref, self.pack.power_on, width, number, ability)

    def power_modifier(self, ref: str, number: int, ability: Ability[Any]) -> bool:
        tables = self.pack.civilization
        effect = ability.effect
        if not isinstance(effect, Modifier):
            return False
        if effect.name == "hits":
            tables.hits[number], tables.tokens[number] = effect.values
        elif effect.name == "ignore":
            tables.ignores[number] = ignored(effect)
        elif effect.name == "win-rule":
            tables.doom[number] = 1
        elif effect.name == "immune":
            tables.immune[number] = 1
        elif effect.name == "points" and effect.values[0] == "cap":
            tables.cap[number] = effect.values[1]
        else:
            raise PackError(f"{ref}: a civilization cannot have the effect '{ability.words()}'.")
        return True

    def specials(self) -> None:
        tables = self.pack.special
        for card, entry in enumerate(self.content.entries("special")):
            data = entry.data
            assert isinstance(data, schema.Special)
            tables.window[card] = int(data.window[1:])
            tables.of_window[int(data.window[1:])] |= 1 << card
            tables.abilities[card].extend(self.abilities(entry.ref, data.effects))

    def board(self) -> None:
        pack = self.pack
        board = self.content.data("board", schema.Board)[0]
        pack.basic_survivors = board.survivors
        pack.neutral_pool = board.survivors - 1
        pack.miniatures = board.miniatures
        pack.renew_at = board.renew_at
        tracker = self.content.data("tracker", schema.Tracker)[0]
        for players, start in tracker.start.items():
            pack.ready[players] = start - tracker.evac_ready + 1
        for deck, neutral in enumerate(self.content.data("neutral", schema.Neutral)):
            for distance in neutral.distances:
                pack.neutral[deck * DISTANCES + distance] += 1


def ignored(effect: Modifier) -> int:
    return sum(IGNORES[prop] for prop in effect.values)
