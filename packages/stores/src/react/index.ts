export { StockCheck, type StockCheckProps } from "./stock-check/StockCheck.tsx";
export { StoreCard, type StoreCardProps } from "./store-card/StoreCard.tsx";
export { StoreFinder, type StoreFinderProps } from "./store-finder/StoreFinder.tsx";
export { StoresProvider, useStoresTexts, type StoresProviderProps } from "./StoresProvider.tsx";
