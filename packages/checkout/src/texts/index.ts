export { checkoutTexts, offerCheckoutTexts } from "./sv.ts";
export type { CheckoutTexts } from "./sv.ts";
export { providerTexts } from "./providerSv.ts";
export type { ProviderTexts } from "./providerSv.ts";
