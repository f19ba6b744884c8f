export { deskTexts } from "./sv.ts";
export type { DeskTexts } from "./sv.ts";
