import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of TextArea. */
export const textAreaNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-field", text: "The root: name, hint, control and error; className, and data-invalid." },
    { name: "torg-text-area", text: "The native textarea, which grows with its text; ref and all other props." },
    { name: "torg-field__error", text: "What is wrong and how to correct it, with an icon." },
  ],
  use: [
    "Use it where more than one line is expected, and say what to write.",
    "Say in the hint how long a text can be, before it is too long.",
  ],
  avoid: [
    "Do not cut what is pasted; say that it is too long and keep it.",
    "Do not use it for an address; separate fields can be filled in by the browser.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the field and on; it inserts no tab." },
    { keys: "Enter", does: "Begins a new line." },
  ],
  states: {
    Empty: "Four lines high.",
    Filled: "What was typed.",
    Overflow: "Grows with its text up to 24 rem, then scrolls.",
    WithHint: "A hint above the field.",
    Invalid: "Red frame, icon and text.",
    Disabled: "Grey and not reachable.",
    LongWords: "A word longer than the line is broken.",
    RightToLeft: "Everything starts on the right.",
    ByKeyboard: "Enter begins a line, Tab goes on.",
  },
} satisfies PartNotes;
