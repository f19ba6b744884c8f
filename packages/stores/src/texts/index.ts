export { storesTexts } from "./sv.ts";
export type { StoresTexts } from "./sv.ts";
