export { discountTexts } from "./discountSv.ts";
export type { DiscountTexts } from "./discountSv.ts";
export { quoteCartTexts } from "./quoteSv.ts";
export { cartPanelTexts } from "./panelSv.ts";
export type { CartPanelTexts } from "./panelSv.ts";
export { cartTexts } from "./sv.ts";
export type { CartTexts } from "./sv.ts";
