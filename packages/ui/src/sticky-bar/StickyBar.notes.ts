import type { PartNotes } from "../testing/PartNotes.ts";

/** What is written about the sticky bar. */
export const stickyBarNotes = {
  kind: "display",
  anatomy: [
    {
      name: "torg-sticky-bar",
      text: "A named section; data-side says where it sticks, data-away that it is not there.",
    },
    {
      name: "--torg-sticky-bar-bottom, --torg-sticky-bar-top",
      text: "Its height, written onto the page for whatever has to keep clear of it.",
    },
  ],
  use: [
    "Write it where it belongs in the page: at the end of the content for the bottom, at the beginning for the top.",
    "Keep it low: one line of facts and one button.",
    "Let it come when what it repeats has been scrolled away, such as the price and the buy button.",
  ],
  avoid: [
    "Do not put the only way to something into it.",
    "Do not have one at the top and one at the bottom of a small window.",
  ],
  keys: [
    {
      keys: "Tab",
      does: "Reaches its controls in the order of the page; what is focused behind it is scrolled clear of it.",
    },
  ],
  states: {
    Bottom: "Price and buy button at the lower edge of the window.",
    Top: "At the upper edge, with its shadow below.",
    Away: "Not there until the page is scrolled; nothing moves when it comes.",
    Empty: "A bar without content is not there, and the page keeps no room for it.",
    LongWords: "Content wraps, long words break.",
    RightToLeft: "The button stands on the left.",
    ByKeyboard: "Tab through the page: what has the focus is never under the bar.",
  },
} satisfies PartNotes;
