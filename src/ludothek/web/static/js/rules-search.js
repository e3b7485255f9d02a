// The rules reference, filtered while one types. The same form asks the server where there is no script.

export function rulesSearch(form) {
  const field = form.querySelector("input[type=search]");
  const said = form.querySelector("[data-found]");
  const rules = [...document.querySelectorAll(".rule")].map((element) => {
    const text = element.querySelector("dd");
    return { element, text, plain: text.textContent, folded: fold(`${element.id} ${text.textContent}`) };
  });

  const search = () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const rule of rules) {
      const fits = words.every((word) => rule.folded.includes(word));
      rule.element.hidden = !fits;
      if (fits) found += 1;
      show(rule, fits ? words : []);
    }
    for (const area of document.querySelectorAll(".rules-area")) {
      area.hidden = !area.querySelector(".rule:not([hidden])");
      const link = document.querySelector(`.rules-areas a[href="#${area.id}"]`);
      if (link) link.parentElement.hidden = area.hidden;
    }
    const { none, some } = said.dataset;
    said.textContent = !words.length ? "" : found ? some.replace("{n}", found) : none;
    const address = new URL(location.href);
    if (words.length) address.searchParams.set("q", field.value);
    else address.searchParams.delete("q");
    history.replaceState(null, "", address);
    const list = document.querySelector(".rules-page");
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView(); // what was found begins at the top
  };

  // What the server has already left out can only be found by asking it again.
  if (field.value) return;
  field.addEventListener("input", search);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
    document.querySelector(".rule:not([hidden]) a")?.focus();
  });
}

// Marks the words that were looked for. Text nodes only: what was typed never becomes markup.
function show(rule, words) {
  rule.text.textContent = "";
  let rest = rule.plain;
  while (rest) {
    const folded = fold(rest);
    const hits = words.map((word) => [folded.indexOf(word), word.length]).filter(([at]) => at >= 0);
    if (!hits.length) break;
    const [at, length] = hits.reduce((first, hit) => (hit[0] < first[0] ? hit : first));
    const mark = document.createElement("mark");
    mark.textContent = rest.slice(at, at + length);
    rule.text.append(rest.slice(0, at), mark);
    rest = rest.slice(at + length);
  }
  rule.text.append(rest);
}

function fold(text) {
  return text.toLowerCase();
}
