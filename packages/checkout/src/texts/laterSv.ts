import { aroundTexts } from "./aroundSv.ts";
import { appPaymentTexts } from "./appPaymentSv.ts";
import { confirmationTexts } from "./confirmationSv.ts";
import { detailsTexts } from "./detailsSv.ts";
import { loginTexts } from "./loginSv.ts";
import { orderMessageTexts } from "./orderMessageSv.ts";
import { providerTexts } from "./providerSv.ts";

/** The words of what not every checkout shows, and of the thanks after it, by what they are about. */
export const laterCheckoutTexts = {
  around: aroundTexts,
  app: appPaymentTexts,
  login: loginTexts,
  orderMessage: orderMessageTexts,
  provider: providerTexts,
  confirmation: confirmationTexts,
  details: detailsTexts,
};

/** What has to be given to those parts. */
export type LaterCheckoutTexts = typeof laterCheckoutTexts;
