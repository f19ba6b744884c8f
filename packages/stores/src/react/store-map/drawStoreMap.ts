import * as leaflet from "leaflet";
import { type Store } from "../../domain/index.ts";
import { mapView, mapZoom, withoutStreets, type MapView } from "../../domain/map/index.ts";
import type { StoresTexts } from "../../texts/index.ts";
import { drawBase } from "./drawBase.ts";
import { StoreMarkers } from "./StoreMarkers.ts";

/** Where the tiles of a map come from; with a blank address the shop's own outline of Sweden is drawn. */
export interface MapTiles {
  readonly tileUrl: string;
  /** Who the tiles are from, as text. */
  readonly attribution: string;
}

/** What a map is drawn with. */
export interface StoreMapOptions {
  readonly stores: readonly Store[];
  readonly tiles: MapTiles;
  readonly texts: StoresTexts;
  /** What is shown first; the stores, when left out. */
  readonly firstView?: MapView | undefined;
  /** Hears that no tile could be had. */
  readonly onFailure: () => void;
}

/** A map on the page. */
export interface DrawnStoreMap {
  /** Shows these stores and nothing else. */
  show(stores: readonly Store[]): void;
  remove(): void;
}

/** The closest that tiles are asked for. */
const mostZoom = 19;

/**
 * Draws a map with a marker for each store that has coordinates, or one for several that are too near each other to be
 * told apart. Rejects when the base map cannot be had.
 */
export async function drawStoreMap(element: HTMLElement, options: StoreMapOptions): Promise<DrawnStoreMap> {
  const { stores, tiles, texts, firstView = mapView(stores), onFailure } = options;
  const map = leaflet.map(element, { zoomControl: false, maxZoom: tiles.tileUrl === "" ? mapZoom.single : mostZoom });
  leaflet.control.zoom({ zoomInTitle: texts.map.zoomIn, zoomOutTitle: texts.map.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  const hasTiles = tiles.tileUrl !== "";
  const goTo = (view: MapView): void => moveTo(map, hasTiles ? view : withoutStreets(view));
  goTo(firstView);
  // A narrow map may stand between all stores and show none.
  if (!showsAny(map, stores)) goTo(mapView(stores));
  const markers = new StoreMarkers(map, texts);
  markers.show(stores);
  let nameAnew = (): void => {};
  try {
    if (hasTiles) addTiles(map, tiles, onFailure);
    else nameAnew = await drawBase(map, texts, () => markers.tips());
  } catch (error) {
    takeAway(map);
    throw error;
  }
  return {
    show(shown) {
      markers.show(shown);
      nameAnew();
      goTo(mapView(shown));
    },
    remove: () => takeAway(map),
  };
}

/** Says whether any of the stores lies in what the map shows; there is nothing to miss where no store has a place. */
function showsAny(map: leaflet.Map, stores: readonly Store[]): boolean {
  const placed = stores.filter(({ lat, lng }) => lat !== null && lng !== null);
  return placed.length === 0 || placed.some(({ lat, lng }) => map.getBounds().contains([lat ?? 0, lng ?? 0]));
}

/** A map that was just resized tells of its end a moment later, also when it is gone by then. */
function takeAway(map: leaflet.Map): void {
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

/** The map library reads the attribution as HTML. */
function escapeText(text: string): string {
  const holder = document.createElement("span");
  holder.textContent = text;
  return holder.innerHTML;
}
