export { creditTexts } from "./sv.ts";
export type { CreditTexts } from "./sv.ts";
