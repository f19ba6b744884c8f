export { laterCheckoutTexts } from "./laterSv.ts";
export type { LaterCheckoutTexts } from "./laterSv.ts";
export { quoteCheckoutTexts } from "./quoteSv.ts";
export { checkoutTexts } from "./sv.ts";
export type { CheckoutTexts } from "./sv.ts";
