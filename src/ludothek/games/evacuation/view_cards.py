"""The cards of the table as rows: the three markets, the bonuses, objectives, goals, and the viewer's hands."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...core.state import UNKNOWN
from ...scene.cards import card_of
from ...scene.model import Card, Row
from ...scene.sight import bits
from . import schema
from .goals import goal_points
from .infrastructure import InfrastructureMoves
from .market import PutUnder, TakeCard
from .state import (
    BONUS,
    COLOURS,
    COMPLETED,
    DRAFT,
    EXTRA,
    FACE_UP,
    GOALS,
    HAND,
    IN_HAND,
    NONE,
    O_BOX,
    O_HELD,
    O_OPEN,
    OBJECTIVE,
    PLAYED,
    SHOWN,
    TUCKED,
)
from .tables import INFRASTRUCTURE, KINDS, SLOTS, YEARS
from .view_art import picture
from .view_printed_cards import (
    action_symbols,
    band_name,
    draw_band,
    draw_road,
    draw_ship_card,
    draw_stadium_card,
    goal_symbols,
    road_name,
    ship_name,
)
from .view_sight import MARKET_KINDS, MARKETS, Sight

RULES = {
    "ship": "EVA-SHIP-01",
    "stadium": "EVA-STAD-01",
    "infrastructure": "EVA-INFRA-03",
    "objective": "EVA-MOD-08",
}
TINTS = {"tundra": "stone", "desert": "gold", "forest": "green", "sea": "blue"}
BRIEF = {"text": "", "source": "", "rule": ""}
HAND_CODES = ("turn", "turn.tuck", "hand.drop", "hand.discard")


def rows(sight: Sight) -> list[Row]:
    """Everything that lies open, first what the question is about."""
    deal = _Deal(sight)
    own = [*deal.hand(), *deal.infrastructure(), *deal.goals()]
    return [*deal.draft(), *deal.markets(), *deal.bonuses(), *deal.objectives(), *own, *deal.shown()]


def band(symbols: Sequence[str], tint: str) -> str:
    """The picture of a card by what it does."""
    return picture(band_name(symbols), lambda: draw_band(symbols), tint)


class _Deal:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s = sight.s
        self.seat = sight.seat

    def card(self, kind: str, number: int, where: str, **more: object) -> Card:
        """A card of the pack; `where` keeps its id apart from the same card elsewhere."""
        id = self.sight.id_of(kind, number)
        card = card_of(self.sight.catalogue, kind, id, id_in_scene=f"{where}-{id}", rule=RULES.get(kind, ""))
        return msgspec.structs.replace(card, **more)

    # -- the three markets ----------------------------------------------------------------------------------

    def markets(self) -> list[Row]:
        """Oldest first. A technology may reveal two more beside a row."""
        found = []
        for market, kind in zip(MARKETS, MARKET_KINDS, strict=True):
            first = int(self.s.pack.first[market])
            row = [int(self.s.row(market, slot)) for slot in range(int(SLOTS))]
            extra = [
                card for card in range(first, first + int(self.s.pack.count[market])) if self.s.place[card] == EXTRA
            ]
            cards = [self.market_card(kind, card, slot) for slot, card in enumerate(row) if card != NONE]
            cards += [self.market_card(kind, card, -1) for card in extra]
            if cards:
                note = self.sight.say("oldest") if market == MARKETS[0] else ""
                found.append(Row(id=kind, title=self.sight.catalogue.say(f"view-row-{kind}"), cards=cards, note=note))
        step = self.sight.step
        if isinstance(step, (TakeCard, PutUnder)):
            found.sort(key=lambda row: row.id != MARKET_KINDS[step.market])
        elif isinstance(step, InfrastructureMoves):
            found.sort(key=lambda row: row.id != "infrastructure")
        return found

    def market_card(self, kind: str, card: int, slot: int) -> Card:
        id = self.sight.id_of(kind, card - int(self.s.pack.first[MARKET_KINDS.index(kind)]))
        step = self.sight.step
        asked = id if isinstance(step, (TakeCard, PutUnder)) and MARKET_KINDS[step.market] == kind else ""
        if kind == "infrastructure" and self.sight.code == "infrastructure.move":
            asked = "take"
        tag = self.sight.say("extra") if slot < 0 else ""
        return self.row_card(kind, card, kind, word=asked, tag=tag)

    def row_card(self, kind: str, card: int, where: str, **more: object) -> Card:
        """A ship, a stadium or an infrastructure card, by its number among all."""
        pack, sight = self.s.pack, self.sight
        number = card - int(pack.first[MARKET_KINDS.index(kind)])
        cost = sight.goods(sight.price(card))
        if kind == "ship":
            art, tint = picture(f"c-{ship_name(pack, card)}", lambda: draw_ship_card(pack, card)), "blue"
            figure, label = str(int(pack.flight[card])), sight.say("flight")
        elif kind == "stadium":
            faces = int(pack.faces[card])
            art, tint = picture(f"c-stadium-{faces}", lambda: draw_stadium_card(faces)), "red"
            figure, label = str(faces), sight.say("faces")
        else:
            data = sight.entry(kind, number).data
            assert isinstance(data, schema.Infrastructure)
            others = sight.catalogue.content.data(kind, schema.Infrastructure)
            twin = sum(other.picture == data.picture for other in others) > 1
            tint = TINTS[data.needs[0].biome]
            art = picture(road_name(data, twin), lambda: draw_road(data, twin), tint)
            figure, label = f"+{sum(data.gives()) + data.gives_any}", sight.say("reward")
        more.setdefault("text", self.besides_price(kind, number))
        return self.card(kind, number, where, art=art, tint=tint, cost=cost, figure=figure, figure_label=label, **more)

    def besides_price(self, kind: str, number: int) -> str:
        """What a card says, without its price: that is printed below."""
        sentences = self.sight.text_of(kind, number).split(". ")
        return ". ".join(said for said in sentences if not said.startswith(self.sight.say("costs")))

    # -- what everybody sees --------------------------------------------------------------------------------

    def bonuses(self) -> list[Row]:
        """The bonus card of this year and those to come."""
        cards = []
        for year in range(max(1, int(self.s.year)), int(YEARS) + 1):
            number = int(self.s.board[BONUS + year - 1])
            if number == NONE:
                continue
            numbers = [int(self.s.pack.bonus_number[number * 2 + which]) for which in (0, 1)]
            tint = "gold" if year == self.s.year else "stone"
            more = {"tag": self.sight.called("year", year - 1), "figure": f"{numbers[0]} / {numbers[1]}"}
            label = self.sight.say("bonus-numbers")
            art = band(["star"], tint)
            cards.append(self.card("bonus", number, "bonus", art=art, tint=tint, figure_label=label, **more))
        return [Row(id="bonuses", title=self.sight.say("bonuses"), cards=cards)] if cards else []

    def objectives(self) -> list[Row]:
        """Public objectives: open, taken or played."""
        if not self.s.objectives:
            return []
        cards = []
        for number in range(int(self.s.pack.objectives)):
            place = int(self.s.board[OBJECTIVE + number])
            if place == O_BOX:
                continue
            owner, played = divmod(place - int(O_HELD), 2) if place != O_OPEN else (-1, 0)
            id = self.sight.id_of("objective", number)
            cost = self.sight.goods(
                [int(self.s.pack.objective_cost[number * KINDS + kind]) for kind in range(int(KINDS))]
            )
            cards.append(
                self.card(
                    "objective",
                    number,
                    "objective",
                    art=band(["flag"], "violet"),
                    tint="violet",
                    cost=cost,
                    figure=str(int(self.s.pack.objective_points[number])),
                    figure_label=self.sight.say("points"),
                    owner=owner,
                    spent=bool(played),
                    tag=self.sight.say("played") if played else "",
                    **(BRIEF if played else {}),
                    word=self.sight.word(id, "turn", "turn.after"),
                )
            )
        return [Row(id="objectives", title=self.sight.say("objectives"), cards=cards)] if cards else []

    def shown(self) -> list[Row]:
        """Goal cards that others have had to show, and action cards that they have played."""
        found = []
        for seat in range(int(self.s.seats)):
            if seat == self.seat:
                continue
            mask = int(self.s.of(seat, GOALS)) if self.s.over else int(self.s.of(seat, SHOWN))
            cards = [self.goal(goal, f"goal-{COLOURS[seat]}", owner=seat) for goal in bits(max(0, mask))]
            if self.s.advanced:
                cards += self.pile(seat, int(FACE_UP), f"face-{COLOURS[seat]}", brief=True)
            if cards:
                title = self.sight.say("cards-of", name=self.sight.name(seat))
                found.append(Row(id=f"cards-{COLOURS[seat]}", title=title, cards=cards, owner=seat, folded=True))
        return found

    # -- goals ----------------------------------------------------------------------------------------------

    def goal(self, number: int, where: str, **more: object) -> Card:
        data = self.sight.entry("goal", number).data
        assert isinstance(data, schema.Goal)
        return self.card("goal", number, where, art=band(goal_symbols(data), "violet"), tint="violet", **more)

    def draft(self) -> list[Row]:
        """The hand that goes round, while goals are chosen."""
        if not self.sight.plays or self.s.of(self.seat, DRAFT) in (0, UNKNOWN):
            return []
        cards = [
            self.goal(goal, "draft", word=self.sight.word(self.sight.id_of("goal", goal), "goal.keep"))
            for goal in bits(int(self.s.of(self.seat, DRAFT)))
        ]
        return [Row(id="draft", title=self.sight.say("draft"), cards=cards, owner=self.seat)]

    def goals(self) -> list[Row]:
        """The viewer's own, with what they pay now."""
        if not self.sight.plays or not self.s.points:
            return []
        cards = [
            self.goal(
                goal,
                "goal",
                word=self.sight.word(self.sight.id_of("goal", goal), "goal.drop"),
                figure=str(int(goal_points(self.s, self.seat, goal))),
                figure_label=self.sight.say("points"),
            )
            for goal in bits(int(self.s.of(self.seat, GOALS)))
        ]
        return [Row(id="goals", title=self.sight.say("goals"), cards=cards, owner=self.seat)] if cards else []

    # -- the viewer's hands ---------------------------------------------------------------------------------

    def pile(self, seat: int, pile: int, where: str, codes: Sequence[str] = (), brief: bool = False) -> list[Card]:
        """Action cards; two of one kind lie there twice. `brief` ones only say their names and powers."""
        start = int(self.s.pile(seat, pile))
        cards = []
        for design in range(int(self.s.pack.actions)):
            for copy in range(max(0, int(self.s.hands[start + design]))):
                asked = self.sight.word(self.sight.id_of("action", design), *codes)
                card = self.action(design, f"{where}{copy or ''}", asked)
                cards.append(msgspec.structs.replace(card, **BRIEF, art="") if brief else card)
        return cards

    def action(self, design: int, where: str, asked: str) -> Card:
        data = self.sight.entry("action", design).data
        assert isinstance(data, schema.Action)
        power = f"{data.power}/{data.other}" if data.other else str(data.power)
        art, label = band(action_symbols(data), "teal"), self.sight.say("power")
        return self.card("action", design, where, art=art, tint="teal", figure=power, figure_label=label, word=asked)

    def hand(self) -> list[Row]:
        """The hand; then what has been played and tucked this year."""
        if not self.s.advanced or not self.sight.plays:
            return []
        found = []
        for pile, name, codes in ((HAND, "hand", HAND_CODES), (FACE_UP, "face-up", ()), (TUCKED, "tucked", ())):
            brief = pile != HAND
            if cards := self.pile(self.seat, int(pile), name, codes, brief):
                title = self.sight.catalogue.say(f"view-row-{name}")
                found.append(Row(id=name, title=title, cards=cards, owner=self.seat, folded=brief))
        return found

    def infrastructure(self) -> list[Row]:
        """Infrastructure in hand and played; a played card waits until its requirement is met."""
        if not self.sight.plays:
            return []
        found = []
        complete, first = int(self.s.of(self.seat, COMPLETED)), int(self.s.pack.first[INFRASTRUCTURE])
        for where, name in ((IN_HAND, "plans"), (PLAYED, "built")):
            cards = []
            for card in self.sight.held(self.seat, INFRASTRUCTURE, where):
                done = bool((complete >> (card - first)) & 1)
                id = self.sight.id_of("infrastructure", card - first)
                asked = self.sight.word(id, "infrastructure.move") if where == IN_HAND else ""
                tag = "" if where == IN_HAND else self.sight.say("complete" if done else "incomplete")
                more = BRIEF if done else {}  # it has paid out: nothing it says matters any more
                cards.append(self.row_card("infrastructure", card, name, word=asked, tag=tag, spent=done, **more))
            if cards:
                found.append(
                    Row(id=name, title=self.sight.catalogue.say(f"view-row-{name}"), cards=cards, owner=self.seat)
                )
        return found
