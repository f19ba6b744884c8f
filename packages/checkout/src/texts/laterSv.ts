import { aroundTexts } from "./aroundSv.ts";
import { appPaymentTexts } from "./appPaymentSv.ts";
import { confirmationTexts } from "./confirmationSv.ts";
import { detailsTexts } from "./detailsSv.ts";
import { loginTexts } from "./loginSv.ts";
import { orderMessageTexts } from "./orderMessageSv.ts";
import { providerTexts } from "./providerSv.ts";

/** Texts by subject, for parts that not every checkout shows, and for the thank-you page. */
export const laterCheckoutTexts = {
  around: aroundTexts,
  app: appPaymentTexts,
  login: loginTexts,
  orderMessage: orderMessageTexts,
  provider: providerTexts,
  confirmation: confirmationTexts,
  details: detailsTexts,
};

/** The texts that those parts need. */
export type LaterCheckoutTexts = typeof laterCheckoutTexts;
