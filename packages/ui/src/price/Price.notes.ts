import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Price. */
export const priceNotes = {
  kind: "display",
  anatomy: [
    {
      name: ".torg-price",
      text: "All amounts on one line while there is room; data-reduced when there is an original.",
    },
    { name: ".torg-price__amount", text: "The current price; it never breaks." },
    { name: "s.torg-price__original", text: "The lowest price of the thirty days before." },
    { name: ".torg-price__note", text: "A few words below, such as the VAT in it." },
  ],
  use: [
    "Pass finished texts: the format package writes amounts with no-break spaces.",
    "Give both labels with an original price: a line through it is not read out.",
    "Say in the note what the original is, when no label beside it does.",
  ],
  avoid: [
    "Do not strike through recommended or ordinary prices; only the lowest price of thirty days counts.",
    "Do not show a price of zero for what cannot be bought; leave the part out.",
    "Do not calculate amounts here.",
  ],
  keys: [],
  states: {
    Ordinary: "The amount, in figures of the same width.",
    Reduced: "The amount in the colour of reductions and the original struck through.",
    LabelShown: "The original with a text that says what it is, on its own line.",
    WithNote: "A few words below the amounts.",
    Sizes: "For a list, a tile and a product page.",
    UnderEachOther: "Amounts of several rows are aligned.",
    LargeAmountInLittleRoom: "The original goes to the next line; no amount breaks.",
    LongWords: "The note breaks and the amounts stay whole.",
    RightToLeft: "The amount is on the right; digits keep their order.",
  },
} satisfies PartNotes;
