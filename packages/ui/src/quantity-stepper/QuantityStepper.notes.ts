import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of QuantityStepper. */
export const quantityStepperNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-stepper", text: "The root; className." },
    { name: "torg-stepper__input", text: "The native number input; ref and all other props." },
    { name: "torg-stepper__button", text: "Minus and plus, data-step decrease and increase; 44 px each." },
  ],
  use: [
    "Name the product in the labels where a list has several steppers.",
    "Say in onClamp what a typed quantity was changed to, for example the maximum per customer.",
    "Set settles where each change calls a server, so that typing 12 does not send 1 first.",
  ],
  avoid: [
    "Do not remove a line at zero without a way to undo it.",
    "Do not use it for numbers that people know by heart, such as a year.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the number and skips the buttons, since the arrow keys do the same." },
    { keys: "Up, Down", does: "One more, one less." },
    { keys: "Home, End", does: "The lowest and the highest quantity; with settles no key goes below one." },
    { keys: "Enter", does: "Applies the typed quantity." },
  ],
  states: {
    Plain: "A number between two buttons.",
    AtItsHighest: "Plus is disabled; a typed 9 becomes 3 at once.",
    AtItsLowest: "Minus is disabled.",
    Clamped: "A typed quantity was lowered, and a text says to what.",
    Settling: "A typed quantity is reported on Enter and on blur.",
    Disabled: "Grey, and nothing responds.",
    LongWords: "A quantity of five digits and long names, which are not visible.",
    RightToLeft: "Minus is on the right.",
    ByKeyboard: "Arrows step, Home and End go to the ends, Tab skips the buttons.",
  },
} satisfies PartNotes;
