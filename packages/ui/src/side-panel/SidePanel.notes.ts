import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of SidePanel. */
export const sidePanelNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-dialog__overlay", text: "Darkens the page; a press on it closes." },
    { name: "torg-dialog", text: "The panel, a dialog with `data-side` start or end and `data-state`." },
    { name: "torg-dialog__head, __body, __foot", text: "Title and close button, content, buttons that stay visible." },
  ],
  use: [
    "Use it for what belongs to the whole page: the cart, the filters, the menu of a phone.",
    "Give its opener `aria-expanded`, and `aria-controls` with the panel's `id`.",
    "Keep one panel open at a time; close the first before the next opens.",
  ],
  avoid: [
    "Do not put a question into it; use a small Dialog.",
    "Do not open a panel from a panel; close the first one before.",
  ],
  keys: [
    { keys: "Tab, Shift+Tab", does: "Move around inside the panel." },
    { keys: "Escape", does: "Closes the panel; the focus returns at once." },
  ],
  states: {
    End: "The cart: at the end side, with its button always visible.",
    Start: "A menu at the start side.",
    Empty: "Nothing inside but a sentence.",
    Loading: "The content is loading.",
    Overflow: "The content scrolls between header and footer.",
    LongWords: "Title, choices and buttons break inside the panel.",
    RightToLeft: "The start side is on the right.",
    ByKeyboard: "Opened, moved through, left by Escape; the focus returns to the button.",
    ClosedByThePage: "A press on the darkened page closes it, and the page scrolls at once.",
  },
} as const satisfies PartNotes;
