"""Reads content packs: folders of TOML in, one immutable `Content` out.

The first folder is the game's own pack. Later folders override it by `kind.id`: each key they give replaces
the whole value of that key (names are merged by language), and new ids are appended. A replaced figure takes
the provenance of the folder that replaced it.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludothek.core.errors import LudothekError

Words = dict[str, str]
"""A text by language code."""

T = TypeVar("T", bound=msgspec.Struct)

ID = re.compile(r"[a-z]+(-[a-z0-9]+)*")
NOT_ENTRIES = ("pack.toml", "layout.toml")
COMMON = ("name", "source", "sources")


class PackError(LudothekError):
    """One sentence for the owner of the pack: which file, which entry, what is wrong."""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[pack]` table of a `pack.toml`."""

    id: str
    game: str
    version: str
    title: Words


class _Default(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    default: str = ""


class _Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pack: Pack
    box: dict[str, int] = {}
    source: _Default = _Default()


class _Common(msgspec.Struct, frozen=True):
    """What an entry of any kind may say besides its figures."""

    name: Words = {}
    source: str = ""
    sources: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Entry:
    """One card, board or deck: `figures` are its keys as the files give them, `data` their validated form."""

    kind: str
    id: str
    names: Mapping[str, str]
    data: msgspec.Struct
    figures: Mapping[str, Any]
    sources: Mapping[str, str]
    file: Path

    @property
    def ref(self) -> str:
        return f"{self.kind}.{self.id}"

    def name(self, lang: str) -> str:
        return self.names.get(lang) or self.names.get("en") or self.id

    def source(self, field: str = "") -> str:
        """The provenance of a field or path; list elements count from 1, as in `effects.2` or `cost.3`."""
        while field and field not in self.sources:
            field = field.rpartition(".")[0]
        return self.sources.get(field, "")


@dataclass(frozen=True, slots=True)
class Content:
    """All entries of a game's packs, merged."""

    packs: tuple[Pack, ...]
    box: Mapping[str, int]
    schemas: Mapping[str, type[msgspec.Struct]]
    tables: Mapping[str, tuple[Entry, ...]]
    hash: str

    @property
    def pack(self) -> Pack:
        """The game's own pack; `packs` lists the overriding ones as well."""
        return self.packs[0]

    def entries(self, kind: str) -> tuple[Entry, ...]:
        return self.tables[kind]

    def get(self, kind: str, id: str) -> Entry:
        for entry in self.tables[kind]:
            if entry.id == id:
                return entry
        raise PackError(f"The pack {self.pack.id} has no {kind} '{id}'.")

    def data(self, kind: str, schema: type[T]) -> tuple[T, ...]:
        """The validated records of a kind, in order and typed."""
        records = tuple(entry.data for entry in self.tables[kind])
        typed = tuple(record for record in records if isinstance(record, schema))
        if len(typed) != len(records):
            raise TypeError(f"{kind} entries are not of type {schema.__name__}")
        return typed


def load_content(folders: Sequence[Path], schemas: Mapping[str, type[msgspec.Struct]]) -> Content:
    """Read and merge the folders; the first is the game's own pack."""
    packs: list[Pack] = []
    box: dict[str, int] = {}
    tables: dict[str, dict[str, Entry]] = {kind: {} for kind in schemas}
    for folder in folders:
        manifest = _manifest(folder)
        if packs and manifest.pack.game != packs[0].game:
            raise PackError(
                f"{folder / 'pack.toml'}: the pack belongs to the game '{manifest.pack.game}',"
                f" not to '{packs[0].game}'."
            )
        packs.append(manifest.pack)
        box.update(manifest.box)
        _merge_folder(folder, manifest.source.default, schemas, tables)
    if not packs:
        raise PackError("No pack folder was given.")
    ordered = {kind: tuple(table.values()) for kind, table in tables.items()}
    return Content(tuple(packs), box, dict(schemas), ordered, _hash(packs[0].game, ordered))


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every single value below a table or list with its dotted path."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from leaves(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value, 1):
            yield from leaves(item, f"{path}.{number}")
    else:
        yield path, value


def _manifest(folder: Path) -> _Manifest:
    if not folder.is_dir():
        raise PackError(f"{folder}: there is no such folder.")
    file = folder / "pack.toml"
    if not file.is_file():
        raise PackError(f"{folder}: the folder holds no pack.toml.")
    return _convert(_read(file), _Manifest, f"{file}: the file")


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise PackError(f"{file}: the file cannot be read ({error.strerror}).") from error
    except ValueError as error:
        raise PackError(f"{file}: the file is not valid TOML: {error}.") from error


def _merge_folder(
    folder: Path,
    default: str,
    schemas: Mapping[str, type[msgspec.Struct]],
    tables: dict[str, dict[str, Entry]],
) -> None:
    seen: dict[tuple[str, str], Path] = {}
    files = [*sorted(folder.glob("*.toml")), *sorted(folder.glob("cards/*.toml"))]
    for file in files:
        if file.name in NOT_ENTRIES:
            continue
        for kind, id, given in _given_entries(file, schemas):
            if (kind, id) in seen:
                raise PackError(f"{file}: {kind}.{id} is already given in {seen[kind, id]}.")
            seen[kind, id] = file
            old = tables[kind].get(id)
            tables[kind][id] = _merge(file, kind, id, old, given, default, schemas[kind])


def _given_entries(file: Path, kinds: Mapping[str, object]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for kind, table in _read(file).items():
        if kind not in kinds:
            raise PackError(f"{file}: there is no kind '{kind}', only {', '.join(kinds)}.")
        if not isinstance(table, dict):
            raise PackError(f"{file}: {kind} must be a table of entries.")
        for id, given in table.items():
            if not ID.fullmatch(id):
                raise PackError(f"{file}: {kind}.{id} is no good id: ids are lower-case words with hyphens.")
            if not isinstance(given, dict):
                raise PackError(f"{file}: {kind}.{id} must be a table.")
            yield kind, id, given


def _merge(
    file: Path,
    kind: str,
    id: str,
    old: Entry | None,
    given: dict[str, Any],
    default: str,
    schema: type[msgspec.Struct],
) -> Entry:
    label = f"{file}: {kind}.{id}"
    common = _convert({key: given[key] for key in COMMON if key in given}, _Common, label)
    fresh = {key: value for key, value in given.items() if key not in COMMON}
    own = common.source or default
    names, figures, sources = dict(common.name), fresh, {"": own}
    if old is not None:
        names = {**old.names, **names}
        figures = {**old.figures, **fresh}
        replaced = {"name", *fresh} if common.name else set(fresh)
        sources = {path: word for path, word in old.sources.items() if path.split(".")[0] not in replaced}
        if common.source:
            sources[""] = own
    sources.update({key: own for key in given if key not in ("source", "sources")})
    sources.update(common.sources)
    data = _convert(figures, schema, label)
    known = ["name", *figures, *(path for path, _ in leaves(figures))]
    for path in common.sources:
        if not any(other == path or other.startswith(path + ".") for other in known):
            raise PackError(f"{label} gives a source for '{path}', which it does not have.")
    return Entry(kind, id, names, data, figures, sources, file)


def _convert(value: object, schema: type[T], label: str) -> T:
    try:
        return msgspec.convert(value, schema, str_keys=True)
    except msgspec.ValidationError as error:
        raise PackError(f"{label} {_describe(str(error))}.") from error


def _describe(message: str) -> str:
    """A validation message of msgspec as the rest of our sentence."""
    what, _, where = message.partition(" - at `")
    where = where.rstrip("`").removeprefix("$").removeprefix(".")
    place = f" in {where}" if where else ""
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", what):
        return f"has the unknown key '{found[1]}'{place}"
    if found := re.fullmatch(r"Object missing required field `(.*)`", what):
        return f"lacks the key '{found[1]}'{place}"
    return f"has a wrong value{place}: {what[0].lower()}{what[1:].replace('`', '')}"


def _hash(game: str, tables: Mapping[str, tuple[Entry, ...]]) -> str:
    """12 hex digits over all that matters for play: order, ids and figures, not names or sources."""
    plain = {
        kind: [[entry.id, _nameless(msgspec.to_builtins(entry.data, str_keys=True))] for entry in entries]
        for kind, entries in tables.items()
    }
    text = json.dumps([game, plain], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _nameless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _nameless(item) for key, item in value.items() if key != "name"}
    if isinstance(value, list | tuple):
        return [_nameless(item) for item in value]
    return value
