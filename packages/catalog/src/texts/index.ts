export { laterCatalogTexts } from "./laterSv.ts";
export type { LaterCatalogTexts } from "./laterSv.ts";
export { catalogTexts } from "./sv.ts";
export type { CatalogTexts } from "./sv.ts";
