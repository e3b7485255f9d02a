"""Files for the browser, kept in memory. Their address holds a hash of all of them, so browsers keep them for ever."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from .. import scene
from ..games import find, names

FOLDER = Path(__file__).parent / "static"
SCENE = Path(scene.__file__).parent
FOR_EVER = "public, max-age=31536000, immutable"
VERSION = "v-"  # begins the part of the address that changes with the files
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class Asset:
    """One file as it is sent."""

    changed: int
    kind: str
    plain: bytes
    packed: bytes  # by gzip
    tag: str


class Assets:
    """Files by name: those of `static/`, `board.css` of scenes, and `games/<game>.css`."""

    def __init__(self) -> None:
        self._files = {
            file.relative_to(FOLDER).as_posix(): file for file in sorted(FOLDER.rglob("*")) if file.is_file()
        }
        self._files["board.css"] = SCENE / "board.css"
        for game in names():
            self._files[f"games/{game}.css"] = find(game).folder / "board.css"
        self._kept: dict[str, Asset] = {}
        digest = hashlib.sha256()
        for name in self._files:
            if (asset := self.find(name)) is not None:
                digest.update(f"{name} {asset.tag}\n".encode())
        self.version = VERSION + digest.hexdigest()[:12]

    def find(self, name: str) -> Asset | None:
        """A file by name, read again if it was changed meanwhile."""
        file = self._files.get(name)
        if file is None or not file.is_file():
            return None
        changed = file.stat().st_mtime_ns
        asset = self._kept.get(name)
        if asset is None or asset.changed != changed:
            plain = file.read_bytes()
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            tag = hashlib.sha256(plain).hexdigest()[:16]
            asset = self._kept[name] = Asset(changed, kind, plain, gzip.compress(plain, mtime=0), tag)
        return asset

    def address(self, name: str, root: str) -> str:
        """Where a page finds a file. Scripts that import each other by relative paths stay in one version."""
        return f"{root}/static/{self.version}/{name}"

    def styles(self, game: str, root: str) -> list[str]:
        """The style sheets that a game's scenes need."""
        wanted = ("board.css", f"games/{game}.css")
        return [self.address(name, root) for name in wanted if self.find(name) is not None]

    def answer(self, request: Request, name: str) -> Response | None:
        version, _, rest = name.partition("/")
        current = version == self.version
        asset = self.find(rest if version.startswith(VERSION) else name)
        if asset is None:
            return None
        headers = {
            "cache-control": FOR_EVER if current else "no-cache",
            "etag": f'"{asset.tag}"',
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        packs = "gzip" in request.headers.get("accept-encoding", "") and len(asset.packed) < len(asset.plain)
        if packs:
            headers["content-encoding"] = "gzip"
        return Response(asset.packed if packs else asset.plain, headers=headers, media_type=asset.kind)
