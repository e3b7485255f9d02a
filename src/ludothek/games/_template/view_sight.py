"""What one viewer of Lanterns looks at."""

from __future__ import annotations

from ...scene.sight import BaseSight
from .state import State


class Sight(BaseSight[State]):
    """A larger game adds here what several parts of its table say."""
