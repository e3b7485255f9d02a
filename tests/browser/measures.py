"""Whether a page fits a small screen and big fingers."""

from __future__ import annotations

from playwright.sync_api import Page

PHONE = (360, 740)
FINGER = 44  # CSS pixels

TOO_WIDE = """width => {
    const { scrollWidth } = document.documentElement;
    const found = scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : [];
    const framed = el => {  // one scrolls to it within its own frame
        for (let at = el.parentElement; at; at = at.parentElement)
            if (getComputedStyle(at).overflowX !== "visible") return true;
        return false;
    };
    for (const el of document.body.querySelectorAll("*")) {
        const box = el.getBoundingClientRect();
        const drawn = el.closest("svg") && !el.matches("svg");
        if (!box.width || !box.height || box.right <= width + 0.5 || drawn || framed(el)) continue;
        found.push(`${el.tagName.toLowerCase()}.${el.getAttribute("class") || ""} ends at ${Math.round(box.right)}`);
    }
    return found;
}"""

TOO_HIGH = """() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight ? [`the page is ${scrollHeight} px high`] : [];
}"""

# A finger reaches a target where it hits it: its middle, and almost half a finger around it. A piece on a board may
# share its edges with its neighbours, so its reach is measured instead. Links in a sentence are left out (WCAG 2.5.8).
NARROW_TARGETS = """finger => {
    const found = new Set();
    const targets = "button, a[href], input, select, textarea, summary, [role=button]";
    const inSentence = el =>
        el.matches("a, .rule") && getComputedStyle(el).display === "inline" &&
        el.parentElement.textContent.trim() !== el.textContent.trim();
    const tell = (el, box) => {
        const words = (el.innerText || el.textContent).trim().slice(0, 30);
        const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
        found.add(`${el.tagName.toLowerCase()}.${el.getAttribute("class") || ""} "${words}" ${size}`);
    };
    for (const el of document.querySelectorAll(`#app :is(${targets})`)) {
        const target = el.matches("input[type=radio], input[type=checkbox]") ? el.closest("label") || el : el;
        if (!el.checkVisibility({ visibilityProperty: true }) || el.disabled || inSentence(target)) continue;
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = (target.querySelector(":scope > .reach") || target).getBoundingClientRect();
        if (box.width < 1 || box.height < 1) continue;
        if (target.closest("svg")) {
            if (Math.min(box.width, box.height) < finger - 1) tell(el, box);
            continue;
        }
        const x = box.left + box.width / 2, y = box.top + box.height / 2, reach = finger / 2 - 2;
        const missed = [[0, 0], [-reach, 0], [reach, 0], [0, -reach], [0, reach]].some(([dx, dy]) => {
            const hit = document.elementFromPoint(x + dx, y + dy);
            return !hit || !target.contains(hit);
        });
        if (missed) tell(el, box);
    }
    return [...found];
}"""


def too_wide(page: Page, width: int = PHONE[0]) -> list[str]:
    """What reaches beyond the right edge of the screen."""
    found: list[str] = page.evaluate(TOO_WIDE, width)
    return found


def too_high(page: Page) -> list[str]:
    """A table fills the screen and scrolls inside: the page itself must not."""
    found: list[str] = page.evaluate(TOO_HIGH)
    return found


def narrow_targets(page: Page, finger: int = FINGER) -> list[str]:
    """Things to touch that are smaller than a finger, at the table."""
    found: list[str] = page.evaluate(NARROW_TARGETS, finger)
    return found
