import Supercluster, { type PointFeature } from "supercluster";
import type { Place } from "../../domain/distance.ts";
import type { Store } from "../../domain/store.ts";

/** The stores of one marker, and its location: that of its store, or the centre of several. */
export interface StoreCluster {
  readonly stores: readonly Store[];
  readonly place: Place;
}

/** Minimum distance between two markers, in pixels, so that both are fully visible and easy to press. */
export const markerRoom = 56;

/** The library marks its own clusters with `cluster`. */
interface Marked {
  readonly own: StoreCluster;
}
type Spot = PointFeature<Marked>;

/**
 * Groups stores that would overlap on a map. Returns a function that gives the clusters at a zoom level, at least
 * `markerRoom` apart; the store in its second argument is always alone. Stores without coordinates are left out.
 */
export function storeClusters(
  stores: readonly Store[],
): (zoom: number, separate?: Store | null) => readonly StoreCluster[] {
  const spots = stores.flatMap((store) => spotOf(store) ?? []);
  const cached = new Map<string, readonly StoreCluster[]>();
  return (zoom, separate = null) => {
    const key = `${zoom} ${separate?.id ?? ""}`;
    const clusters = cached.get(key) ?? clustersOf(spots, zoom, separate);
    cached.set(key, clusters);
    return clusters;
  };
}

/** The first zoom level after `zoom` that separates the stores of a cluster; null if there is none up to `last`. */
export function zoomApart(
  cluster: StoreCluster,
  { zoom, last }: { readonly zoom: number; readonly last: number },
): number | null {
  const clustersAt = storeClusters(cluster.stores);
  for (let next = zoom + 1; next <= last; next += 1) if (clustersAt(next).length > 1) return next;
  return null;
}

function spotOf(store: Store): Spot | null {
  const { lat, lng } = store;
  if (lat === null || lng === null) return null;
  return asSpot({ stores: [store], place: { latitude: lat, longitude: lng } });
}

function asSpot(cluster: StoreCluster): Spot {
  const { latitude, longitude } = cluster.place;
  return {
    type: "Feature",
    properties: { own: cluster },
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  };
}

function clustersOf(spots: readonly Spot[], zoom: number, separate: Store | null): readonly StoreCluster[] {
  const isSeparate = ({ properties }: Spot): boolean => properties.own.stores[0]?.id === separate?.id;
  let joined: readonly Spot[] = spots.filter((spot) => !isSeparate(spot));
  let countBefore: number;
  // A new cluster moves to the centre of its stores, which may be close to another one.
  do {
    countBefore = joined.length;
    joined = joinNear(joined, zoom);
  } while (joined.length < countBefore);
  return [...joined, ...spots.filter(isSeparate)].map(({ properties }) => properties.own);
}

/** Joins the spots that are close to each other at a zoom level, once. */
function joinNear(spots: readonly Spot[], zoom: number): readonly Spot[] {
  // A tile of the map is 256 pixels wide.
  const index = new Supercluster<Marked, { readonly cluster: true }>({
    minZoom: zoom,
    maxZoom: zoom,
    radius: markerRoom,
    extent: 256,
  });
  return index
    .load([...spots])
    .getClusters([-180, -90, 180, 90], zoom)
    .map((feature) => {
      const { properties, geometry } = feature;
      if (!("cluster_id" in properties)) return asSpot(properties.own);
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY);
      return asSpot({
        stores: leaves.flatMap((leaf) => leaf.properties.own.stores),
        place: { latitude, longitude },
      });
    });
}
