/* What a hover or the focus tells about a thing: one floating note for the whole page.

   Elements carry `tip`, a function that describes the note's contents. What a hover shows lets the pointer through;
   what a click or a tap shows stays, and its rule opens the rules. Escape closes it. */

import { h, patch } from "./dom.js";

const SOON = 160;
const LATER = 260; // time to get from the thing to its note, where that stays

let note;
let about = null;
let timer = 0;

export function startTips(host = document.body) {
  note = document.createElement("div");
  note.id = "tip";
  note.className = "tip";
  note.setAttribute("role", "tooltip");
  note.hidden = true;
  host.append(note);
  addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    if (note.contains(event.target)) return clearTimeout(timer);
    const target = owner(event.target);
    if (target === about) return clearTimeout(timer);
    later(target ? () => show(target, false) : hide, target ? SOON : LATER);
  });
  addEventListener("pointerdown", (event) => {
    if (!note.contains(event.target)) hide();
  });
  addEventListener("focusin", (event) => {
    if (note.contains(event.target)) return;
    const target = owner(event.target);
    if (target && event.target.matches(":focus-visible")) show(target, false);
    else if (about && about !== target) hide();
  });
  const follow = (event) => about && event.target.contains(about) && hide();
  addEventListener("scroll", follow, { capture: true, passive: true });
}

/** After a new drawing: the thing may be gone, or have something else to say. */
export function renew() {
  const content = about?.isConnected && about._tip?.();
  if (content) patch(note, [h("div", { class: "tip-body" }, content)]);
  else hide();
}

function owner(el) {
  for (let at = el; at && at !== document; at = at.parentNode) if (at._tip) return at;
  return null;
}

function later(call, wait) {
  clearTimeout(timer);
  timer = setTimeout(call, wait);
}

/** `stays`: it was asked for and can be used; else it lets the pointer through. */
export function show(target, stays = true) {
  clearTimeout(timer);
  const content = target.isConnected && target._tip?.();
  if (!content) return hide();
  hide();
  about = target;
  // A modal dialog covers everything outside of it, also notes.
  (target.closest("dialog") || document.body).append(note);
  patch(note, [h("div", { class: "tip-body" }, content)]);
  note.hidden = false;
  note.toggleAttribute("data-stays", stays);
  target.setAttribute("aria-describedby", "tip");
  place(visible(target), target.closest(".right > *")?.getBoundingClientRect());
}

export function hide() {
  clearTimeout(timer);
  if (!about) return false;
  about.removeAttribute("aria-describedby");
  about = null;
  note.hidden = true;
  return true;
}

/** The part of a thing that can be seen: in an enlarged drawing it may be cut off. */
function visible(target) {
  const box = target.getBoundingClientRect();
  const frame = target.closest("svg.drawing")?.getBoundingClientRect();
  if (!frame) return box;
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  return new DOMRect(left, top, Math.min(box.right, frame.right) - left, Math.min(box.bottom, frame.bottom) - top);
}

/** Below the thing, or above it where there is no room; beside the panel it stands in, to leave the rest of it free. */
function place(box, panel) {
  const gap = 8;
  const { offsetWidth: width, offsetHeight: height } = note;
  const within = (at, size, room) => Math.max(gap, Math.min(at, room - size - gap));
  const beside = panel && panel.left - gap - width >= gap;
  const below = box.bottom + gap + height <= innerHeight || box.top < height + gap;
  const left = beside ? panel.left - gap - width : box.left + box.width / 2 - width / 2;
  const top = beside ? box.top : below ? box.bottom + gap : box.top - gap - height;
  note.style.left = `${within(left, width, innerWidth)}px`;
  note.style.top = `${within(top, height, innerHeight)}px`;
}
