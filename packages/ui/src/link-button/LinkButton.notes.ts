import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of LinkButton. */
export const linkButtonNotes = {
  kind: "action",
  anatomy: [
    {
      name: "torg-button",
      text: "A native link; ref, className and all other props. data-variant, data-size, data-wide.",
    },
  ],
  use: ["Use it for the next step: to the checkout, to all results.", "Say where it leads; the text is the name."],
  avoid: [
    "Do not use it for what changes something; use a Button in a form.",
    "Do not disable it: leave it out, or let the page it leads to say why.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the link." },
    { keys: "Enter", does: "Follows it; Space scrolls the page, as with every link." },
  ],
  states: {
    Primary: "The one accent of a view.",
    Secondary: "The default look: an outline.",
    Quiet: "For secondary links.",
    Sizes: "36, 44 and 52 px high.",
    Wide: "As wide as its container.",
    LongWords: "Long words in a narrow place wrap.",
    RightToLeft: "The caller has to mirror the arrow.",
    ByKeyboard: "Enter follows the link.",
  },
} satisfies PartNotes;
