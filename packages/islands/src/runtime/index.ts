export { ChunkLoadError } from "./ChunkLoadError.ts";
export { chunkTimeoutMs, loadChunk } from "./loadChunk.ts";
export { startIslands } from "./startIslands.ts";
export type { IslandModule, Islands, IslandsOptions } from "./startIslands.ts";
export { readIslandMap } from "./readIslandMap.ts";
export type { IslandMap } from "./readIslandMap.ts";
export { isMetered, preloadModule, preloadWhenIdle } from "./preloadWhenIdle.ts";
export { wireCartTotals } from "./wireCartTotals.ts";
export type { CartTotals, CartTotalsOptions } from "./wireCartTotals.ts";
