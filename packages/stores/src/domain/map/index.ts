export { mapsScriptAddress } from "./mapsScript.ts";
export { mapsHosts, tileHost } from "./mapsHosts.ts";
export type { MapsHosts } from "./mapsHosts.ts";
export type { MapsSettings } from "./mapsScript.ts";
export { defaultCentre, finderView, mapView, mapZoom, storeView, limitZoomToOutline } from "./mapView.ts";
export type { MapView } from "./mapView.ts";
