/** A place whose name stands on the base map. */
export interface MapPlace {
  readonly name: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/** How near two names may stand, in pixels: beside each other and above each other. */
const room = { across: 88, down: 26 } as const;

/** How far a name keeps from the tip of a marker, which stands above it: beside it, over it and under it. */
const marker = { across: 52, above: 4, below: 62 } as const;

/** A place on the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Chooses the places whose names fit: larger ones first, each with room around its name, and none behind a marker. A
 * name stands below its place.
 * @param project gives where a place is on the screen, in pixels; null when it is outside.
 * @param tips where the markers point to, in pixels.
 */
export function placeLabels(
  places: readonly MapPlace[],
  project: (place: MapPlace) => Spot | null,
  tips: readonly Spot[] = [],
): readonly MapPlace[] {
  const taken: Spot[] = [];
  return places
    .toSorted((a, b) => b.population - a.population)
    .filter((place) => {
      const spot = project(place);
      if (spot === null || taken.some((other) => areClose(spot, other))) return false;
      if (tips.some((tip) => isBehind(spot, tip))) return false;
      taken.push(spot);
      return true;
    });
}

/** The marker stands on its tip, so only what lies over the tip is behind it: a place beneath it is in sight. */
function isBehind(spot: Spot, tip: Spot): boolean {
  const over = tip.y - spot.y;
  return Math.abs(spot.x - tip.x) < marker.across && over > marker.above && over < marker.below;
}

function areClose(a: Spot, b: Spot): boolean {
  return Math.abs(a.x - b.x) < room.across && Math.abs(a.y - b.y) < room.down;
}
