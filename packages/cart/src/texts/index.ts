export { offerCartTexts } from "./offerSv.ts";
export { cartTexts } from "./sv.ts";
export type { CartTexts } from "./sv.ts";
