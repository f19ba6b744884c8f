import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of LongText. */
export const longTextNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-long-text", text: "All of the text; data-open while all of it shows." },
    { name: ".torg-long-text__text", text: "The text, when it is not a list." },
    { name: ".torg-long-text__dots", text: "Three dots where it is cut." },
    { name: ".torg-long-text__toggle", text: "The button, whose text says what it will do." },
  ],
  use: [
    "Use it for what only some want to read to the end, such as a description.",
    "Write the most important first: 200 characters show on a phone, 720 elsewhere.",
    "Start every line with a dash for a list.",
  ],
  avoid: [
    "Do not hide conditions, prices or warnings in it.",
    "Do not pass HTML to it; use LongHtml.",
    "Do not add aria-expanded: the text of the button already gives the state.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the button." },
    { keys: "Enter, Space", does: "Show all of the text, or its beginning again; the focus stays." },
  ],
  states: {
    Long: "The beginning with three dots and the button below.",
    Opened: "All of it, and the button offers less.",
    Short: "A text within the limit has no button.",
    BetweenTheLimits: "Between 200 and 720 characters: cut on a phone, whole elsewhere.",
    List: "Lines with dashes are items.",
    LongList: "A list is cut in the middle of an item.",
    Paragraphs: "Line breaks stay.",
    ByKeyboard: "Enter and Space open and close; the focus stays on the button.",
    LongWords: "Compound words break in a narrow column; a single endless word is cut at the limit.",
    RightToLeft: "Text and button start on the right.",
    Empty: "Nothing to read and no button.",
  },
} satisfies PartNotes;
