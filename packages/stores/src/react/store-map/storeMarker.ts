import { formatNumber } from "@torg/format";
import * as leaflet from "leaflet";
import type { StoresTexts } from "../../texts/sv.ts";
import type { Spot } from "./placeLabels.ts";
import type { StoreCluster } from "./storeClusters.ts";

/** The number of stores from which a cluster's marker is large, and its widths in pixels. */
const discs = { large: 100, width: 40, largeWidth: 52 } as const;

/** Options of a marker. */
export interface StoreMarkerOptions {
  readonly texts: StoresTexts;
  readonly onPress: (cluster: StoreCluster) => void;
}

/** The location of a cluster. */
export const placeOf = ({ place }: StoreCluster): leaflet.LatLngTuple => [place.latitude, place.longitude];

/** A marker: a labelled pin for one store, or a disc with the number of several. */
export function storeMarker(cluster: StoreCluster, { texts, onPress }: StoreMarkerOptions): leaflet.Marker {
  const [first, ...others] = cluster.stores;
  const isPin = first !== undefined && others.length === 0;
  const icon = isPin ? pinIcon() : discIcon(cluster);
  const marker = leaflet.marker(placeOf(cluster), { icon, riseOnHover: true });
  marker.on("click", () => onPress(cluster));
  marker.on("add", () => {
    const button = marker.getElement();
    button?.setAttribute(
      "aria-label",
      isPin ? texts.map.marker(first.name, first.city) : texts.map.cluster(cluster.stores.length),
    );
    if (isPin) button?.setAttribute("aria-haspopup", "dialog");
    button?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onPress(cluster);
    });
  });
  return marker;
}

/** The lowest point of a marker, in map pixels: the tip of a pin, the bottom of a disc. */
export function tipOf(cluster: StoreCluster, map: leaflet.Map): Spot {
  const { x, y } = map.latLngToContainerPoint(placeOf(cluster));
  return { x, y: cluster.stores.length === 1 ? y : y + discWidth(cluster) / 2 };
}

const discWidth = ({ stores }: StoreCluster): number => (stores.length < discs.large ? discs.width : discs.largeWidth);

function pinIcon(): leaflet.DivIcon {
  return leaflet.divIcon({ className: "torg-store-map__pin", iconSize: [32, 40], iconAnchor: [16, 40] });
}

function discIcon(cluster: StoreCluster): leaflet.DivIcon {
  const width = discWidth(cluster);
  const html = document.createElement("span");
  html.textContent = formatNumber(cluster.stores.length);
  return leaflet.divIcon({ className: "torg-store-map__cluster", html, iconSize: [width, width] });
}
