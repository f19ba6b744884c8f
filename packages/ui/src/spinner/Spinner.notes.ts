import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Spinner. */
export const spinnerNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-spinner", text: "A square of 2 rem; it is a status when it has a label, else decoration." },
    { name: ".torg-spinner::after", text: "The ring; its bright part turns, slowly where motion is to be reduced." },
  ],
  use: [
    "Show it where something will stand whose shape is not known; Skeleton is for what has a shape.",
    "Leave the label out where words beside it say what is going on.",
    "Show it only after a moment: what comes at once needs none.",
  ],
  avoid: [
    "Do not cover a whole page with it; what is there stays, dimmed, in its place.",
    "Do not put it in a button; Button has its own.",
  ],
  keys: [],
  states: {
    Turning: "A ring with one bright part, named by its label.",
    BesideWords: "The words say it, the ring is decoration.",
    Sizes: "Its size is that of its box.",
    RightToLeft: "It stands on the right and turns the same way round.",
  },
} satisfies PartNotes;
