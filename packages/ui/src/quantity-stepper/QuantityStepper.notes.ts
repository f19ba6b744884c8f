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
    "Name the product in the labels where several steppers stand in one list.",
    "Say with onClamp what a typed quantity became, for example the most that one customer may buy.",
    "Let settles be set where each change asks a server, so that typing 12 does not ask for 1 first.",
  ],
  avoid: [
    "Do not take a line away at zero without a way back.",
    "Do not use it for numbers that people know by heart, such as a year.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the number; the buttons are passed, since the arrows do what they do." },
    { keys: "Up, Down", does: "One more, one less." },
    { keys: "Home, End", does: "The lowest and the highest quantity; with settles no key goes below one." },
    { keys: "Enter", does: "Takes what is typed." },
  ],
  states: {
    Plain: "A number between two buttons.",
    AtItsHighest: "Plus is disabled; a typed 9 becomes 3 at once.",
    AtItsLowest: "Minus is disabled.",
    Clamped: "A typed quantity was brought down, and a text says to what.",
    Settling: "What is typed is told at Enter and when the field is left.",
    Disabled: "Grey, and nothing answers.",
    LongWords: "A quantity of five digits and names of several words, which are not drawn.",
    RightToLeft: "Minus stands on the right.",
    ByKeyboard: "Arrows step, Home and End go to the ends, Tab passes the buttons.",
  },
} satisfies PartNotes;
