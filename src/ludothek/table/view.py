"""What one viewer is sent: scene, question, log, what may be taken back; and nothing that this viewer may not know."""

from __future__ import annotations

from ..scene.model import Scene, Struct


class Delta(Struct, array_like=True):
    """How an answer changes one figure of one colour. The scene's players have its label and its symbol; there are so
    many of these that they travel as `[0, "steel", -1]`."""

    seat: int
    figure: str
    by: int


class Choice(Struct):
    """One answer to the question, allowed or refused."""

    word: str
    label: str
    place: int = 0  # in the vocabulary: allowed and refused answers stand in one order
    key: str = ""  # what to press
    text: str = ""  # what the card behind it says
    delta: list[Delta] = []
    ends: str = ""  # what comes after it: "" (I am asked on), "chance", "revealed", "others", "over"
    rule: str = ""  # refused: the rule that forbids it
    why: str = ""  # refused: its sentence, with the numbers


class Question(Struct):
    """What this viewer is asked."""

    seat: int
    code: str
    prompt: str
    rule: str = ""  # the rule by which it is asked
    source: str = ""  # the card it comes from, by name
    about: str = ""  # the sentence of that rule, or the text of that card
    choices: list[Choice] = []
    refused: list[Choice] = []


class LogLine(Struct):
    """One sentence of the log."""

    n: int  # the position after it: how many answers stood
    text: str
    seat: int = -1  # the colour it tells about, else whose answer brought it about; -1 is chance or nobody
    rule: str = ""
    undone: bool = False
    mark: bool = False  # a heading: a new round


class TurnStep(Struct):
    """One answer of the present turn that can still be taken back."""

    n: int  # how many answers stood before it: undo to here
    label: str


class Undo(Struct):
    """What may be taken back. `step` and `turn` are positions to go back to; -1 is nowhere."""

    step: int = -1
    turn: int = -1
    steps: list[TurnStep] = []
    barrier: int = 0  # the first position that can be reached without consent
    why: str = ""  # why not further, as a sentence


class Consent(Struct):
    """Somebody asks to go back beyond the barrier."""

    seat: int  # who asks
    to: int
    label: str  # the sentence that asks
    yes: list[int] = []
    mine: bool = False  # this viewer has still to answer


class ScoreRow(Struct):
    """One line of the score sheet: a label and the points of every seat."""

    label: str
    points: list[int]
    rule: str = ""


class Score(Struct):
    """The end: rows, totals, places, and how it ended as sentences."""

    rows: list[ScoreRow]
    totals: list[int]
    places: list[int]
    outcome: str
    winners: str


class Seat(Struct):
    """Who sits where."""

    seat: int
    name: str
    kind: str  # "open", "person", "bot"
    bot: str = ""  # its level, also of the bot that answers for a person
    away: bool = False  # a bot answers for this person, who may come back
    yours: bool = False
    online: bool = False
    hints: int = 0  # taken so far: the others may know


class View(Struct):
    """The whole answer to "what do I see?"."""

    table: str
    game: str
    title: str  # the game's name in this language
    seq: int  # entries of the journal: an answer must name the one it was made for
    n: int  # answers that stand: the position
    last: int  # the position the game stands at (greater than `n` when looking back)
    seat: int  # as whom this is seen; -1 is a spectator
    lang: str
    status: str  # "open", "running", "over", "record" (an unfinished record, to look at only)
    scene: Scene
    prompt: str  # the phase sentence: what I must do, or for whom we wait
    asked: list[int] = []  # seats that owe an answer
    question: Question | None = None
    log: list[LogLine] = []
    since: int = 0  # log lines from this position on are new to this viewer
    recap: list[Delta] = []  # what changed since this viewer answered last
    undo: Undo | None = None
    consent: Consent | None = None
    score: Score | None = None
    seats: list[Seat] = []
    hand_over: str = ""  # hot-seat: whose eyes only; the client hides the table until that person says so
    notes: list[str] = []  # what the table has to say: "Bea left, a bot plays on"
    seed_note: str = ""  # says that the seed was chosen by hand, where several people play
    hints: bool = False  # this viewer may ask for a hint now
    rematch: str = ""  # the id of the table at which the same people play again, if this viewer may go there
