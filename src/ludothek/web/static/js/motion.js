/* Motion: pieces travel, what changed flashes. The state is there first; motion only follows and can be skipped. */

const TRAVEL = 280;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
let wish = "system";

export function setMotion(word) {
  wish = word;
}

export function moves() {
  return wish === "full" || (wish !== "none" && !reduced.matches);
}

function run(el, frames, duration = TRAVEL) {
  if (moves()) el.animate(frames, { duration, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
}

/** From one place to another, in the units of the drawing. */
export function travel(el, from, to) {
  const at = ([x, y]) => `translate(${x}px, ${y}px)`;
  run(el, [{ transform: at(from) }, { transform: at(to) }]);
}

export function appear(el) {
  run(el, [{ opacity: 0 }, { opacity: 1 }]);
}

export function flash(el) {
  const bright = "color-mix(in srgb, var(--gold) 55%, transparent)";
  run(el, [{ backgroundColor: bright }, { backgroundColor: "transparent" }]);
}

/** All at their goals now. */
export function skip() {
  for (const animation of document.getAnimations()) animation.finish();
}

addEventListener("pointerdown", skip, true);
