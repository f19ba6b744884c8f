import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of CountBadge. */
export const countBadgeNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-count-badge", text: "The number: a circle, which grows to a pill with its digits." }],
  use: [
    "Say how many lie in a cart or are chosen in a panel that is closed.",
    "Give the link or button around it a name that says the number with its word.",
  ],
  avoid: ["Do not write words in it; Badge holds those.", "Do not show a nought: nothing needs no mark."],
  keys: [],
  states: {
    One: "It is a circle, as high as it is wide.",
    MoreDigits: "A pill, as wide as its digits.",
    OnButton: "After the words of a button, on their line.",
    RightToLeft: "It stands on the left of the words.",
  },
} satisfies PartNotes;
