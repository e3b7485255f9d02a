// The options of a new table: those that change nothing at this table are out of the way, and a preset sets them all.

export function options(part) {
  const form = part.closest("form");
  const fields = new Map([...part.querySelectorAll("[data-option]")].map((field) => [field.dataset.option, field]));
  const chosen = (name) => fields.get(name).querySelector("input:checked")?.value;
  const choose = (name, value) => {
    for (const input of fields.get(name).querySelectorAll("input")) input.checked = input.value === value;
  };
  const seats = () => [...form.querySelectorAll(".seat-kind select")].filter((kind) => kind.value !== "none").length;

  // As `Option.matters` in core/game.py, which says why.
  const fits = ({ least, most }, count) => least === undefined || (Number(least) <= count && count <= Number(most));
  const matters = (name, count) => {
    const needs = fields.get(name).dataset;
    if (!fits(needs, count)) return false;
    if (needs.only === undefined || !fits(fields.get(needs.only).dataset, count)) return true;
    return chosen(needs.only) === needs.value && matters(needs.only, count);
  };
  const show = () => {
    const count = seats();
    for (const [name, field] of fields) field.hidden = field.disabled = !matters(name, count);
  };

  form.addEventListener("change", ({ target }) => {
    if (target.dataset.sets) {
      for (const [name, value] of Object.entries(JSON.parse(target.dataset.sets))) choose(name, value);
    } else if (target.name.startsWith("option-")) {
      const own = part.querySelector('input[name="preset"][value=""]');
      if (own) own.checked = true;
    }
    show();
  });
  show();
  window.addEventListener("pageshow", show); // the browser may fill in what was chosen before
}
