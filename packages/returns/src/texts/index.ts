export { returnsTexts, withdrawalTexts } from "./sv.ts";
export type { ReturnsTexts } from "./sv.ts";
