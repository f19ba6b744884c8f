import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of FormField and FieldError. */
export const formFieldNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-field", text: "The root; ref, className, all other props, and data-invalid." },
    { name: "torg-field__label", text: "The name, tied to the control by its id." },
    { name: "torg-field__note", text: "A few words after the name." },
    { name: "torg-field__hint", text: "What to fill in; its id is that of the control with -hint." },
    { name: "torg-field__error", text: "What is wrong, as an alert; its id is that of the control with -error." },
  ],
  use: [
    "Use it to build your own field around a control that the kit does not have.",
    "Spread describeField over the control, so that error and hint are read with it.",
    "Use FieldError alone below a group, such as a fieldset of radio buttons.",
  ],
  avoid: [
    "Do not use it around TextField, TextArea or Select: they contain it.",
    "Do not put two controls into one field; use a fieldset with a legend.",
  ],
  keys: [{ keys: "Tab", does: "Goes to the control inside." }],
  states: {
    Plain: "Name and control.",
    WithHint: "Note after the name, hint before the control.",
    Invalid: "An icon and a text below the control.",
    Disabled: "The control inside is disabled.",
    ErrorAlone: "A separate error below a group of controls.",
    LongWords: "Name, hint and error of several lines.",
    RightToLeft: "The error icon is on the right.",
    ByKeyboard: "Tab reaches the control, which has the name.",
  },
} satisfies PartNotes;
