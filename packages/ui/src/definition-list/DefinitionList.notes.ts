import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of DefinitionList. */
export const definitionListNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-definitions", text: "The list; data-variant is facts or sum." },
    { name: ".torg-definitions__row", text: "A term and its details." },
  ],
  use: [
    "Show facts about one thing: specifications, an address, the parts of an order.",
    "Use sum for amounts whose last row is the total.",
    "Put the unit in the details, not in the term.",
  ],
  avoid: ["Do not compare several things with it; use Table.", "Do not leave details empty: leave the row out."],
  keys: [],
  states: {
    Facts: "Terms and details in two columns with lines between.",
    Sum: "Amounts at the end, the total larger below a line.",
    SumWithLongName: "A long name wraps, and its amount stays beside the first line.",
    InLittleRoom: "The details move below their terms.",
    Empty: "Nothing to show.",
    LongWords: "Compound words break in both columns.",
    RightToLeft: "Terms are on the right.",
  },
} satisfies PartNotes;
