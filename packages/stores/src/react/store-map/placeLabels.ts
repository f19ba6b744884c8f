/** A place whose name stands on the base map. */
export interface MapPlace {
  readonly name: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/** How near two names may stand, in pixels: beside each other and above each other. */
const room = { across: 88, down: 26 } as const;

/** A place on the screen, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Chooses the places whose names fit: larger ones first, each with room around its name.
 * @param project gives where a place is on the screen, in pixels; null when it is outside.
 */
export function placeLabels(
  places: readonly MapPlace[],
  project: (place: MapPlace) => Spot | null,
): readonly MapPlace[] {
  const taken: Spot[] = [];
  return places
    .toSorted((a, b) => b.population - a.population)
    .filter((place) => {
      const spot = project(place);
      if (spot === null || taken.some((other) => areClose(spot, other))) return false;
      taken.push(spot);
      return true;
    });
}

function areClose(a: Spot, b: Spot): boolean {
  return Math.abs(a.x - b.x) < room.across && Math.abs(a.y - b.y) < room.down;
}
