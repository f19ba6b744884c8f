export { createMicroBannerState } from "./createMicroBannerState.ts";
export type { MicroBannerSnapshot, MicroBannerState } from "./createMicroBannerState.ts";
export type { SessionMemory } from "../domain/microBanner.ts";
export { createPanelState } from "./createPanelState.ts";
export type { PanelSnapshot, PanelState } from "./createPanelState.ts";
