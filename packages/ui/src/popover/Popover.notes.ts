import type { PartNotes } from "../testing/PartNotes.ts";

/** What is written about Popover. */
export const popoverNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-popover", text: "The root: holds the button and what it opens, in this order." },
    { name: "torg-popover__trigger", text: "The button, with `aria-expanded`." },
    { name: "torg-popover__box", text: "What opens: a named dialog that leaves the page within reach." },
  ],
  use: [
    "Use it for something more about a thing: terms of a credit, a few settings, a store on a map.",
    "Give a native button as trigger, such as Button: it opens the popover before a script does.",
  ],
  avoid: [
    "Do not ask in it what has to be answered; use Dialog.",
    "Do not use it for a few words about a sign; use Tooltip.",
    "Do not put a menu of the whole shop into it.",
  ],
  keys: [
    { keys: "Enter, Space", does: "On the button open it; it gets the focus and its name is read." },
    { keys: "Tab", does: "Goes through what is inside and then on in the page." },
    { keys: "Escape", does: "Closes it; the focus is back on the button." },
  ],
  states: {
    Closed: "Only the button.",
    Open: "Below the button, at its start.",
    AtTheEdge: "Where there is no room it stands on the other side and stays on the page.",
    Overflow: "More than the page is high scrolls inside.",
    LongWords: "Long words break.",
    RightToLeft: "It starts at the right end of the button.",
    ByKeyboard: "Opened, gone through and closed; the focus is back.",
    InADialog: "Escape closes it first and the dialog afterwards.",
  },
} as const satisfies PartNotes;
