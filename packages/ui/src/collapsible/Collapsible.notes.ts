import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Collapsible. */
export const collapsibleNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-collapsible", text: "A native `details` with `data-variant` row or inline." },
    { name: "torg-collapsible__button", text: "The summary: title and arrow, as wide as the row." },
    { name: "torg-collapsible__content", text: "The content; a search in the page finds it while it is closed." },
  ],
  use: [
    "Put the title into a heading when the content is a section of the page.",
    "Give a `group` to questions that are read one at a time.",
    "Store what somebody opens for good: `persist` with a unique `name`.",
  ],
  avoid: [
    "Do not hide what has to be read before an order.",
    "Do not change the title when it opens; the arrow and the browser show it.",
    "Do not put links or buttons into the title.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches the title." },
    { keys: "Enter, Space", does: "Open or close it." },
  ],
  states: {
    Closed: "A row with a line under it and an arrow.",
    Open: "The arrow points up, and the content is below.",
    Inline: "A few words that open more of a text.",
    OneOfAGroup: "Opening one closes the other.",
    SeveralOpen: "Without a group several can be open.",
    Remembered: "Open as stored in this browser.",
    StorageBlocked: "Without storage it still opens and closes.",
    LongWords: "Long words break; the arrow keeps its place.",
    RightToLeft: "The arrow is on the left.",
    ByKeyboard: "Title, open content, and the next title are reached in order.",
  },
} as const satisfies PartNotes;
