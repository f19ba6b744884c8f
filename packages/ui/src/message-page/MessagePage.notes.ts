import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of MessagePage. */
export const messagePageNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-message-page", text: "What the page says, in the middle." },
    { name: ".torg-message-page__sign", text: "A large, decorative sign above the heading." },
    { name: ".torg-message-page__heading", text: "The heading of the page." },
    { name: ".torg-message-page__lead", text: "What it means for the reader." },
    { name: ".torg-message-page__actions", text: "The links, beside each other." },
  ],
  use: [
    "Say first what has happened, then what follows from it, then where to go.",
    "Offer at least one link, the most likely first.",
  ],
  avoid: [
    "Do not use it for a message beside something else; Alert does that.",
    "Do not blame the reader, and leave error codes to the sign.",
  ],
  keys: [],
  states: {
    Thanks: "A heading and what it means, nothing else.",
    WithSign: "A short sign stands above the heading; it is not read out.",
    WithActions: "Two links beside each other, one of them the most likely.",
    WithText: "A sentence with a link below the lead.",
    LongWords: "A compound word breaks in the heading.",
    RightToLeft: "The links start on the right.",
  },
} satisfies PartNotes;
