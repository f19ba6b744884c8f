export { Island } from "./Island.tsx";
export type { IslandProps } from "./Island.tsx";
export { IslandMapScript } from "./IslandMapScript.tsx";
