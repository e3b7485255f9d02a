/* Zoom and pan of a drawing: by buttons, Ctrl and the wheel, pinching, and dragging when it is enlarged. */

const MOST = 5;
const STEP = 1.3;
const DRAG = 6; // pixels before a press becomes a drag

/** Make an SVG element zoomable; its own viewBox is the whole. */
export function zoomable(svg) {
  const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  const fingers = new Map();
  let dragged = false;
  svg._zoom = { x: 0, y: 0, k: 1, width, height };

  svg.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAt(svg, Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    },
    { passive: false },
  );
  svg.addEventListener("pointerdown", (event) => {
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  svg.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      dragged = true;
      if (before > 0) zoomAt(svg, after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (svg._zoom.k > 1 && (dragged || Math.hypot(now.x - finger.x, now.y - finger.y) > DRAG)) {
      // Captured only now: a captured press would never become a click on a piece.
      if (!dragged) svg.setPointerCapture(event.pointerId);
      dragged = true;
      const scale = svg.getScreenCTM().a;
      move(svg, svg._zoom.x - (now.x - finger.x) / scale, svg._zoom.y - (now.y - finger.y) / scale);
    } else {
      return; // the press has not become a drag yet: keep where it began
    }
    fingers.set(event.pointerId, now);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    svg.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  svg.addEventListener(
    "click",
    (event) => {
      if (dragged) event.stopPropagation();
      dragged = false;
    },
    true,
  );
}

/** The drawing has another size now: show all of it. */
export function resize(svg, width, height) {
  svg._zoom = { x: 0, y: 0, k: 1, width, height };
  show(svg);
}

export function zoomIn(svg) {
  zoomBy(svg, STEP);
}

export function zoomOut(svg) {
  zoomBy(svg, 1 / STEP);
}

export function fit(svg) {
  zoomBy(svg, 0);
}

function zoomBy(svg, factor) {
  const box = svg.getBoundingClientRect();
  zoomAt(svg, factor, box.x + box.width / 2, box.y + box.height / 2);
}

/** Enlarge around a point of the screen, which stays where it is. */
function zoomAt(svg, factor, clientX, clientY) {
  const zoom = svg._zoom;
  const at = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
  const k = Math.min(MOST, Math.max(1, zoom.k * factor));
  const shrink = zoom.k / k;
  zoom.k = k;
  move(svg, at.x - (at.x - zoom.x) * shrink, at.y - (at.y - zoom.y) * shrink);
}

function move(svg, x, y) {
  const zoom = svg._zoom;
  zoom.x = Math.min(Math.max(0, x), zoom.width - zoom.width / zoom.k);
  zoom.y = Math.min(Math.max(0, y), zoom.height - zoom.height / zoom.k);
  show(svg);
}

function show(svg) {
  const { x, y, k, width, height } = svg._zoom;
  svg.setAttribute("viewBox", [x, y, width / k, height / k].map((number) => +number.toFixed(2)).join(" "));
  svg.toggleAttribute("data-zoomed", k > 1.001);
}
