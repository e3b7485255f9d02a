"""The command line: `ludothek serve`, `play`, `replay`, `record`, `scenario`, `lesson`, `pack`, `rules`, `simulate`…"""

from __future__ import annotations

import sys
from collections.abc import Sequence

BAD_INPUT = 2
NO_COMMAND = "NoArgsIsHelpError"  # its text is the help page


def main() -> None:
    """Run one command. What a person got wrong is said in one sentence on stderr, and the exit code is 2."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    import typer

    from ..core.errors import LudothekError
    from .app import app
    from .words import complaint

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without box lines still gets the words
    try:
        code = app(args=list(arguments), prog_name="ludothek", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.Exit as stop:
        return int(stop.exit_code)
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone; Python would complain about it at exit
        return 1
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except Exception as error:
        if not isinstance(error, (LudothekError, OSError, *usage_errors())):
            raise
        helps = type(error).__name__ == NO_COMMAND
        print(str(error) if helps else complaint(error), file=sys.stderr)
        return BAD_INPUT


def usage_errors() -> tuple[type[Exception], ...]:
    """What Typer raises for a wrong option or command; where the class lives differs between its versions."""
    import typer

    return tuple(kind for kind in typer.BadParameter.__mro__ if hasattr(kind, "format_message"))
