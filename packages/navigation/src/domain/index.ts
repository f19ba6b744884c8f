export { brandAddress, listedBrands, unnamedBrandId } from "./brands.ts";
export type { BrandLink } from "./brands.ts";
export { firstLevelName, hoverDelay, isWithin, mobileBreakpoint, stickyThreshold, togglePanel } from "./menu.ts";
export type { Panel } from "./menu.ts";
