import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of TextArea. */
export const textAreaNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-field", text: "The root: name, hint, control and error; className, and data-invalid." },
    { name: "torg-text-area", text: "The native textarea, which grows with its text; ref and all other props." },
    { name: "torg-field__error", text: "What is wrong and how to mend it, with a sign." },
  ],
  use: [
    "Use it where more than one line is expected, and say what is wanted.",
    "Say in the hint how long a text may be, before it is too long.",
  ],
  avoid: [
    "Do not cut what is pasted; say that it is too long and leave it.",
    "Do not use it for an address; fields that the browser can fill serve better.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the field and on; it types no tab." },
    { keys: "Enter", does: "Begins a new line." },
  ],
  states: {
    Empty: "Four lines high.",
    Filled: "What was typed.",
    Overflow: "Grows with its text up to 24 rem, then scrolls.",
    WithHint: "A hint above the field.",
    Invalid: "Red frame, sign and text.",
    Disabled: "Grey and out of reach.",
    LongWords: "A word longer than the line is broken.",
    RightToLeft: "Everything begins on the right.",
    ByKeyboard: "Enter begins a line, Tab goes on.",
  },
} satisfies PartNotes;
