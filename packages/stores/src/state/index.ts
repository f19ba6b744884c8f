export { createStockCheckState } from "./createStockCheckState.ts";
export type { StockCheckOptions, StockCheckSnapshot, StockCheckState } from "./createStockCheckState.ts";
export { createStoreFinderState } from "./createStoreFinderState.ts";
export type { StoreFinderOptions, StoreFinderSnapshot, StoreFinderState } from "./createStoreFinderState.ts";
export type { PositionStorage } from "./ownStorage.ts";
