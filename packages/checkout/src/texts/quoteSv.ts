import { checkoutTexts, type CheckoutTexts } from "./sv.ts";

/** The texts for a shop that takes requests for a quote instead of orders. */
export const quoteCheckoutTexts: CheckoutTexts = {
  ...checkoutTexts,
  heading: "Offertförfrågan",
  blockTitles: { ...checkoutTexts.blockTitles, products: "Din offertförfrågan", payment: "Skicka" },
  emailHint: "Hit skickar vi bekräftelsen.",
  mobileHint: "Vi ringer hit om vi undrar något.",
  orderTotal: "Beräknad summa",
  later: {
    confirmation: {
      heading: "Tack för din offertförfrågan!",
      orderNumber: "Förfrågans nummer",
      mail: (email) => (email === "" ? "Du får en bekräftelse på e-post." : `Du får en bekräftelse till ${email}.`),
      steps: [
        "Vi går igenom din förfrågan och räknar på ett pris.",
        "Vi hör av oss med en offert. Förfrågan är inte bindande.",
      ],
      ordered: "Din förfrågan",
      orderedAt: "Skickad",
      toPay: "Beräknad summa",
    },
  },
};
