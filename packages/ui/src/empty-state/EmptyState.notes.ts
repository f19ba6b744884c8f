import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of EmptyState. */
export const emptyStateNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-empty-state", text: "All of it, in the middle of its place." },
    { name: ".torg-empty-state__icon", text: "A drawing of what could stand here, for eyes only." },
    { name: ".torg-empty-state__words", text: "What is not here yet." },
    { name: ".torg-empty-state__hint", text: "What the ways on lead to." },
    { name: ".torg-empty-state__ways", text: "The ways on, beside each other." },
  ],
  use: [
    "Say what is not here yet, and how it comes here where that is not plain.",
    "Offer ways on that lead to what could stand here, the likeliest first.",
  ],
  avoid: [
    "Do not use it for a page that is missing or has failed; MessagePage does that.",
    "Do not make a joke of it, and do not blame whoever reads it.",
  ],
  keys: [{ keys: "Tab", does: "Goes through the ways on." }],
  states: {
    WithWays: "Ways on below what leads to them, the likeliest filled.",
    WordsAlone: "A list that fills by itself has no ways on.",
    LongWords: "A name that is longer than the row breaks inside its own way.",
    RightToLeft: "The ways on begin on the right.",
  },
} satisfies PartNotes;
