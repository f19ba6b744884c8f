export { PlacesAutocomplete, type PlacesAutocompleteProps } from "./places/PlacesAutocomplete.tsx";
export { PlacesNote, type PlacesNoteProps } from "./places/PlacesNote.tsx";
export { usePlaces } from "./places/usePlaces.ts";
export { StockCheck, type StockCheckProps } from "./stock-check/StockCheck.tsx";
export { StoreCard, type StoreCardProps } from "./store-card/StoreCard.tsx";
export { StoreDetails } from "./store-card/StoreDetails.tsx";
export { StoreFinder, type StoreFinderProps } from "./store-finder/StoreFinder.tsx";
export { GuardedStoreMap, type ForeignMap, type GuardedStoreMapProps } from "./store-map/GuardedStoreMap.tsx";
export type { MapTiles } from "./store-map/drawStoreMap.ts";
export { StoreMap, type StoreMapProps } from "./store-map/StoreMap.tsx";
export { StoreOpenNow, type StoreOpenNowProps } from "./store-page/StoreOpenNow.tsx";
export { StorePage, type StorePageProps } from "./store-page/StorePage.tsx";
export { StoresPage, type StoresPageProps } from "./stores-page/StoresPage.tsx";
export {
  StoresProvider,
  useStoresAddresses,
  useStoresTexts,
  type StoresAddresses,
  type StoresProviderProps,
} from "./StoresProvider.tsx";
