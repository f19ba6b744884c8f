import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of SkipLink. */
export const skipLinkNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-skip-link", text: "A link in the upper corner, above everything while it has the focus." }],
  use: ["Make it the first thing in the page.", "Link to the main part; a second one can skip a map."],
  avoid: ["Do not hide it for good: keyboard users see the page.", "Do not link to a place that is not on every page."],
  keys: [
    { keys: "Tab", does: "Shows it, as the first element of the page." },
    { keys: "Enter", does: "Goes to the place; the next Tab continues from there." },
  ],
  states: {
    Hidden: "Hidden until it has the focus.",
    ByKeyboard: "Tab shows it, and the next Tab hides it again.",
    Focused: "Dark on light, or light on dark, with a ring around it.",
    LongWords: "It breaks inside the page.",
    RightToLeft: "It is in the upper right corner.",
  },
} satisfies PartNotes;
