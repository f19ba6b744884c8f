export { quoteCartTexts } from "./quoteSv.ts";
export { laterCartTexts } from "./laterSv.ts";
export type { LaterCartTexts } from "./laterSv.ts";
export { cartTexts } from "./sv.ts";
export type { CartTexts } from "./sv.ts";
