import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Badge. */
export const badgeNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-badge", text: "One or two words; data-tone says what they mean." },
    { name: ".torg-icon", text: "An icon before the words, as decoration." },
  ],
  use: [
    "Say in the words what the tone says: a reader may not see colours.",
    "Use reduced for percentages and amounts off, positive for stock, warning for little of it.",
    "Fill one badge at most in a group: it is seen first.",
  ],
  avoid: [
    "Do not make it a button or a link; Tag is a link.",
    "Do not write sentences in it; Alert holds those.",
    "Do not claim more than is proven: no general words about the environment.",
  ],
  keys: [],
  states: {
    Neutral: "A mark without a meaning of its own.",
    Tones: "One of each meaning, quiet.",
    Solid: "One of each meaning, filled.",
    WithIcon: "The icon is as tall as the words.",
    InText: "It stands on the line of the text.",
    LongWords: "It breaks inside a narrow place and keeps its corners.",
    RightToLeft: "The icon stands on the right of the words.",
  },
} satisfies PartNotes;
