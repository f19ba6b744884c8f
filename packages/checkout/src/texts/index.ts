export { offerCheckoutTexts } from "./offerSv.ts";
export { checkoutTexts } from "./sv.ts";
export { toOfferCheckout } from "./toOfferCheckout.ts";
export type { CheckoutTexts } from "./sv.ts";
export { providerTexts } from "./providerSv.ts";
export type { ProviderTexts } from "./providerSv.ts";
export { confirmationTexts, offerConfirmationTexts } from "./confirmationSv.ts";
export type { ConfirmationTexts } from "./confirmationSv.ts";
