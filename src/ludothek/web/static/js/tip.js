/* What a hover or the focus tells about a thing: one floating note for the whole page.

   Elements carry `tip`, a function that describes the note's contents. The note can itself be hovered (its rule opens
   the rules), and Escape closes it. */

import { h, patch } from "./dom.js";

const SOON = 160;
const LATER = 260; // time to get from the thing to its note

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
    later(target ? () => show(target) : hide, target ? SOON : LATER);
  });
  addEventListener("pointerdown", (event) => {
    if (!note.contains(event.target)) hide();
  });
  addEventListener("focusin", (event) => {
    if (note.contains(event.target)) return;
    const target = owner(event.target);
    if (target && event.target.matches(":focus-visible")) show(target);
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

export function show(target) {
  clearTimeout(timer);
  const content = target.isConnected && target._tip?.();
  if (!content) return hide();
  hide();
  about = target;
  // A modal dialog covers everything outside of it, also notes.
  (target.closest("dialog") || document.body).append(note);
  patch(note, [h("div", { class: "tip-body" }, content)]);
  note.hidden = false;
  target.setAttribute("aria-describedby", "tip");
  place(visible(target));
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

/** Below the thing, or above it where there is no room. */
function place(box) {
  const gap = 8;
  const { offsetWidth: width, offsetHeight: height } = note;
  const below = box.bottom + gap + height <= innerHeight || box.top < height + gap;
  const left = Math.min(Math.max(gap, box.left + box.width / 2 - width / 2), innerWidth - width - gap);
  const top = below ? Math.min(box.bottom + gap, innerHeight - height - gap) : box.top - gap - height;
  note.style.left = `${Math.max(gap, left)}px`;
  note.style.top = `${Math.max(gap, top)}px`;
}
