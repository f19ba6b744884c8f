import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of VisuallyHidden. */
export const visuallyHiddenNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-visually-hidden", text: "Words that take no place; what has the focus in it shows." }],
  use: [
    "Say what the eye sees at once and a screen reader does not, such as that a struck-through price was earlier.",
    "Keep it short: it is read in the middle of a sentence.",
  ],
  avoid: [
    "Do not hide words that everybody needs.",
    "Do not put controls in it; SkipLink shows itself when it has the focus.",
  ],
  keys: [],
  states: {
    InASentence: "The eye reads a price, a screen reader also that VAT is in it.",
    AsHeading: "A heading for those who go from heading to heading.",
  },
} satisfies PartNotes;
