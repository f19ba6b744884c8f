import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of SkipLink. */
export const skipLinkNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-skip-link", text: "A link in the upper corner, above everything while it has the focus." }],
  use: ["Make it the first thing in the page.", "Let it lead to the main part; a second one may pass a map."],
  avoid: [
    "Do not hide it for good: who uses a keyboard sees the page.",
    "Do not lead to a place that is not on every page.",
  ],
  keys: [
    { keys: "Tab", does: "Shows it, as the first thing of the page." },
    { keys: "Enter", does: "Goes to the place; the next Tab goes on from there." },
  ],
  states: {
    Hidden: "Nothing shows before it has the focus.",
    ByKeyboard: "Tab shows it, and the next Tab hides it again.",
    Focused: "Dark on light, or light on dark, with a ring around it.",
    LongWords: "It breaks inside the page.",
    RightToLeft: "It stands in the upper right corner.",
  },
} satisfies PartNotes;
