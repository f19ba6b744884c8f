export { awaken } from "./client/awaken.ts";
export { mountIsland } from "./client/mountIsland.tsx";
export { retell } from "./client/retell.ts";
export type { TypedEarly } from "./page/TypedEarly.ts";
export { oncePerPage } from "./client/oncePerPage.ts";
export { takeEarlyAnswer } from "./client/takeEarlyAnswer.ts";
export { csrfToken, ensureCsrfToken } from "./client/csrfToken.ts";
export type { IslandType, PropsOf, ViewPropsOf } from "./page/IslandType.ts";
export type { IslandModule, Mount } from "./runtime/startIslands.ts";
