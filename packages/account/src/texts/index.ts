export { accountTexts } from "./sv.ts";
export type { AccountTexts } from "./sv.ts";
