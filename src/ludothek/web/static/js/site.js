// Comforts of the pages around the table. Every page works without them; only Web Push needs a script.

import { options } from "./options.js";
import { pushButtons } from "./push.js";
import { rulesSearch } from "./rules-search.js";
import { watchTable } from "./watch.js";

for (const button of document.querySelectorAll("[data-copy]")) copyButton(button);
for (const field of document.querySelectorAll("[data-select]")) field.addEventListener("focus", () => field.select());
for (const time of document.querySelectorAll("time[datetime]")) relativeTime(time);
for (const form of document.querySelectorAll("form[data-rules]")) rulesSearch(form);
for (const list of document.querySelectorAll("[data-seats]")) seatMarks(list);
for (const part of document.querySelectorAll("[data-options]")) options(part);
for (const button of document.querySelectorAll("[data-print]")) printButton(button);
for (const part of document.querySelectorAll("[data-push]")) pushButtons(part);
for (const part of document.querySelectorAll("[data-watch]")) watchTable(part);
for (const form of document.querySelectorAll("form[method=post]")) sendOnce(form);
for (const input of document.querySelectorAll("input[name=theme]")) input.addEventListener("change", () => tryTheme(input.value));

function copyButton(button) {
  const field = document.getElementById(button.dataset.copy);
  const words = button.querySelector("span");
  const before = words.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy"); // plain http on a local network has no clipboard
    }
    words.textContent = button.dataset.copied;
    words.setAttribute("role", "status");
    setTimeout(() => (words.textContent = before), 2000);
  });
}

// "5 minutes ago" in the page's language; the exact time stays as a tooltip.
function relativeTime(time) {
  const then = Date.parse(time.dateTime);
  if (Number.isNaN(then)) return;
  const lang = document.documentElement.lang;
  const steps = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]];
  const seconds = (then - Date.now()) / 1000;
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) || ["minute", 60];
  time.title = new Date(then).toLocaleString(lang);
  time.textContent = new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

// Colours are given out in order to the seats that are taken, so a row's mark changes when one above it is left empty.
function seatMarks(list) {
  const rows = [...list.querySelectorAll(".seat-row")];
  const colours = rows.map((row) => row.querySelector(".seat-colour"));
  const marks = colours.map((colour) => ({ html: colour.innerHTML, title: colour.title }));
  const show = () => {
    const taken = (row) => row.querySelector("select").value !== "none";
    const order = [...rows.filter(taken), ...rows.filter((row) => !taken(row))];
    order.forEach((row, place) => {
      const colour = row.querySelector(".seat-colour");
      colour.innerHTML = marks[place].html;
      colour.title = marks[place].title;
    });
  };
  list.addEventListener("change", show);
  show();
}

function printButton(button) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}

// A second click must not make a second table.
function sendOnce(form) {
  form.addEventListener("submit", (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "1";
  });
  window.addEventListener("pageshow", () => delete form.dataset.sent);
}

function tryTheme(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
