export { createMicroBannerState } from "./createMicroBannerState.ts";
export type { MicroBannerSnapshot, MicroBannerState, SessionMemory } from "./createMicroBannerState.ts";
export { createPanelState } from "./createPanelState.ts";
export type { PanelSnapshot, PanelState } from "./createPanelState.ts";
