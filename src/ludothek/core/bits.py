"""Sets of small numbers as bits of an int."""

from __future__ import annotations

from mypy_extensions import i64


def shifted(value: i64, n: i64) -> i64:
    """`value << n` in 64 bits: compiled, `i64(1) << n` is a C int and wrong from 31 on."""
    return value << n


def lowest(mask: i64) -> i64:
    """The lowest member of a set that is not empty."""
    member: i64 = 0
    while (mask >> member) & 1 == 0:
        member += 1
    return member


def count_bits(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count
