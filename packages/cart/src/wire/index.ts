export { buyMarks } from "./buyMarks.ts";
export { fullControls } from "./fullControls.ts";
export { goToCheckoutMarks } from "./goToCheckoutMarks.ts";
export { showCheckoutBar } from "./showCheckoutBar.ts";
export { wireCartTotals } from "./wireCartTotals.ts";
export type { CartTotalsOptions, CartTotalsPayload } from "./wireCartTotals.ts";
