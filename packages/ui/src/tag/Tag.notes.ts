import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Tag. */
export const tagNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-tag", text: "A link; aria-current marks the current one." },
    { name: ".torg-icon", text: "The cross of a link that removes something." },
  ],
  use: [
    "Show selected filters, each with a link that removes it.",
    "Show links to something related, such as sibling categories.",
    "Name a link that removes something after its action: the words alone do not say it.",
  ],
  avoid: [
    "Do not use it for a mark without a link; use Badge.",
    "Do not use it for what changes something on the server; use a button in a form.",
  ],
  keys: [
    { keys: "Tab", does: "Goes from tag to tag." },
    { keys: "Enter", does: "Follows the link." },
  ],
  states: {
    Plain: "A link to something related.",
    Current: "The current one.",
    ChosenFilters: "Filters with a cross, and a link to clear them all.",
    ByKeyboard: "Tab goes through them in order, with a ring around each.",
    LongWords: "It breaks inside and its cross stays whole.",
    RightToLeft: "The cross is on the left.",
  },
} satisfies PartNotes;
