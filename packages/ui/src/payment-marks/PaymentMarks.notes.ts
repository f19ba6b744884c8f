import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of PaymentMarks. */
export const paymentMarksNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-payment-marks", text: "The list, in the order of the checkout." },
    { name: ".torg-payment-mark", text: "A plate of one height; data-bare where it decorates words beside it." },
    { name: ".torg-icon", text: "A drawing of how one pays: card, app or invoice." },
    { name: "img", text: "The shop's own picture in place of drawing and letters; its name is the alternative text." },
  ],
  use: [
    "Show beside the buy button, below the sum and in the foot how one can pay.",
    "Name the list with aria-label where no heading names it.",
    "Give a picture of your own for a way whose owner lets you show its mark.",
  ],
  avoid: [
    "Do not draw the mark of a company: the letters of its name are enough.",
    "Do not use it for something that can be chosen; RadioCard is that, with a bare mark in it.",
  ],
  keys: [],
  states: {
    Ways: "Plates of one height, each with a drawing and a name.",
    LettersAlone: "Names of which nothing more is known.",
    OwnPictures: "Pictures of the shop's own, whole in their plates; they are read by their names.",
    Bare: "The drawing alone beside words that say the same, hidden from assistive technology.",
    LongWords: "A long name breaks within its plate.",
    RightToLeft: "The row begins on the right.",
  },
} satisfies PartNotes;
