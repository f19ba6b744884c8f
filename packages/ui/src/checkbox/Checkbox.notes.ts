import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Checkbox. */
export const checkboxNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-choice", text: "The root; className." },
    { name: "torg-choice__label", text: "Box and words: all of it answers a press, 44 px high." },
    { name: "torg-choice__control", text: "The native checkbox; ref and all other props." },
    { name: "torg-choice__hint", text: "More about the choice, under its words." },
    { name: "torg-field__error", text: "What is wrong and how to mend it, with a sign." },
  ],
  use: [
    "Use it for a yes, or for several choices out of many.",
    "Say what is true when it is checked: the words are the name.",
    "Leave it unchecked where a yes has to be given freely.",
  ],
  avoid: [
    "Do not word it as a no.",
    "Do not act at once where a form with a button is around it, except to refresh a list.",
    "Do not put a link as the only words; a press on the words has to check the box.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the box." },
    { keys: "Space", does: "Checks it or takes the check away." },
  ],
  states: {
    Unchecked: "An empty box before its words.",
    Checked: "A filled box with a tick.",
    WithHint: "A hint under the words, in line with them.",
    WithLink: "A link within the words is pressed for itself.",
    Invalid: "Red frame twice as thick, a sign and a text.",
    Disabled: "Grey, unchecked and checked.",
    LongWords: "Words of several lines stand beside the box, not under it.",
    RightToLeft: "The box stands on the right.",
    ByKeyboard: "Space checks and unchecks.",
  },
} satisfies PartNotes;
