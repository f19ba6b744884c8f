import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Place } from "../../domain/distance.ts";
import { aStore, someStores } from "../../fixtures/aStore.ts";
import { markerRoom, storeClusters, zoomApart } from "./storeClusters.ts";

const cities: readonly Place[] = [
  { latitude: 59.3326, longitude: 18.0649 },
  { latitude: 57.7089, longitude: 11.9746 },
  { latitude: 55.605, longitude: 13.0038 },
];

/** Many stores, most of them around cities. */
const manyStores = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const city = cities[index % cities.length] ?? { latitude: 62, longitude: 15 };
    const away = Math.sqrt(index / count) * 1.5;
    return aStore({
      id: index + 1,
      lat: city.latitude + away * Math.sin(index * 2.4),
      lng: city.longitude + 2 * away * Math.cos(index * 2.4),
    });
  });

/** The position of a place on the screen, in pixels, in the Web Mercator projection. */
function project({ latitude, longitude }: Place, zoom: number) {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: (longitude / 360) * size, y: (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

function nearest(clusters: ReturnType<ReturnType<typeof storeClusters>>, zoom: number): number {
  const spots = clusters.map(({ place }) => project(place, zoom));
  let least = Number.POSITIVE_INFINITY;
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
  }
  return least;
}

const idsOf = (clusters: ReturnType<ReturnType<typeof storeClusters>>) =>
  clusters.flatMap(({ stores }) => stores.map(({ id }) => id)).toSorted((a, b) => a - b);

describe("storeClusters", () => {
  it("leaves stores that are far apart on their own, at their own places", () => {
    const clusters = storeClusters(someStores)(8);
    expect(clusters.map(({ stores }) => stores.length)).toEqual([1, 1, 1, 1, 1]);
    expect(clusters.map(({ place }) => place)).toContainEqual({ latitude: 63.808, longitude: 20.255 });
  });

  it("merges stores that would overlap on the map, and leaves out one without coordinates", () => {
    const clusters = storeClusters(someStores)(4);
    expect(clusters.length).toBeLessThan(5);
    expect(idsOf(clusters)).toEqual([1, 2, 3, 4, 6]);
  });

  it("keeps a given store out of clusters", () => {
    const stores = manyStores(200);
    const [first = aStore()] = stores;
    const clusters = storeClusters(stores)(3, first);
    expect(clusters.filter((cluster) => cluster.stores.includes(first)).map(({ stores: own }) => own)).toEqual([
      [first],
    ]);
    expect(idsOf(clusters)).toEqual(stores.map(({ id }) => id));
  });

  it("never puts two markers closer than they have room, and never loses a store", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 600 }), fc.integer({ min: 3, max: 16 }), (count, zoom) => {
        const stores = manyStores(count);
        const clusters = storeClusters(stores)(zoom);
        // The library stores positions as 32-bit floats.
        if (clusters.length > 1) expect(nearest(clusters, zoom)).toBeGreaterThan(markerRoom - 1);
        expect(idsOf(clusters)).toEqual(stores.map(({ id }) => id));
      }),
      { numRuns: 40 },
    );
  });
});

describe("zoomApart", () => {
  it("gives the first zoom at which the stores separate", () => {
    const [cluster] = storeClusters(manyStores(300))(3);
    if (cluster === undefined) throw new Error("There is no cluster.");
    const zoom = zoomApart(cluster, { zoom: 3, last: 14 });
    expect(storeClusters(cluster.stores)(zoom ?? 0).length).toBeGreaterThan(1);
    expect(storeClusters(cluster.stores)((zoom ?? 0) - 1)).toHaveLength(1);
  });

  it("is null for stores in the same house", () => {
    const [cluster] = storeClusters([aStore({ id: 1 }), aStore({ id: 2 })])(14);
    expect(cluster?.stores).toHaveLength(2);
    expect(cluster && zoomApart(cluster, { zoom: 14, last: 19 })).toBeNull();
  });
});
