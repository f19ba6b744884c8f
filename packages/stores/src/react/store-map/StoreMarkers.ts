import * as leaflet from "leaflet";
import type { Store } from "../../domain/store.ts";
import type { StoresTexts } from "../../texts/sv.ts";
import { nameCards } from "./nameCards.ts";
import type { Spot } from "./placeLabels.ts";
import { placeCard, storeCard, type CardClosing } from "./storeCard.ts";
import { storeClusters, zoomApart, type StoreCluster } from "./storeClusters.ts";
import { placeOf, storeMarker, tipOf } from "./storeMarker.ts";

/** Markers are rendered this far beyond the visible part, as a share of it, so that they are there when it moves. */
const margin = 0.25;

/** How far above its location a card starts, in pixels, for a single store and for several. */
const cardOffset = { pin: -32, disc: -12 } as const;

/** The markers in the visible part of a map, updated when it moves. */
export class StoreMarkers {
  readonly #map: leaflet.Map;
  readonly #texts: StoresTexts;
  readonly #layer = leaflet.layerGroup();
  readonly #drawn = new Map<string, { readonly cluster: StoreCluster; readonly marker: leaflet.Marker }>();
  readonly #closing: CardClosing;
  #clustersAt = storeClusters([]);
  /** The store whose card was opened last: it stays visible, with a marker of its own. */
  #chosen: Store | null = null;
  /** Whether the card was opened because its store was the only one; it closes when there are several again. */
  #isOnly = false;
  /** A store of the pressed cluster: the marker that then represents it gets the focus. */
  #followed: Store | null = null;

  constructor(map: leaflet.Map, texts: StoresTexts) {
    this.#map = map;
    this.#texts = texts;
    this.#closing = { label: texts.map.close, onClose: () => void map.closePopup() };
    this.#layer.addTo(map);
    nameCards(map, texts);
    map.on("moveend", () => this.#draw());
  }

  /** Shows exactly these stores; the card of a single one is open. */
  show(stores: readonly Store[]): void {
    this.#clustersAt = storeClusters(stores);
    const [first, ...otherStores] = stores.filter(({ lat, lng }) => lat !== null && lng !== null);
    const only = otherStores.length === 0 ? first : undefined;
    const previous = this.#isOnly && only === undefined ? null : this.#chosen;
    this.#isOnly = only !== undefined;
    this.#chosen = stores.find(({ id }) => id === previous?.id) ?? null;
    if (this.#chosen === null) this.#map.closePopup();
    if (only === undefined) this.#draw();
    else this.#choose(only);
  }

  /** The lowest points of the markers, in map pixels. */
  tips(): readonly Spot[] {
    return Array.from(this.#drawn.values(), ({ cluster }) => tipOf(cluster, this.#map));
  }

  #draw(): void {
    const inSight = new Map(this.#clustersInSight().map((cluster) => [keyOf(cluster), cluster]));
    for (const [key, { marker }] of this.#drawn) {
      if (inSight.has(key)) continue;
      this.#layer.removeLayer(marker);
      this.#drawn.delete(key);
    }
    const options = { texts: this.#texts, onPress: (cluster: StoreCluster) => this.#press(cluster) };
    for (const [key, cluster] of inSight) {
      const { marker } = this.#drawn.get(key) ?? { marker: storeMarker(cluster, options).addTo(this.#layer) };
      this.#drawn.set(key, { cluster, marker });
      marker.setZIndexOffset(containsStore(cluster, this.#chosen) ? 1000 : 0);
      if (containsStore(cluster, this.#followed)) marker.getElement()?.focus({ preventScroll: true });
    }
    this.#followed = null;
  }

  #clustersInSight(): readonly StoreCluster[] {
    const area = this.#map.getBounds().pad(margin);
    const clusters = this.#clustersAt(Math.round(this.#map.getZoom()), this.#chosen);
    return clusters.filter((cluster) => containsStore(cluster, this.#chosen) || area.contains(placeOf(cluster)));
  }

  /** Opens the card of a single store, zooms in on several, and lists those that no zoom separates. */
  #press(cluster: StoreCluster): void {
    const [first, ...otherStores] = cluster.stores;
    if (first === undefined) return;
    const zoom = zoomApart(cluster, { zoom: this.#map.getZoom(), last: this.#map.getMaxZoom() });
    if (otherStores.length === 0) this.#choose(first);
    else if (zoom === null) this.#listStores(cluster);
    else {
      this.#followed = first;
      const places = cluster.stores.map(({ lat, lng }): leaflet.LatLngTuple => [lat ?? 0, lng ?? 0]);
      this.#map.setView(leaflet.latLngBounds(places).getCenter(), zoom);
    }
  }

  #choose(store: Store): void {
    this.#chosen = store;
    this.#draw();
    this.#openCard([store.lat ?? 0, store.lng ?? 0], cardOffset.pin, storeCard(store, this.#closing));
  }

  #listStores(cluster: StoreCluster): void {
    const title = this.#texts.map.cluster(cluster.stores.length);
    const onChoose = (store: Store): void => {
      this.#followed = store;
      this.#choose(store);
    };
    this.#openCard(placeOf(cluster), cardOffset.disc, placeCard(cluster.stores, { ...this.#closing, title, onChoose }));
  }

  #openCard(place: leaflet.LatLngTuple, offset: number, card: HTMLElement): void {
    const popupOptions = { maxWidth: 300, maxHeight: 220, closeButton: false };
    leaflet
      .popup({ ...popupOptions, autoPanPadding: [16, 16], offset: [0, offset] })
      .setLatLng(place)
      .setContent(card)
      .openOn(this.#map);
  }
}

const containsStore = ({ stores }: StoreCluster, store: Store | null): boolean =>
  store !== null && stores.some(({ id }) => id === store.id);

/** Identifies markers: a store by its id, a cluster by location and size. */
function keyOf({ stores, place }: StoreCluster): string {
  return stores.length === 1 ? `${stores[0]?.id}` : `${place.latitude} ${place.longitude} ${stores.length}`;
}
