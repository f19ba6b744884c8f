import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of VisuallyHidden. */
export const visuallyHiddenNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-visually-hidden", text: "Text that takes no space; shows when it has the focus." }],
  use: [
    "Use it for what is visible but not read out, such as that a struck-through price is the earlier one.",
    "Keep it short: it is read in the middle of a sentence.",
  ],
  avoid: [
    "Do not hide words that everybody needs.",
    "Do not put controls in it; SkipLink becomes visible when it has the focus.",
  ],
  keys: [],
  states: {
    InASentence: "The eye reads a price, a screen reader also that it includes VAT.",
    AsHeading: "A heading for people who move from heading to heading.",
  },
} satisfies PartNotes;
