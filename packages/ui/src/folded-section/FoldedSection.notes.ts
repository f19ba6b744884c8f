import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of FoldedSection. */
export const foldedSectionNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-fold", text: "The section that links lead to, named by its heading." },
    { name: "torg-fold__heading", text: "The heading on wide screens, on paper and without script." },
    { name: "torg-fold__row", text: "The heading on phones, which holds the button." },
    { name: "torg-fold__button", text: "A summary: opens and closes what is below the row." },
    { name: "torg-fold__content", text: "The content, in the page whether it is visible or not." },
  ],
  use: [
    "Use it for content that only some look for on a phone, such as specifications.",
    "Call restoreFolds in the head of the document and wireFolds once the page is there: both are in @torg/ui/wire.",
  ],
  avoid: [
    "Do not fold what decides a purchase: price, conditions and warnings stay visible.",
    "Do not use it where a text should fold on wide screens as well; a collapsible does that.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the button on a phone." },
    { keys: "Enter, Space", does: "Open and close the section." },
  ],
  states: {
    Wide: "A heading with its text below.",
    Closed: "On a phone: a button on a line of its own, and nothing below it.",
    Open: "On a phone: the button with its icon turned, and the text below.",
    LongWords: "A long heading breaks beside the icon.",
    RightToLeft: "The icon is on the left.",
    ByKeyboard: "Tab goes to each button, and only into open content.",
  },
} satisfies PartNotes;
