import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of LongHtml. */
export const longHtmlNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-long-text", text: "All of the text; data-open while all of it shows." },
    { name: ".torg-sanitised-html", text: "The part of the HTML that is allowed; cut parts have data-part." },
    { name: ".torg-long-text__dots", text: "Three dots after the last visible word." },
    { name: ".torg-long-text__toggle", text: "The button, whose text says what it will do." },
  ],
  use: [
    "Use it for descriptions that come as HTML in a product feed.",
    "Use LongText for plain text; it recognises lists by their dashes.",
    "Use the narrowest rules that suffice, as for SanitisedHtml.",
  ],
  avoid: [
    "Do not hide conditions, prices or warnings in it.",
    "Do not cut HTML by characters: a tag or a word would be cut as well.",
    "Do not add aria-expanded: the text of the button already gives the state.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the visible links, then to the button." },
    { keys: "Enter, Space", does: "Show all of the text, or its beginning again; the focus stays." },
  ],
  states: {
    Long: "The beginning with three dots and the button below.",
    Opened: "All of it, and the button offers less.",
    Short: "A text within the limit has no button.",
    BetweenTheLimits: "Between 200 and 720 characters: cut on a phone, whole elsewhere.",
    CutInAList: "Items after the cut are hidden with their markers; the dots follow the last word.",
    ByKeyboard: "Enter and Space open and close; the focus stays on the button.",
    LongWords: "Compound words break in a narrow column; a single endless word is cut at the limit.",
    RightToLeft: "Text, markers and button start on the right.",
    Empty: "Nothing to read and no button.",
  },
} satisfies PartNotes;
