import type { PartNotes } from "../testing/PartNotes.ts";

/** What is written about SidePanel and SubPanels. */
export const sidePanelNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-dialog__overlay", text: "Darkens the page; a press on it closes." },
    { name: "torg-dialog", text: "The panel, a dialog with `data-side` start or end and `data-state`." },
    { name: "torg-dialog__head, __body, __foot", text: "Title and close button, content, buttons that stay in sight." },
    { name: "torg-sub-panel", text: "A level inside: a button that goes back, a heading, content." },
    { name: "torg-sub-panel-row", text: "A row that opens a level, with a summary of what is chosen there." },
  ],
  use: [
    "Use it for what belongs to the whole page: the cart, the filters, the menu of a phone.",
    "Give what opens it `aria-expanded`, and `aria-controls` with the panel's `id`.",
    "Keep one panel open at a time; close the former before the next opens.",
    "Say in the words of the back button where it goes: `Tillbaka till Kategorier`.",
  ],
  avoid: ["Do not put a question into it; use a small Dialog.", "Do not open a panel from a panel; use SubPanels."],
  keys: [
    { keys: "Tab, Shift+Tab", does: "Go round inside the panel." },
    { keys: "Escape", does: "Closes the panel; the focus is back where it was at once." },
    {
      keys: "Enter, Space",
      does: "On a row open its sub-panel, whose heading gets the focus; on the back button return to the row.",
    },
  ],
  states: {
    End: "The cart: it stands at the end, its button stays in sight.",
    Start: "A menu at the start.",
    Levels: "Rows with a summary of what is chosen behind them.",
    SubPanel: "A level under another, with a button that goes back.",
    Empty: "Nothing inside but a sentence.",
    Loading: "The content is on its way.",
    Overflow: "The content scrolls between head and foot.",
    LongWords: "Title, rows and buttons break inside the panel.",
    RightToLeft: "The end is at the left; arrows point the other way.",
    ByKeyboard: "Down a level and back again, with the focus on heading and row.",
    ClosedByThePage: "A press on the darkened page closes, and the page scrolls at once.",
  },
} as const satisfies PartNotes;
