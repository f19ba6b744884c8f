import * as leaflet from "leaflet";
import type { Store } from "../../domain/store.ts";
import { mapView, mapZoom, limitZoomToOutline, type MapView } from "../../domain/map/mapView.ts";
import type { StoresTexts } from "../../texts/sv.ts";
import { drawBase } from "./drawBase.ts";
import { StoreMarkers } from "./StoreMarkers.ts";

/** The source of a map's tiles; with a blank address the shop's own outline of Sweden is drawn. */
export interface MapTiles {
  readonly tileUrl: string;
  /** Attribution, as plain text. */
  readonly attribution: string;
}

/** Options of a map. */
export interface StoreMapOptions {
  readonly stores: readonly Store[];
  readonly tiles: MapTiles;
  readonly texts: StoresTexts;
  /** The initial view; default: the stores. */
  readonly firstView?: MapView | undefined;
  /** Called when no tile could be loaded. */
  readonly onFailure: () => void;
}

/** A map on the page. */
export interface DrawnStoreMap {
  /** Shows exactly these stores. */
  show(stores: readonly Store[]): void;
  remove(): void;
}

/** The highest zoom level to request tiles for. */
const mostZoom = 19;

/**
 * Draws a map with a marker for each store with coordinates, or one for several that are too close to tell apart.
 * Rejects if the base map fails to load.
 */
export async function drawStoreMap(element: HTMLElement, options: StoreMapOptions): Promise<DrawnStoreMap> {
  const { stores, tiles, texts, firstView = mapView(stores), onFailure } = options;
  const map = leaflet.map(element, { zoomControl: false, maxZoom: tiles.tileUrl === "" ? mapZoom.single : mostZoom });
  leaflet.control.zoom({ zoomInTitle: texts.map.zoomIn, zoomOutTitle: texts.map.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  const hasTiles = tiles.tileUrl !== "";
  const goTo = (view: MapView): void => moveTo(map, hasTiles ? view : limitZoomToOutline(view));
  goTo(firstView);
  // A narrow map may be between all stores and show none.
  if (!showsAny(map, stores)) goTo(mapView(stores));
  const markers = new StoreMarkers(map, texts);
  markers.show(stores);
  let nameAnew = (): void => {};
  try {
    if (hasTiles) addTiles(map, tiles, onFailure);
    else nameAnew = await drawBase(map, texts, () => markers.tips());
  } catch (error) {
    removeMap(map);
    throw error;
  }
  return {
    show(shown) {
      markers.show(shown);
      nameAnew();
      goTo(mapView(shown));
    },
    remove: () => removeMap(map),
  };
}

/** Whether any store is in the visible part of the map; true if none has coordinates. */
function showsAny(map: leaflet.Map, stores: readonly Store[]): boolean {
  const placed = stores.filter(({ lat, lng }) => lat !== null && lng !== null);
  return placed.length === 0 || placed.some(({ lat, lng }) => map.getBounds().contains([lat ?? 0, lng ?? 0]));
}

/** A map that was just resized fires an event a moment later, even after its removal. */
function removeMap(map: leaflet.Map): void {
  map.off();
  map.remove();
}

function moveTo(map: leaflet.Map, view: MapView): void {
  if (view.kind === "place") {
    map.setView([view.centre.latitude, view.centre.longitude], view.zoom);
    return;
  }
  const bounds = leaflet.latLngBounds(view.places.map(({ latitude, longitude }) => [latitude, longitude]));
  map.fitBounds(bounds, { maxZoom: view.maxZoom, padding: [40, 40] });
}

function addTiles(map: leaflet.Map, { tileUrl, attribution }: MapTiles, onFailure: () => void): void {
  let hasTile = false;
  const layer = leaflet.tileLayer(tileUrl, { attribution: escapeText(attribution), maxZoom: mostZoom });
  layer.on("tileload", () => {
    hasTile = true;
  });
  layer.on("tileerror", () => {
    if (!hasTile) onFailure();
  });
  layer.addTo(map);
}

/** Leaflet renders the attribution as HTML. */
function escapeText(text: string): string {
  const container = document.createElement("span");
  container.textContent = text;
  return container.innerHTML;
}
