export { catalogTexts } from "./sv.ts";
export type { CatalogTexts } from "./sv.ts";
export { compareTexts } from "./compareSv.ts";
export type { CompareTexts } from "./compareSv.ts";
export { searchTexts } from "./searchSv.ts";
export type { SearchTexts } from "./searchSv.ts";
