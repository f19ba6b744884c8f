import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of SelectControl. */
export const selectControlNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-select", text: "The root: the frame around the control with its arrow; className." },
    { name: "torg-select__control", text: "The native select; ref and all other props." },
  ],
  use: [
    "Use it where the label has its place already, as above a listing.",
    "Give it a name, by a label around it or aria-label.",
  ],
  avoid: [
    "Do not use it in a form with hints and errors; Select has them.",
    "Do not offer a choice that can be wrong: there is no room to say so.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the control." },
    { keys: "Space, Enter, Alt + Down", does: "Opens the list, as far as the browser does so." },
    { keys: "Up, Down", does: "The previous and the next choice; disabled ones are skipped." },
    { keys: "Letters", does: "The next choice that begins with that letter." },
  ],
  states: {
    Plain: "The chosen option and the arrow.",
    Disabled: "Grey and not reachable.",
    LongWords: "A long choice is cut with dots, and the arrow keeps its room.",
    RightToLeft: "The arrow is on the left.",
    ByKeyboard: "Tab reaches it and leaves it; the list itself is the browser's, and nothing is chosen on the way.",
  },
} satisfies PartNotes;
