export { offerNavigationTexts } from "./offerSv.ts";
export { navigationTexts } from "./sv.ts";
export type { NavigationTexts } from "./sv.ts";
