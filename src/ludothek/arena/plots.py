"""Small drawings for a report: SVG in the page itself, no scripts, colours from the page's style."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from .stats import Interval

WIDTH, ROW = 160, 18
BARS, HEIGHT, FOOT = 560, 150, 22


def interval(value: float, between: Interval, fair: float, top: float, title: str) -> str:
    """A dot with its interval on a line from 0 to `top`; a mark where the fair share is."""

    def x(at: float) -> float:
        return round(6 + (WIDTH - 12) * min(max(at, 0.0), top) / top, 1)

    middle = ROW / 2
    return (
        f'<svg class="interval" width="{WIDTH}" height="{ROW}" role="img"><title>{escape(title)}</title>'
        f'<line class="axis" x1="6" y1="{middle}" x2="{WIDTH - 6}" y2="{middle}"/>'
        f'<line class="fair" x1="{x(fair)}" y1="2" x2="{x(fair)}" y2="{ROW - 2}"/>'
        f'<line class="range" x1="{x(between[0])}" y1="{middle}" x2="{x(between[1])}" y2="{middle}"/>'
        f'<circle class="dot" cx="{x(value)}" cy="{middle}" r="4"/></svg>'
    )


def difference(effect: float, between: Interval, reach: float, title: str) -> str:
    """A dot with its interval around no difference."""
    shift = reach if reach > 0 else 1.0
    low, high = max(between[0], -shift), min(between[1], shift)
    return interval(effect + shift, (low + shift, high + shift), shift, 2 * shift, title)


def histogram(values: Sequence[float], title: str, bins: int = 24) -> str:
    """How often each value came up; whole numbers have a bar each where there is room."""
    if len(set(values)) < 2:
        return ""
    low, high = min(values), max(values)
    whole = all(value == int(value) for value in values)
    size = 1.0 if whole and high - low < 2 * bins else (high - low) / bins or 1.0
    counts = Counter(int((value - low) / size) for value in values)
    number = max(counts) + 1
    wide, tall = BARS / number, max(counts.values())
    bars = []
    for at, count in sorted(counts.items()):
        height = (HEIGHT - 4) * count / tall
        bars.append(
            f'<rect class="bar" x="{at * wide + 1:.1f}" y="{HEIGHT - height:.1f}" width="{max(wide - 2, 1):.1f}" '
            f'height="{height:.1f}"><title>{low + at * size:g}: {count}</title></rect>'
        )
    last = low + (number - 1) * size
    return (
        f'<svg class="histogram" viewBox="0 0 {BARS} {HEIGHT + FOOT}" role="img"><title>{escape(title)}</title>'
        f"{''.join(bars)}"
        f'<text x="1" y="{HEIGHT + FOOT - 4}">{low:.4g}</text>'
        f'<text x="{BARS - 1}" y="{HEIGHT + FOOT - 4}" text-anchor="end">{last:.4g}</text></svg>'
    )


def bars(values: Mapping[str, tuple[float, float]], titles: tuple[str, str], title: str) -> str:
    """Two bars for every label, such as all seats and the winners."""
    reach = max([abs(value) for pair in values.values() for value in pair], default=0.0) or 1.0
    low = min([0.0, *[value for pair in values.values() for value in pair]])
    scale, left, row = (BARS - 250) / (reach - low), 240, 34
    zero = left - low * scale
    parts = []
    for at, (label, pair) in enumerate(values.items()):
        parts.append(f'<text x="{left - 8}" y="{at * row + 20}" text-anchor="end">{escape(label)}</text>')
        for which, value in enumerate(pair):
            start = min(zero, zero + value * scale)
            parts.append(
                f'<rect class="{("bar", "bar best")[which]}" x="{start:.1f}" y="{at * row + 3 + 13 * which}" '
                f'width="{max(abs(value) * scale, 1):.1f}" height="11">'
                f"<title>{escape(label)}, {escape(titles[which])}: {value:.2f}</title></rect>"
            )
    opening = f'<svg class="bars" viewBox="0 0 {BARS} {len(values) * row}" role="img">'
    key = "".join(f'<span class="key {kind}"></span> {escape(text)} ' for kind, text in zip(("all", "best"), titles))
    return f"<p>{key}</p>{opening}<title>{escape(title)}</title>{''.join(parts)}</svg>"
