export { returnsTexts } from "./sv.ts";
export type { ReturnsTexts } from "./sv.ts";
