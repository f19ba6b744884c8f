import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Spinner. */
export const spinnerNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-spinner", text: "A square of 2 rem; a status when it has a label, otherwise decoration." },
    { name: ".torg-spinner::after", text: "The ring; its bright part turns, slowly with reduced motion." },
  ],
  use: [
    "Show it for content of unknown shape; use Skeleton for content with a known shape.",
    "Leave the label out where text beside it says what is going on.",
    "Show it only after a delay: content that arrives at once needs none.",
  ],
  avoid: [
    "Do not cover a whole page with it; dim the content in its place.",
    "Do not put it in a button; Button has its own.",
  ],
  keys: [],
  states: {
    Turning: "A ring with one bright part, named by its label.",
    BesideWords: "The text says it, the ring is decoration.",
    Sizes: "Its size is that of its box.",
    RightToLeft: "It is on the right and turns the same way.",
  },
} satisfies PartNotes;
