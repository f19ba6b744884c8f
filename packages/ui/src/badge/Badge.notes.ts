import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Badge. */
export const badgeNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-badge", text: "One or two words; data-tone gives their meaning." },
    { name: ".torg-icon", text: "An icon before the words, as decoration." },
  ],
  use: [
    "Say in words what the tone says: some readers do not see colours.",
    "Use reduced for percentages and amounts off, positive for stock, warning for low stock.",
    "Fill one badge at most in a group: it is seen first.",
  ],
  avoid: [
    "Do not make it a button or a link; Tag is a link.",
    "Do not write sentences in it; use Alert.",
    "Do not claim more than is proven: no vague environmental claims.",
  ],
  keys: [],
  states: {
    Neutral: "A mark without a meaning of its own.",
    Tones: "One of each meaning, quiet.",
    Solid: "One of each meaning, filled.",
    WithIcon: "The icon is as tall as the words.",
    InText: "It sits on the baseline of the text.",
    LongWords: "It breaks in a narrow place and keeps its corners.",
    RightToLeft: "The icon is on the right of the words.",
  },
} satisfies PartNotes;
