/* The connection to the table: a WebSocket that comes back by itself, and polling where sockets are blocked.

   What a person does must neither be lost nor happen twice. So every request has a key and stays in the outbox (in
   sessionStorage: it outlives a reload) until the server acknowledges it; after a reconnect it is simply sent again. */

import { asked, post } from "./http.js";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const POLL_EVERY = 3000;
const POLL_AFTER = 3; // attempts that failed in a row
const PING_EVERY = 25000;
const REFUSED = 4000; // close codes from here on are an HTTP status
const SILENCE = 10000; // after a ping: then the line is dead

/** 96 random bits. `randomUUID` is missing on plain-HTTP addresses of a local network. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Net {
  /** `query()` gives lang, seat and narrow; `on` has view(view), ack(ack, sent), online(seats), error(sentence) and
      state(up, how). */
  constructor({ root, table, query, on }) {
    this.root = root;
    this.table = table;
    this.query = query;
    this.on = on;
    this.seq = -1;
    this.rematch = "";
    this.failures = 0;
    this.socket = null;
    this.polling = 0;
    this.store = `outbox-${table}`;
    this.outbox = JSON.parse(sessionStorage.getItem(this.store) || "[]");
    addEventListener("online", () => this.connect());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => {
      this.tell({ type: "focus", on: !document.hidden });
      if (!document.hidden && !this.live()) this.connect();
    });
    setInterval(() => this.ping(), PING_EVERY);
  }

  live() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.retry);
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const base = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${this.root}`;
    const socket = new WebSocket(`${base}/ws/table/${this.table}?${this.query()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.stopPolling();
      this.on.state(true, "socket");
      if (document.hidden) this.tell({ type: "focus", on: false });
      for (const message of this.outbox) this.tell(message);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.take(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code >= REFUSED) this.socket = null; // we may not look: asking again changes nothing
      else this.lost();
    };
  }

  lost() {
    this.socket = null;
    clearTimeout(this.deaf);
    this.failures += 1;
    if (this.failures >= POLL_AFTER) this.poll();
    else this.on.state(false, "");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The line is dead: a farewell over it would only be waited for. */
  drop() {
    const { socket } = this;
    if (!socket) return;
    this.lost();
    socket.close();
  }

  ping() {
    if (!this.live() || document.hidden) return;
    this.tell({ type: "ping" });
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => this.drop(), SILENCE);
  }

  take(message) {
    clearTimeout(this.deaf);
    if (message.type === "view") {
      this.seq = message.view.seq;
      this.rematch = message.view.rematch || "";
      this.on.view(message.view);
    } else if (message.type === "ack") {
      this.acknowledged(message);
    } else if (message.type === "online") {
      this.on.online(message.seats);
    } else if (message.type === "error") {
      this.on.error(message.error);
    } else if (message.type === "restart") {
      this.socket?.close();
    }
  }

  acknowledged(ack) {
    const sent = this.outbox.find((message) => message.key === ack.key);
    this.outbox = this.outbox.filter((message) => message !== sent);
    this.keep();
    this.on.ack(ack, sent);
  }

  keep() {
    sessionStorage.setItem(this.store, JSON.stringify(this.outbox));
  }

  /** Something that must arrive once. */
  send(message) {
    const kept = { ...message, key: newKey() };
    this.outbox.push(kept);
    this.keep();
    if (this.live()) this.tell(kept);
    else if (this.polling) this.act(kept);
    return kept.key;
  }

  /** Something that may get lost: a new connection tells it anew. */
  tell(message) {
    if (this.live()) this.socket.send(JSON.stringify(message));
  }

  /** Language, seat or width changed: the next view must follow them. */
  settings(values) {
    if (this.live()) this.tell({ type: "settings", ...values });
    else this.seq = -1; // the next poll asks for a whole view
  }

  // -- polling ----------------------------------------------------------------------------------------------

  poll() {
    if (this.polling) return;
    this.polling = setInterval(() => this.ask(), POLL_EVERY);
    this.ask();
  }

  stopPolling() {
    clearInterval(this.polling);
    this.polling = 0;
  }

  async ask() {
    try {
      for (const message of [...this.outbox]) await this.act(message);
      const since = this.seq >= 0 ? `&since=${this.seq}&rematch=${this.rematch}` : "";
      const view = await asked(`${this.root}/api/table/${this.table}/view?${this.query()}${since}`);
      if (!this.polling) return;
      this.on.state(true, "polling");
      if (view) this.take({ type: "view", view });
    } catch {
      if (this.polling) this.on.state(false, "");
    }
  }

  async act(message) {
    let found;
    try {
      found = await post(`${this.root}/api/table/${this.table}/act?${this.query()}`, message);
    } catch (error) {
      if (!(error.status >= 400 && error.status < 500)) return; // not arrived: it stays in the outbox
      found = { ack: { type: "ack", kind: "refused", why: error.message } };
    }
    this.acknowledged({ ...found.ack, key: message.key });
    if (found.view) this.take({ type: "view", view: found.view });
  }
}
