export { createStockCheckState } from "./createStockCheckState.ts";
export type { StockCheckOptions, StockCheckSnapshot, StockCheckState } from "./createStockCheckState.ts";
export { createStoreFinderState } from "./createStoreFinderState.ts";
export type {
  PositionStorage,
  StoreFinderOptions,
  StoreFinderSnapshot,
  StoreFinderState,
} from "./createStoreFinderState.ts";
