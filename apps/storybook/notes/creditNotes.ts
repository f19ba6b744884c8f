import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/credit`. */
export const creditNotes = {
  CreditOffer: {
    kind: "display",
    anatomy: [
      { name: "torg-credit-offer__lead", text: "The monthly cost, with the effective rate beside it." },
      { name: "torg-credit-offer__lines", text: "Every cost of the credit." },
      { name: "torg-credit-offer__example", text: "The representative example, in the order set by law." },
    ],
    use: [
      "Show no credit figure without its effective rate and its total (konsumentkreditlagen 7 §).",
      "Place the warning beside it.",
    ],
    avoid: ["Do not set it larger than the price.", "Do not preselect credit."],
    keys: [{ keys: "Enter, Space", does: "Opens and folds the terms." }],
  },
  CreditWarning: {
    kind: "display",
    anatomy: [
      { name: "torg-credit-warning__sign", text: "The triangle, as high as three lines of the text." },
      { name: "torg-credit-warning__text", text: "The text of the regulation, letter by letter." },
    ],
    use: ["Show it with every offer of credit to consumers.", "Give it the size of the text around it."],
    avoid: ["Do not shorten the text.", "Do not grey it out or fold it away."],
    keys: [],
  },
  LeasingWidget: {
    kind: "display",
    anatomy: [
      { name: "torg-leasing-widget", text: "The provider's own text, without scripts." },
      { name: "torg-leasing-widget__note", text: "Whose offer it is." },
    ],
    use: ["Offer it to companies only.", "Render nothing when the provider returns nothing."],
    avoid: ["Do not let the provider's script run in the page.", "Do not delay the price for it."],
    keys: [],
  },
} satisfies PackageNotes;
