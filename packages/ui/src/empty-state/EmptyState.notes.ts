import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of EmptyState. */
export const emptyStateNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-empty-state", text: "All of it, centred in its place." },
    { name: ".torg-empty-state__icon", text: "A decorative drawing of what could be here." },
    { name: ".torg-empty-state__words", text: "What is not here yet." },
    { name: ".torg-empty-state__hint", text: "Text that introduces the links." },
    { name: ".torg-empty-state__links", text: "The links, beside each other." },
  ],
  use: [
    "Say what is not here yet, and how to get it here where that is not obvious.",
    "Offer links to what could be here, the most likely first.",
  ],
  avoid: [
    "Do not use it for a page that is missing or has failed; MessagePage does that.",
    "Do not make a joke of it, and do not blame the reader.",
  ],
  keys: [{ keys: "Tab", does: "Goes through the links." }],
  states: {
    WithWays: "Links below their introduction, the most likely one filled.",
    WordsAlone: "A list that fills by itself has no links.",
    LongWords: "A name longer than the row breaks inside its own link.",
    RightToLeft: "The links start on the right.",
  },
} satisfies PartNotes;
