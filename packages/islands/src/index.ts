export { defineIsland } from "./client/defineIsland.ts";
export type { IslandDefinition, RenderIsland } from "./client/defineIsland.ts";
export { mountIsland } from "./client/mountIsland.tsx";
export { retell } from "./client/retell.ts";
export type { TypedEarly } from "./page/TypedEarly.ts";
export { oncePerPage } from "./client/oncePerPage.ts";
export { takeEarlyAnswer } from "./client/takeEarlyAnswer.ts";
export { csrfToken, ensureCsrfToken } from "./client/csrfToken.ts";
export type { IslandModule } from "./runtime/startIslands.ts";
