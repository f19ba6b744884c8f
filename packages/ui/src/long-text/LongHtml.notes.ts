import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of LongHtml. */
export const longHtmlNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-long-text", text: "All of the text; data-open while all of it shows." },
    { name: ".torg-sanitised-html", text: "What may stay of the HTML; what is cut carries data-part." },
    { name: ".torg-long-text__dots", text: "Three dots after the last word that shows." },
    { name: ".torg-long-text__toggle", text: "The button, whose words say what it will do." },
  ],
  use: [
    "Use it for descriptions that a product feed brings as HTML.",
    "Use LongText for plain text; it knows lists by their dashes.",
    "Take the narrowest rules that will do, as for SanitisedHtml.",
  ],
  avoid: [
    "Do not hide conditions, prices or warnings in it.",
    "Do not cut HTML by its characters: a tag or a word would be cut as well.",
    "Do not add aria-expanded: the words of the button already tell the state.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the links that show, then to the button." },
    { keys: "Enter, Space", does: "Show all of the text, or its beginning again; the focus stays." },
  ],
  states: {
    Long: "The beginning with three dots and the button below.",
    Opened: "All of it, and the button offers less.",
    Short: "A text within the limit has no button.",
    BetweenTheLimits: "Between 200 and 720 characters: cut on a phone, whole elsewhere.",
    CutInAList: "Items after the cut are away with their marks; the dots follow the last word.",
    ByKeyboard: "Enter and Space open and close; the focus stays on the button.",
    LongWords: "Compound words break in a narrow column; a single endless word is cut at the limit.",
    RightToLeft: "Text, marks and button begin on the right.",
    Empty: "Nothing to read and no button.",
  },
} satisfies PartNotes;
