export { laterNavigationTexts } from "./laterSv.ts";
export type { LaterNavigationTexts } from "./laterSv.ts";
export { quoteNavigationTexts } from "./quoteSv.ts";
export { navigationTexts } from "./sv.ts";
export type { NavigationTexts } from "./sv.ts";
