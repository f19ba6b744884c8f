import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of SidePanel. */
export const sidePanelNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-dialog__overlay", text: "Darkens the page; a press on it closes." },
    { name: "torg-dialog", text: "The panel, a dialog with `data-side` start or end and `data-state`." },
    { name: "torg-dialog__head, __body, __foot", text: "Title and close button, content, buttons that stay in sight." },
  ],
  use: [
    "Use it for what belongs to the whole page: the cart, the filters, the menu of a phone.",
    "Give what opens it `aria-expanded`, and `aria-controls` with the panel's `id`.",
    "Keep one panel open at a time; close the former before the next opens.",
  ],
  avoid: [
    "Do not put a question into it; use a small Dialog.",
    "Do not open a panel from a panel; close the former first.",
  ],
  keys: [
    { keys: "Tab, Shift+Tab", does: "Go round inside the panel." },
    { keys: "Escape", does: "Closes the panel; the focus is back where it was at once." },
  ],
  states: {
    End: "The cart: it stands at the end, its button stays in sight.",
    Start: "A menu at the start.",
    Empty: "Nothing inside but a sentence.",
    Loading: "The content is on its way.",
    Overflow: "The content scrolls between head and foot.",
    LongWords: "Title, choices and buttons break inside the panel.",
    RightToLeft: "The start is at the right.",
    ByKeyboard: "Opened, gone through, left by Escape; the focus is back at the button.",
    ClosedByThePage: "A press on the darkened page closes, and the page scrolls at once.",
  },
} as const satisfies PartNotes;
