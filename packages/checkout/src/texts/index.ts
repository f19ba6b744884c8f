export { checkoutTexts, offerCheckoutTexts } from "./sv.ts";
export type { CheckoutTexts } from "./sv.ts";
export { providerTexts } from "./providerSv.ts";
export type { ProviderTexts } from "./providerSv.ts";
export { confirmationTexts, offerConfirmationTexts } from "./confirmationSv.ts";
export type { ConfirmationTexts } from "./confirmationSv.ts";
