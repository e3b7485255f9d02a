/* What the client says: patterns of the server's catalogue, in the language of the page. */

let words = {};

export function setWords(found) {
  words = found;
}

/** The sentence behind a key. A missing one is an error that tests look for; the page shows the key. */
export function t(key, args = {}) {
  const pattern = words[key];
  if (pattern === undefined) {
    console.error(`There is no message '${key}'.`);
    return key;
  }
  return pattern.replace(/\{\s*\$?([\w-]+)\s*\}/g, (whole, name) => (name in args ? args[name] : whole));
}
