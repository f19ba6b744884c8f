import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Collapsible. */
export const collapsibleNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-collapsible", text: "A native `details` with `data-variant` row or inline." },
    { name: "torg-collapsible__button", text: "The summary: title and arrow, as wide as the row." },
    { name: "torg-collapsible__content", text: "What opens; a search in the page finds it while it is closed." },
  ],
  use: [
    "Put the title into a heading when the content is a section of the page.",
    "Give a `group` to questions of which one is read at a time.",
    "Let what somebody opens for good be remembered: `persist` with a `name` that no other has.",
  ],
  avoid: [
    "Do not hide what has to be read before an order.",
    "Do not change the title when it opens; the arrow and the browser tell.",
    "Do not put links or buttons into the title.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches the title." },
    { keys: "Enter, Space", does: "Open or close it." },
  ],
  states: {
    Closed: "A row with a line under it and an arrow.",
    Open: "The arrow points up, the content stands below.",
    Inline: "A few words that open more of a text.",
    OneOfAGroup: "Opening one closes the other.",
    SeveralOpen: "Without a group all may be open.",
    Remembered: "Open as it was left in this browser.",
    StorageBlocked: "Where nothing can be stored it opens and closes all the same.",
    LongWords: "Long words break; the arrow keeps its place.",
    RightToLeft: "The arrow stands at the left.",
    ByKeyboard: "Title, what is open, and the next title are reached one after the other.",
  },
} as const satisfies PartNotes;
