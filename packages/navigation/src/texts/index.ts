export { quoteNavigationTexts } from "./quoteSv.ts";
export { navigationTexts } from "./sv.ts";
export type { NavigationTexts } from "./sv.ts";
