/** A place to label on the base map. */
export interface MapPlace {
  readonly name: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/** Minimum distance between two labels, in pixels: horizontally and vertically. */
const room = { across: 88, down: 26 } as const;

/** Clearance of a label from the tip of a marker, which is above it: beside, above and below the tip. */
const marker = { across: 52, above: 4, below: 62 } as const;

/** A position on the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Picks the places whose labels fit: larger ones first, each with space around its label, and none behind a marker. A
 * label is below its place.
 * @param project gives the position of a place on the screen, in pixels; null if it is outside.
 * @param tips the tips of the markers, in pixels.
 */
export function placeLabels(
  places: readonly MapPlace[],
  project: (place: MapPlace) => Spot | null,
  tips: readonly Spot[] = [],
): readonly MapPlace[] {
  const labelled: Spot[] = [];
  return places
    .toSorted((a, b) => b.population - a.population)
    .filter((place) => {
      const spot = project(place);
      if (spot === null || labelled.some((other) => areClose(spot, other))) return false;
      if (tips.some((tip) => isBehind(spot, tip))) return false;
      labelled.push(spot);
      return true;
    });
}

/** A marker is above its tip, so it only covers what is above the tip; a place below stays visible. */
function isBehind(spot: Spot, tip: Spot): boolean {
  const over = tip.y - spot.y;
  return Math.abs(spot.x - tip.x) < marker.across && over > marker.above && over < marker.below;
}

function areClose(a: Spot, b: Spot): boolean {
  return Math.abs(a.x - b.x) < room.across && Math.abs(a.y - b.y) < room.down;
}
