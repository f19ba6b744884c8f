import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Tag. */
export const tagNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-tag", text: "A link; aria-current marks the one that is shown." },
    { name: ".torg-icon", text: "The cross of a link that takes something away." },
  ],
  use: [
    "Show chosen filters, each with a link that takes it away.",
    "Show ways to something related, such as the categories beside this one.",
    "Name a link that takes away by what it does: the words alone do not say it.",
  ],
  avoid: [
    "Do not use it for a mark that leads nowhere; Badge is one.",
    "Do not use it for what changes something on the server; that is a button in a form.",
  ],
  keys: [
    { keys: "Tab", does: "Goes from tag to tag." },
    { keys: "Enter", does: "Follows the link." },
  ],
  states: {
    Plain: "A way to something related.",
    Current: "The one that is shown now.",
    ChosenFilters: "Filters with a cross, and a way to clear them all.",
    ByKeyboard: "Tab goes through them in their order, with a ring around each.",
    LongWords: "It breaks inside and its cross stays whole.",
    RightToLeft: "The cross stands on the left.",
  },
} satisfies PartNotes;
