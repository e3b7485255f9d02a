"""What people read, in their language: Fluent messages of the platform and of each game."""

from .catalogue import Catalogue, catalogue, platform
from .messages import LANGUAGES, MissingMessage

__all__ = ["LANGUAGES", "Catalogue", "MissingMessage", "catalogue", "platform"]
