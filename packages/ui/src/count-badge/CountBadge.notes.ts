import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of CountBadge. */
export const countBadgeNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-count-badge", text: "The number: a circle, which grows to a pill with its digits." }],
  use: [
    "Say how many items are in a cart or selected in a closed panel.",
    "Give the link or button around it a name with the number and its word.",
  ],
  avoid: ["Do not write words in it; use Badge.", "Do not show a zero: no number is needed."],
  keys: [],
  states: {
    One: "A circle, as high as it is wide.",
    MoreDigits: "A pill, as wide as its digits.",
    OnButton: "After the text of a button, on its line.",
    RightToLeft: "It is on the left of the text.",
  },
} satisfies PartNotes;
