import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of PaymentMarks. */
export const paymentMarksNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-payment-marks", text: "The list, in the order of the checkout." },
    { name: ".torg-payment-mark", text: "A plate of fixed height; data-bare where it decorates text beside it." },
    { name: ".torg-icon", text: "A drawing of the payment method: card, app or invoice." },
    { name: "img", text: "The shop's own picture instead of drawing and letters; its name is the alternative text." },
  ],
  use: [
    "Show the payment methods beside the buy button, below the sum and in the footer.",
    "Name the list with aria-label where no heading names it.",
    "Use your own picture for a method whose owner allows you to show its logo.",
  ],
  avoid: [
    "Do not draw the logo of a company: its name in letters is enough.",
    "Do not use it for a choice; use RadioCard, with a bare mark in it.",
  ],
  keys: [],
  states: {
    Ways: "Plates of fixed height, each with a drawing and a name.",
    LettersAlone: "Names without further information.",
    OwnPictures: "The shop's own pictures, complete in their plates; they are read by their names.",
    Bare: "The drawing alone beside text that says the same, hidden from assistive technology.",
    LongWords: "A long name breaks within its plate.",
    RightToLeft: "The row starts on the right.",
  },
} satisfies PartNotes;
