/* What all pages with a table on them share: the state of the page, and drawing it anew when it changed. */

import { patch } from "./dom.js";
import { Prefs } from "./settings.js";
import { renew } from "./tip.js";
import { setWords, t } from "./words.js";

const NARROW = "(max-width: 759px)"; // a phone: one pane at a time
const COMPACT = "(max-width: 1099px)"; // a tablet: the tools are in a menu

/** What the server wrote into the page. */
const written = (id) => JSON.parse(document.getElementById(id).textContent);

export class App {
  /** `draw(app)` describes the whole page. */
  constructor(draw) {
    this.boot = written("boot");
    this.languages = written("languages");
    this.root = this.boot.root;
    this.lang = this.boot.lang;
    this.prefs = new Prefs(this.boot.prefs);
    this.draw = draw;
    this.view = null; // the newest one
    this.look = null; // an older position that is shown instead
    this.selected = ""; // the word of the choice that waits for Confirm
    this.unfolded = ""; // the refused word whose reason stays open
    this.sending = ""; // the word that is on its way
    this.ack = null; // what became of it, until a view shows it
    this.asking = 0; // counts the questions
    this.tab = "board";
    this.beside = []; // seats whose things are shown beside mine
    this.dialog = null; // { name, … }
    this.said = null; // what the page has to say at the moment: { text, rule, bad }
    this.moving = false; // whether pieces travel: not at the first drawing
    this.touch = false; // how the last pointer touched the page
    this.screen = matchMedia(NARROW);
    this.tablet = matchMedia(COMPACT);
    this.place = document.getElementById("app");
    setWords(this.boot.words);
    this.screen.addEventListener("change", () => this.resized());
    this.tablet.addEventListener("change", () => this.render());
    addEventListener("pointerdown", (event) => (this.touch = event.pointerType === "touch"), true);
  }

  get narrow() {
    return this.screen.matches;
  }

  get compact() {
    return this.tablet.matches;
  }

  /** The view on the screen. */
  get shown() {
    return this.look || this.view;
  }

  /** The position that is looked at, where that is not the present. */
  get position() {
    return this.look ? this.look.n : -1;
  }

  /** The question that can be answered here and now. */
  get question() {
    return this.look ? null : this.view?.question;
  }

  resized() {
    this.render();
  }

  /** Another question: what was chosen for the last one is nothing now. */
  asksAnew() {
    this.asking += 1;
    Object.assign(this, { selected: "", unfolded: "" });
  }

  /** Draw once, however many things changed. */
  render() {
    if (this.waiting) return;
    this.waiting = true;
    queueMicrotask(() => {
      this.waiting = false;
      patch(this.place, this.draw(this));
      renew();
      this.moving = true;
    });
  }

  set(changes) {
    Object.assign(this, changes);
    this.render();
  }

  /** Another tab of a phone begins at its top. */
  turnTo(tab) {
    if (this.narrow && tab !== this.tab) this.place.querySelector("main")?.scrollTo(0, 0);
    this.set({ tab });
  }

  // -- finding ----------------------------------------------------------------------------------------------

  player(seat) {
    return this.shown.scene.players.find((player) => player.seat === seat);
  }

  /** The choice behind a word of the present question: { choice, refused }, or null. */
  option(word) {
    const question = this.question;
    if (!word || !question) return null;
    const choice = question.choices.find((found) => found.word === word);
    if (choice) return { choice, refused: false };
    const refused = question.refused?.find((found) => found.word === word);
    return refused ? { choice: refused, refused: true } : null;
  }

  // -- saying -----------------------------------------------------------------------------------------------

  say(text, { rule = "", bad = false } = {}) {
    clearTimeout(this.hush);
    this.set({ said: { text, rule, bad } });
    this.hush = setTimeout(() => this.set({ said: null }), 8000);
  }

  /** Do something that may fail with a sentence. */
  async attempt(work) {
    try {
      return await work();
    } catch (error) {
      // fetch() itself throws a TypeError where there is no connection, with words of the browser's own
      this.say(error instanceof TypeError ? t("ui-no-connection") : error.message, { bad: true });
      return null;
    }
  }

  open(name, more = {}) {
    if (this.dialog?.name !== name) this.shut();
    this.set({ dialog: { name, ...more } });
  }

  close() {
    this.shut();
    this.set({ dialog: null });
  }

  /** The browser gives the focus back where it came from, if the dialog is closed before it is taken away. */
  shut() {
    this.place.querySelector("dialog[open]")?.close();
  }
}
