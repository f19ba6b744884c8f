export { loadMapsScript } from "./places/loadMapsScript.ts";
export { PlacesAutocomplete, type PlacesAutocompleteProps } from "./places/PlacesAutocomplete.tsx";
export { StockCheck, type StockCheckProps } from "./stock-check/StockCheck.tsx";
export { StoreCard, type StoreCardProps } from "./store-card/StoreCard.tsx";
export { StoreDetails } from "./store-card/StoreDetails.tsx";
export { StoreFinder, type StoreFinderProps } from "./store-finder/StoreFinder.tsx";
export type { MapTiles } from "./store-map/drawStoreMap.ts";
export { StoreMap, type StoreMapProps } from "./store-map/StoreMap.tsx";
export {
  StoresProvider,
  useStoresAddresses,
  useStoresTexts,
  type StoresAddresses,
  type StoresProviderProps,
} from "./StoresProvider.tsx";
