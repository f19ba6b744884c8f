import type { CheckoutTexts } from "./sv.ts";

/** Words of a checkout turned into those of a shop that takes requests for a quote instead of orders. */
export const toQuoteCheckout = (texts: CheckoutTexts): CheckoutTexts => ({
  ...texts,
  heading: "Offertförfrågan",
  blockTitles: { ...texts.blockTitles, products: "Din offertförfrågan", payment: "Skicka" },
  emailHint: "Hit skickar vi bekräftelsen.",
  mobileHint: "Vi ringer hit om vi undrar något.",
  orderTotal: "Beräknad summa",
});
