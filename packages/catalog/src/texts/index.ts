export { catalogTexts } from "./sv.ts";
export type { CatalogTexts } from "./sv.ts";
