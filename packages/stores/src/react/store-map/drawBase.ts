import * as leaflet from "leaflet";
import type { StoresTexts } from "../../texts/sv.ts";
import { placeLabels, type MapPlace, type Spot } from "./placeLabels.ts";

/**
 * Draws the shop's own base map: Sweden and its neighbours as plain shapes, with the names of larger places where no
 * marker is. Returns the function that updates the names after the markers have changed.
 */
export async function drawBase(
  map: leaflet.Map,
  texts: StoresTexts,
  tipsOf: () => readonly Spot[],
): Promise<() => void> {
  const [{ default: outline }, { default: places }] = await Promise.all([
    import("./base/outline.json"),
    import("./base/places.json"),
  ]);
  for (const { properties, geometry } of outline.features) {
    const rings = geometry.coordinates.map((polygon) => polygon.map((ring) => ring.map(toPoint)));
    const isHome = properties.name === "Sweden";
    const className = `torg-store-map__land${isHome ? " torg-store-map__land--home" : ""}`;
    leaflet.polygon(rings, { className, stroke: false, interactive: false, smoothFactor: 0.5 }).addTo(map);
  }
  map.attributionControl.addAttribution(texts.map.sources);
  const names = leaflet.layerGroup().addTo(map);
  const nameThem = (): void => {
    const bounds = map.getBounds();
    const project = (place: MapPlace): Spot | null =>
      bounds.contains([place.lat, place.lng]) ? map.latLngToContainerPoint([place.lat, place.lng]) : null;
    const shown = placeLabels(places, project, tipsOf());
    names.clearLayers();
    for (const { name, lat, lng } of shown) leaflet.marker([lat, lng], placeName(name)).addTo(names);
  };
  map.on("moveend", nameThem);
  nameThem();
  return nameThem;
}

/** The data format has the longitude first. */
function toPoint([lng = 0, lat = 0]: readonly number[]): [number, number] {
  return [lat, lng];
}

function placeName(name: string): leaflet.MarkerOptions {
  const text = document.createElement("span");
  text.textContent = name;
  const icon = leaflet.divIcon({ className: "torg-store-map__place", html: text, iconSize: [0, 0] });
  return { icon, interactive: false, keyboard: false, zIndexOffset: -1000 };
}
