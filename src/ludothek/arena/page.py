"""The frame of a report: one HTML file that needs nothing else, readable on paper and on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --soft: #5b6876; --paper: #fff; --line: #d5dbe2; --mark: #0b63a5;
  --best: #b3590a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --soft: #a3b0bd; --paper: #12181f; --line: #33404d;
  --mark: #6db5ef; --best: #f0a35e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
.soft { color: var(--soft); } .wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1rem; } caption { text-align: left; color: var(--soft); }
th, td { padding: .2rem .7rem .2rem 0; text-align: right; vertical-align: middle; font-variant-numeric: tabular-nums;
  border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
th { font-weight: 600; white-space: normal; vertical-align: bottom; } tr.sure td:first-child { font-weight: 700; }
svg { max-width: 100%; } svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
.axis { stroke: var(--line); } .fair { stroke: var(--soft); stroke-dasharray: 3 2; }
.range { stroke: var(--mark); stroke-width: 3; } .dot, .bar { fill: var(--mark); } .best { fill: var(--best); }
.interval { min-width: 160px; vertical-align: middle; } figure { margin: 0; } .histogram { width: 100%; }
.bars { width: 40rem; } .histogram text { font-size: 18px; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1rem 2rem; }
.key { display: inline-block; width: .8em; height: .8em; background: var(--mark); margin-left: 1em; }
.key.best { background: var(--best); } code { font-size: .9em; } li { margin: .3rem 0; }
@media print { h2 { break-after: avoid; } table, svg { break-inside: avoid; } }
"""

SURE = '<tr class="sure">'

Cells = Sequence[str]  # HTML


def page(title: str, lang: str, parts: Iterable[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, soft: bool = False) -> str:
    return f'<p class="soft">{escape(text)}</p>' if soft else f"<p>{escape(text)}</p>"


def bullets(texts: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ul>"


def table(head: Cells, rows: Iterable[tuple[Cells, bool]], caption: str = "") -> str:
    """Rows are cells and whether the row stands out. Cells are HTML: text in them has been escaped."""
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    columns = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        (SURE if sure else "<tr>") + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>" for cells, sure in rows
    )
    return f'<div class="wide"><table>{title}<thead><tr>{columns}</tr></thead><tbody>{body}</tbody></table></div>'


def plots(drawn: Iterable[tuple[str, str]]) -> str:
    """Drawings with their captions, side by side where there is room."""
    shown = [f"<figure><figcaption>{escape(title)}</figcaption>{svg}</figure>" for title, svg in drawn if svg]
    return f'<div class="plots">{"".join(shown)}</div>' if shown else ""
