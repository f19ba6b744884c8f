export { cartTexts, offerCartTexts } from "./sv.ts";
export type { CartTexts } from "./sv.ts";
