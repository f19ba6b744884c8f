import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the anchor navigation. */
export const anchorNavigationNotes = {
  kind: "action",
  anatomy: [
    { name: "torg-anchor-navigation", text: "A named nav that stays at the top; data-fits when all links fit." },
    {
      name: "torg-anchor-navigation__row",
      text: "A list that scrolls sideways; the link of the current section is scrolled into view.",
    },
    {
      name: "torg-anchor-navigation__link",
      text: "An anchor; aria-current and a line below it for the current section.",
    },
    { name: "torg-anchor-navigation__button", text: "Moves the row by 185 px; only where more is hidden there." },
  ],
  use: [
    "Put it above the sections of a long page, in their order.",
    "Name each link as its section's heading, in a word or two.",
  ],
  avoid: [
    "Do not use it where only one section shows at a time: those are tabs.",
    "Do not link to parts that may be missing.",
  ],
  keys: [
    { keys: "Tab", does: "Goes through the links; the row scrolls along, so that the buttons are not needed." },
    { keys: "Enter", does: "On a link, scrolls to its section, below the bar; the next Tab starts there." },
  ],
  states: {
    Fitting: "All links fit: no buttons.",
    Overflowing: "More links than room: a button over the end of the row, and none at its start.",
    Current: "A section within 240 px of the top: its link is marked and visible.",
    Empty: "No links: no bar.",
    LongWords: "A link longer than the row breaks.",
    RightToLeft: "Begins on the right; the buttons move the row the other way.",
    ByKeyboard: "Tab goes from link to link, there and back; each is visible, clear of the buttons.",
  },
} satisfies PartNotes;
