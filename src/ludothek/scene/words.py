"""How broad words are, estimated: a drawing in SVG must break its lines itself, and no font is at hand."""

from __future__ import annotations

# Parts of the font's size, of a sans serif such as the system's; broad rather than narrow.
NARROW, MIDDLE, NORMAL, CAPITAL, BROAD = 0.3, 0.4, 0.57, 0.68, 0.87
WIDTHS = {
    **dict.fromkeys("ijlI.,:;'!|·’‘", NARROW),
    **dict.fromkeys('frt()[]/- "“”„', MIDDLE),
    **dict.fromkeys("mwMW–—…@%", BROAD),
}
BOLD = 1.18  # serifs included: titles are bold and have them
STUMP = 4  # letters: less than this is never cut off a word


def text_width(s: str, size: float, bold: bool = False) -> float:
    """About how broad a line is.

    >>> text_width("ill", 10) < text_width("mmm", 10)
    True
    """
    broad = sum(WIDTHS.get(char, CAPITAL if char.isupper() else NORMAL) for char in s)
    return broad * size * (BOLD if bold else 1)


def fitting(s: str, width: float, size: float, bold: bool = False) -> float:
    """The size at which a line is no broader than `width`: at most `size`, and never less than 0.6 of it."""
    return max(0.6 * size, min(size, size * width / max(1, text_width(s, size, bold))))


def wrap(s: str, width: float, size: float, bold: bool = False, most: int = 0) -> list[str]:
    """The lines of a text. Words too long for a line are broken; what goes beyond `most` lines ends with "…".

    >>> wrap("Light a lantern, or pass.", 100, 12)
    ['Light a lantern,', 'or pass.']
    >>> wrap("Light a lantern, or pass.", 100, 12, most=1)
    ['Light a…']
    >>> wrap("Lampenzünderinnen", 75, 12)
    ['Lampenzün-', 'derinnen']
    >>> wrap("Nomia-Zangenangriff", 95, 12)
    ['Nomia-', 'Zangenangriff']
    """
    rows: list[str] = []
    words = s.split()
    for at, word in enumerate(words):
        if rows and text_width(f"{rows[-1]} {word}", size, bold) <= width:
            rows[-1] += f" {word}"
            continue
        if most and len(rows) == most:
            rows[-1] = _cut(f"{rows[-1]} {' '.join(words[at:])}", width, size, bold)
            return rows
        rest = word
        while text_width(rest, size, bold) > width and len(rest) > 2 * STUMP and len(rows) + 1 != most:
            head = _head(rest, width, size, bold)
            rows.append(f"{head.removesuffix('-')}-")
            rest = rest[len(head) :]
        rows.append(rest if text_width(rest, size, bold) <= width or not most else _cut(rest, width, size, bold))
    return rows or [""]


def _head(word: str, width: float, size: float, bold: bool) -> str:
    """As much of a word as goes into a line with a hyphen: to a hyphen of its own, if it has one there."""
    end = len(word) - STUMP
    while end > STUMP and text_width(word[:end] + "-", size, bold) > width:
        end -= 1
    own = word.rfind("-", STUMP, end + 1)
    return word[: own + 1] if own > 0 else word[:end]


def _cut(s: str, width: float, size: float, bold: bool) -> str:
    """The words of a line that fit, and an ellipsis."""
    while s and text_width(s + "…", size, bold) > width:
        s = s.rpartition(" ")[0] or s[:-1]
    return s.rstrip(" ,;.") + "…"
