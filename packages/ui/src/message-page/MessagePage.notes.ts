import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of MessagePage. */
export const messagePageNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-message-page", text: "What the page says, in the middle." },
    { name: ".torg-message-page__sign", text: "A large sign above the heading, for eyes only." },
    { name: ".torg-message-page__heading", text: "The heading of the page." },
    { name: ".torg-message-page__lead", text: "What it means for whoever reads it." },
    { name: ".torg-message-page__actions", text: "The ways on, beside each other." },
  ],
  use: [
    "Say first what has happened, then what becomes of it, then where to go.",
    "Offer at least one way on, the likeliest first.",
  ],
  avoid: [
    "Do not use it for a message beside something else; Alert does that.",
    "Do not blame whoever reads it, and leave codes of faults to the sign.",
  ],
  keys: [],
  states: {
    Thanks: "A heading and what it means, nothing else.",
    WithSign: "A short sign stands above the heading; it is not read out.",
    WithActions: "Two ways on beside each other, one of them the likeliest.",
    WithText: "A sentence with a link below the lead.",
    LongWords: "A compound word breaks in the heading.",
    RightToLeft: "The ways on begin on the right.",
  },
} satisfies PartNotes;
