/* The protocol's defaults. The server leaves them out to keep views small (scene/model.py, table/view.py); here they
   are put back once, so that nothing else has to think of what may be missing. */

const PIECE = { art: "", place: "", tip: "", owner: -1, word: "", reach: [0, 0, 0, 0], z: 0 };
const BOARD = { back: "", pieces: [], note: "", legend: [], owner: -1 };
const CARD = {
  text: "", art: "", tint: "", cost: "", figure: "", figure_label: "", tag: "", rule: "", source: "", owner: -1,
  word: "", down: false, spent: false,
};
const ROW = { cards: [], note: "", owner: -1, folded: false };
const FIGURE = { icon: "", of: 0, score: false };
const PLAYER = { figures: [], notes: [], neutral: false, role: "", out: false, you: false, asked: false, bot: "", away: false };
const SCENE = { boards: [], rows: [], players: [], facts: [] };
const CHOICE = { key: "", text: "", delta: [], ends: "", rule: "", why: "", place: 0 };
const QUESTION = { rule: "", source: "", about: "", choices: [], refused: [] };
const LINE = { seat: -1, rule: "", undone: false, mark: false };
const UNDO = { step: -1, turn: -1, steps: [], barrier: 0, why: "" };
const CONSENT = { yes: [], mine: false };
const SCORE_ROW = { rule: "" };
const SEAT = { bot: "", away: false, yours: false, online: false, hints: 0 };
const VIEW = {
  asked: [], question: null, log: [], since: 0, recap: [], undo: null, consent: null, score: null, seats: [],
  hand_over: "", notes: [], seed_note: "", rematch: "", hints: false,
};

const fill = (thing, defaults) => ({ ...defaults, ...thing });
const each = (things, defaults) => things.map((thing) => fill(thing, defaults));

/** What a change shows of its figure. */
const pick = (figure) => ({ label: figure?.label || "", icon: figure?.icon || "" });

export const logLines = (lines) => each(lines, LINE);

export function complete(given) {
  const view = fill(given, VIEW);
  const scene = fill(view.scene, SCENE);
  scene.boards = each(scene.boards, BOARD);
  for (const board of scene.boards) board.pieces = each(board.pieces, PIECE);
  scene.rows = each(scene.rows, ROW);
  for (const row of scene.rows) row.cards = each(row.cards, CARD);
  scene.players = each(scene.players, PLAYER);
  const figures = new Map(); // id -> the first one, which has the label and the icon of all
  for (const player of scene.players) {
    for (const figure of player.figures || []) if (!figures.has(figure.id)) figures.set(figure.id, figure);
    player.figures = each(player.figures, FIGURE).map((figure) => ({ ...figure, ...pick(figures.get(figure.id)) }));
  }
  view.scene = scene;
  const named = (deltas) =>
    deltas.map(([seat, figure, by]) => ({ seat, figure, by, ...pick(figures.get(figure)) }));
  view.recap = named(view.recap);
  view.log = logLines(view.log);
  view.seats = each(view.seats, SEAT);
  if (view.question) {
    view.question = fill(view.question, QUESTION);
    view.question.choices = each(view.question.choices, CHOICE);
    for (const choice of view.question.choices) choice.delta = named(choice.delta);
    view.question.refused = each(view.question.refused, CHOICE);
  }
  if (view.undo) view.undo = fill(view.undo, UNDO);
  if (view.consent) view.consent = fill(view.consent, CONSENT);
  if (view.score) view.score = { ...view.score, rows: each(view.score.rows, SCORE_ROW) };
  return view;
}
