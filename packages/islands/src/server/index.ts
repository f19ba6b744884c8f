export { defineIsland } from "./defineIsland.tsx";
export type { IslandDefinition, IslandPlan } from "./defineIsland.tsx";
export { IslandMapScript } from "./IslandMapScript.tsx";
