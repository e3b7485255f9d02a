/* Descriptions of elements, and their patching into the page.

   h("button", { class: "plain", onclick: go }, "Go") describes an element; patch(parent, [descriptions]) makes the
   parent's children look like that. Elements are kept by `key` (or by place), so focus, scroll and running animations
   survive a new view. Properties beyond attributes:
     key       keeps the element as long as the key is the same
     onNAME    a listener
     html      markup made by the server, set only when it changed
     value, checked, open, disabled, selected   set as properties
     mount     called once with the element when it was made
     moved     called with (element, old description, new description) when the element was patched
     tip       a function that gives what a hover or focus shows (see tip.js)
     at        where it lies, for `moved` to compare */

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = new Set(["value", "checked", "disabled", "selected", "indeterminate"]);
const SILENT = new Set(["key", "html", "mount", "moved", "tip", "at"]);

export function h(tag, props, ...children) {
  return { tag, props: props || {}, key: props?.key, children: flat(children), el: null };
}

function flat(children) {
  const found = [];
  for (const child of children) {
    if (Array.isArray(child)) found.push(...flat(child));
    else if (child !== null && child !== undefined && child !== false && child !== true) {
      found.push(typeof child === "object" ? child : { text: String(child), el: null });
    }
  }
  return found;
}

/** Make the children of `parent` look like the descriptions. Focus stays where it was if its element stays. */
export function patch(parent, children) {
  const focused = document.activeElement;
  reconcile(parent, flat([children]));
  if (focused && focused !== document.activeElement && focused.isConnected && focused !== document.body) {
    focused.focus({ preventScroll: true });
  }
}

function reconcile(parent, fresh) {
  const old = parent._drawn || [];
  const byKey = new Map();
  const loose = [];
  for (const node of old) {
    if (node.key !== undefined) byKey.set(node.key, node);
    else loose.push(node);
  }
  let place = 0;
  for (const node of fresh) {
    const before = node.key !== undefined ? byKey.get(node.key) : loose[place++];
    if (before && before.el && before.tag === node.tag) {
      node.el = before.el;
      before.el = null; // taken over: what still has an element afterwards has gone
      update(node, before);
    } else {
      node.el = create(node, parent);
    }
  }
  for (const node of old) node.el?.remove();
  let at = parent.firstChild;
  for (const node of fresh) {
    if (node.el === at) at = at.nextSibling;
    else parent.insertBefore(node.el, at);
  }
  parent._drawn = fresh;
}

function create(node, parent) {
  if (node.tag === undefined) return document.createTextNode(node.text);
  const inSvg = node.tag === "svg" || (parent.namespaceURI === SVG && parent.tagName !== "foreignObject");
  const el = inSvg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
  for (const name in node.props) set(el, name, node.props[name]);
  if (node.props.html === undefined) reconcile(el, node.children);
  // A select knows its value only when its options are there.
  if (node.tag === "select" && "value" in node.props) el.value = node.props.value;
  node.props.mount?.(el);
  return el;
}

function update(node, before) {
  if (node.tag === undefined) {
    if (node.text !== before.text) node.el.data = node.text;
    return;
  }
  for (const name in before.props) if (!(name in node.props)) set(node.el, name, undefined, before.props[name]);
  for (const name in node.props) {
    const value = node.props[name];
    // What a person typed is the element's own: such properties are compared with the element, not with what was
    // described before.
    const now = PROPERTIES.has(name) ? node.el[name] : before.props[name];
    if (value !== now) set(node.el, name, value, before.props[name]);
  }
  if (node.props.html === undefined) reconcile(node.el, node.children);
  node.props.moved?.(node.el, before, node);
}

function set(el, name, value, before) {
  if (name.startsWith("on")) {
    listen(el, name.slice(2), value);
  } else if (name === "html") {
    el._drawn = [];
    el.innerHTML = value ?? "";
  } else if (name === "tip") {
    el._tip = value;
  } else if (PROPERTIES.has(name)) {
    el[name] = value ?? (typeof before === "boolean" ? false : "");
  } else if (!SILENT.has(name)) {
    if (value === undefined || value === null || value === false) el.removeAttribute(name);
    else el.setAttribute(name, value === true ? "" : value);
  }
}

/** One listener per element and event; only what it calls is exchanged. */
function listen(el, event, call) {
  el._calls ||= {};
  if (!(event in el._calls)) el.addEventListener(event, (happened) => el._calls[event]?.(happened));
  el._calls[event] = call;
}

/** A button that does something; `action` is its name for tests. */
export function button(action, label, onclick, more = null) {
  return h("button", { type: "button", "data-action": action, onclick, ...more }, label);
}

/** A symbol of the sprite. */
export function icon(name, cls = "icon") {
  return h(
    "svg",
    { class: cls, viewBox: "0 0 16 16", "aria-hidden": "true" },
    h("use", { href: `#${symbol(name)}` }),
  );
}

const symbol = (name) => (name.startsWith("s-") ? name : `s-${name}`);

/** A player's shape in the player's colour with the letter on it. */
export function badge(player, cls = "badge") {
  return h(
    "svg",
    { class: `${cls} c-${player.colour}`, viewBox: "0 0 16 16", "aria-hidden": "true" },
    h("use", { href: `#s-seat-${player.colour}` }),
    h("text", { x: 8, y: ["ivory", "white"].includes(player.colour) ? 13 : 11.2, "text-anchor": "middle" }, player.letter),
  );
}

/** A number with its sign; the minus is a real one. */
export const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);
