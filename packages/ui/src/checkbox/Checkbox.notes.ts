import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Checkbox. */
export const checkboxNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-choice", text: "The root; className." },
    { name: "torg-choice__label", text: "Box and text: all of it can be pressed, 44 px high." },
    { name: "torg-choice__control", text: "The native checkbox; ref and all other props." },
    { name: "torg-choice__hint", text: "More about the choice, under its text." },
    { name: "torg-field__error", text: "What is wrong and how to correct it, with an icon." },
  ],
  use: [
    "Use it for a yes, or for several choices out of many.",
    "Say what is true when it is checked: the text is the name.",
    "Leave it unchecked where consent has to be given freely.",
  ],
  avoid: [
    "Do not word it negatively.",
    "Do not act at once when it is in a form with a button, except to refresh a list.",
    "Do not use a link as the only text; a press on the text has to check the box.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the box." },
    { keys: "Space", does: "Checks or unchecks it." },
  ],
  states: {
    Unchecked: "An empty box before its text.",
    Checked: "A filled box with a tick.",
    WithHint: "A hint under the text, in line with it.",
    WithLink: "A link in the text can be pressed separately.",
    Invalid: "Red frame twice as thick, an icon and a text.",
    Disabled: "Grey, unchecked and checked.",
    LongWords: "Text of several lines stays beside the box, not under it.",
    RightToLeft: "The box is on the right.",
    ByKeyboard: "Space checks and unchecks.",
  },
} satisfies PartNotes;
