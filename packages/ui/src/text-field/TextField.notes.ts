import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of TextField. */
export const textFieldNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-field", text: "The root: name, hint, control and error; className, and data-invalid." },
    { name: "torg-field__label", text: "The name, always visible, with a note such as that it is optional." },
    { name: "torg-field__hint", text: "What to fill in, above the control, where no browser list covers it." },
    { name: "torg-input", text: "The native input; ref and all other props." },
    { name: "torg-field__error", text: "What is wrong and how to correct it, with an icon." },
  ],
  use: [
    "Give every field about a person its autocomplete token.",
    "Choose type and inputMode for the right keyboard: numeric for a postal code, which is not a number.",
    "Name the field and the correction in the error, and keep what was typed.",
  ],
  avoid: [
    "Do not use a placeholder for the name or the format: it disappears when it is needed.",
    "Do not mark what is required; say what is optional.",
    "Do not show an error while somebody is still typing.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the field." },
    { keys: "Enter", does: "Sends the form around it." },
  ],
  states: {
    Empty: "Name above an empty field.",
    Filled: "What was typed.",
    WithHint: "A note after the name and a hint above the field.",
    Invalid: "Red frame twice as thick, an icon and a text; the error is read before the hint.",
    ReadOnly: "Can be reached and copied, not changed.",
    Disabled: "Grey and not reachable.",
    LongWords: "Long name and long error in a narrow place.",
    RightToLeft: "Everything starts on the right.",
    ByKeyboard: "Tab reaches the field and typing fills it.",
  },
} satisfies PartNotes;
