export { checkoutTexts, offerCheckoutTexts } from "./sv.ts";
export type { CheckoutTexts } from "./sv.ts";
