"""Scenarios: given, do, expect. Run as tests, played as lessons."""

from .lesson import Lesson, Verdict
from .loader import load_scenario, parse_scenario
from .model import Entry, Scenario, Setup, Text
from .position import FindGame
from .report import Finding, Report
from .runner import run_scenario

__all__ = [
    "Entry",
    "FindGame",
    "Finding",
    "Lesson",
    "Report",
    "Scenario",
    "Setup",
    "Text",
    "Verdict",
    "load_scenario",
    "parse_scenario",
    "run_scenario",
]
