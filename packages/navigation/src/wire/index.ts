export { awaitMenu } from "./awaitMenu.ts";
export { menuDepartments } from "./menuDepartments.ts";
export type { MenuDepartment } from "./menuDepartments.ts";
export { navigationMarks } from "./navigationMarks.ts";
export { showCartTotals } from "./showCartTotals.ts";
export type { CartLinkTotals } from "./showCartTotals.ts";
export { wireMenu } from "./wireMenu.ts";
export { wireMicroBanner } from "./wireMicroBanner.ts";
export { wireSticky } from "./wireSticky.ts";
