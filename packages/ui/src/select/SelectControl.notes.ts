import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of SelectControl. */
export const selectControlNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-select", text: "The frame around the control with its arrow." },
    { name: "torg-select__control", text: "The root for className: the native select; ref and all other props." },
  ],
  use: [
    "Use it where the label has its place already, as beside a buy button or above a listing.",
    "Give it a name, by a label around it or aria-label.",
  ],
  avoid: ["Do not use it in a form with hints and errors; Select has them."],
  keys: [
    { keys: "Tab", does: "Goes to the control." },
    { keys: "Up, Down", does: "The previous and the next choice; disabled ones are skipped." },
  ],
  states: {
    Plain: "The chosen option and the arrow.",
    LongWords: "A long choice is cut with dots, and the arrow keeps its room.",
    RightToLeft: "The arrow is on the left.",
  },
} satisfies PartNotes;
