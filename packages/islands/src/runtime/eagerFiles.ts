import type { IslandMap } from "./readIslandMap.ts";

/** Addresses of the files of all islands in the page except those that wait for intent (`isLate`). */
export const eagerFiles = (map: IslandMap): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-late])")].flatMap(
    ({ dataset }) => map[dataset["island"] ?? ""] ?? [],
  );
