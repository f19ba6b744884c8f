import * as leaflet from "leaflet";
import { mapView, mapZoom, withoutStreets, type MapView, type Store } from "../../domain/index.ts";
import type { StoresTexts } from "../../texts/index.ts";
import { drawBase } from "./drawBase.ts";
import { storeCard } from "./storeCard.ts";

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

/** The largest width of the card of a store, in pixels. */
const cardWidth = 300;

/** Draws a map with a marker for each store that has coordinates. Rejects when the base map cannot be had. */
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
  nameCards(map, texts);
  const markers = leaflet.layerGroup().addTo(map);
  // A marker stays as long as its store is shown: with many stores most stay from letter to letter.
  const drawn = new Map<number, leaflet.Marker>();
  const show = (shown: readonly Store[]): void => {
    const wanted = new Map(shown.map((store) => [store.id, store]));
    for (const [id, marker] of drawn) {
      if (wanted.has(id)) continue;
      marker.remove();
      markers.removeLayer(marker);
      drawn.delete(id);
    }
    for (const [id, store] of wanted) {
      const marker = drawn.has(id) ? null : addMarker(markers, store, texts);
      if (marker !== null) drawn.set(id, marker);
    }
    if (drawn.size === 1) for (const marker of drawn.values()) marker.openPopup();
  };
  show(stores);
  let nameAnew = (): void => {};
  try {
    if (hasTiles) addTiles(map, tiles, onFailure);
    else nameAnew = await drawBase(map, texts, () => tipsOf(map, markers));
  } catch (error) {
    takeAway(map);
    throw error;
  }
  return {
    show(shown) {
      show(shown);
      nameAnew();
      goTo(mapView(shown));
    },
    remove: () => takeAway(map),
  };
}

/** Where the markers point to, in pixels of the map. */
function tipsOf(map: leaflet.Map, markers: leaflet.LayerGroup): readonly leaflet.Point[] {
  return markers
    .getLayers()
    .flatMap((layer) => (layer instanceof leaflet.Marker ? [map.latLngToContainerPoint(layer.getLatLng())] : []));
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

function addMarker(markers: leaflet.LayerGroup, store: Store, texts: StoresTexts): leaflet.Marker | null {
  if (store.lat === null || store.lng === null) return null;
  const icon = leaflet.divIcon({ className: "torg-store-map__pin", iconSize: [32, 40], iconAnchor: [16, 40] });
  const marker = leaflet.marker([store.lat, store.lng], { icon, riseOnHover: true });
  const close = { label: texts.map.close, onClose: () => void marker.closePopup() };
  marker.bindPopup(() => storeCard(store, close), {
    closeButton: false,
    maxWidth: cardWidth,
    offset: [0, -32],
    autoPanPadding: [16, 16],
  });
  marker.on("add", () => {
    const button = marker.getElement();
    button?.setAttribute("aria-label", texts.map.marker(store.name, store.city));
    button?.setAttribute("aria-haspopup", "dialog");
    // The library hears Enter only, and a button answers to the space bar as well.
    button?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      marker.openPopup();
    });
  });
  return marker.addTo(markers);
}

/** The card of a store is a small dialog that does not block the page: named, closed by Escape, back to its marker. */
function nameCards(map: leaflet.Map, texts: StoresTexts): void {
  let opener: HTMLElement | null = null;
  map.on("popupopen", ({ popup }) => {
    const active = document.activeElement;
    opener = active instanceof HTMLElement && map.getContainer().contains(active) ? active : null;
    const card = popup.getElement();
    card?.setAttribute("role", "dialog");
    card?.setAttribute("aria-label", card.querySelector("strong")?.textContent ?? texts.mapTitle);
    // A card that opens by itself leaves the focus where it is.
    if (opener !== null) card?.querySelector("button")?.focus({ preventScroll: true });
    // The map itself hears the key only while it has the focus, not while its card has.
    card?.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") map.closePopup();
    });
  });
  map.on("popupclose", () => {
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  });
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
