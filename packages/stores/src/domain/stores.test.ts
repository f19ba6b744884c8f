import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStore, someStores } from "../fixtures/aStore.ts";
import { geolocationOptions, readPosition, writePosition } from "./customerPosition.ts";
import { distanceBetween, distanceTo } from "./distance.ts";
import { searchStores } from "./searchStores.ts";
import { distanceOf, sortStores } from "./sortStores.ts";
import { matchesStoreHash, storeAnchor, whiteGoodsAddress } from "./storeAddresses.ts";
import { finderView, mapView, storeView } from "./map/mapView.ts";
import { mapsScriptAddress } from "./map/mapsScript.ts";

const stockholm = { latitude: 59.3326, longitude: 18.0649 };
const malmo = { latitude: 55.605, longitude: 13.0038 };
const idsOf = (stores: readonly { readonly id: number }[]): readonly number[] => stores.map(({ id }) => id);
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distanceBetween", () => {
  it("gives kilometres rounded to metres", () => {
    expect(distanceTo(aStore(), stockholm)).toBe(10.842);
    expect(distanceTo(aStore({ lat: 55.5522, lng: 12.9902 }), malmo)).toBe(5.933);
  });

  it("treats a store without coordinates as 10 000 km away", () => {
    expect(distanceTo(aStore({ lat: null }), stockholm)).toBe(10_000);
    expect(distanceTo(aStore({ lng: null }), stockholm)).toBe(10_000);
  });

  it("is symmetric, zero to itself and at most half the way around the earth", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distanceBetween(a, b)).toBe(distanceBetween(b, a));
        expect(distanceBetween(a, a)).toBe(0);
        expect(distanceBetween(a, b)).toBeLessThan(20_016);
      }),
    );
  });
});

describe("searchStores", () => {
  it.each([
    ["", [2, 5, 1, 3, 4, 6]],
    ["  ", [2, 5, 1, 3, 4, 6]],
    ["umeå", [4]],
    ["um", [4]],
    ["norneg", [3]],
    ["127 47", [1]],
    ["12799", [1]],
    ["127", [1]],
    ["999", []],
    ["127470", []],
    ["VÄSTER ÅS", [6]],
    ["vasteras", []],
    ["12", [1, 4, 6]],
    ["xyz", []],
  ])("finds for %j the stores %j", (query, ids) => {
    expect(idsOf(searchStores(someStores, query))).toEqual(ids);
  });

  it("prepares a store once, however many letters are typed", () => {
    let reads = 0;
    const store = Object.defineProperty(aStore(), "city", { get: () => (reads++, "Umeå") });
    for (const query of ["", "u", "um", "ume"]) expect(searchStores([store], query)).toHaveLength(1);
    expect(reads).toBe(1);
  });

  it("keeps each store at most once and in order, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const found = searchStores(someStores, query);
        expect(someStores.filter((store) => found.includes(store))).toEqual(found);
      }),
    );
  });
});

describe("sortStores", () => {
  it("sorts by distance from a place, without coordinates last", () => {
    expect(idsOf(sortStores(someStores, stockholm))).toEqual([1, 6, 2, 4, 3, 5]);
    expect(idsOf(sortStores(someStores, malmo))).toEqual([3, 2, 6, 1, 4, 5]);
  });

  it("puts stock first, then lead time, distance and name", () => {
    const near = { lat: 59.3, lng: 18 };
    const far = { lat: 58, lng: 17 };
    const stores = [
      aStore({ id: 1, name: "Örebro", hasProduct: true, productOrder: 1, ...near }),
      aStore({ id: 2, name: "Alingsås", hasProduct: true, productOrder: 1, ...far }),
      aStore({ id: 3, name: "Arvika", hasProduct: true, productOrder: 1, ...near }),
      aStore({ id: 4, name: "Boden", hasProduct: true, productOrder: 0, ...far }),
      aStore({ id: 5, name: "Avesta", hasProduct: false, productOrder: 0, ...near }),
    ];
    expect(idsOf(sortStores(stores, stockholm))).toEqual([4, 3, 1, 2, 5]);
  });

  it("gives the distance of a sorted store, if that is known", () => {
    const sorted = sortStores(someStores, stockholm);
    expect([sorted[0], sorted[5]].map((store) => store && distanceOf(store))).toEqual([10.842, null]);
    expect(distanceOf(aStore())).toBeNull();
  });

  it("does not mutate the list", () => {
    const before = idsOf(someStores);
    sortStores(someStores, malmo);
    expect(idsOf(someStores)).toEqual(before);
  });
});

describe("readPosition", () => {
  const stored = writePosition({ ...stockholm, timestamp: 1_718_000_000_000 });

  it("uses a stored position for six hours", () => {
    expect(readPosition(stored, 1_718_000_000_000 + 21_599_999)).toEqual({
      ...stockholm,
      timestamp: 1_718_000_000_000,
    });
    expect(readPosition(stored, 1_718_000_000_000 + 21_600_001)).toBeNull();
  });

  it.each([null, "", "{", "null", "[]", '{"latitude":59}', '{"latitude":"59","longitude":18,"timestamp":1}'])(
    "finds none in %j",
    (text) => {
      expect(readPosition(text, 0)).toBeNull();
    },
  );

  it("stores exactly latitude, longitude and timestamp", () => {
    const position = { ...malmo, timestamp: 1, accuracy: 20 };
    expect(JSON.parse(writePosition(position))).toEqual({ ...malmo, timestamp: 1 });
  });

  it("requests the device's position with low accuracy and a short timeout", () => {
    expect(geolocationOptions).toEqual({ enableHighAccuracy: false, maximumAge: 30_000, timeout: 8_000 });
  });
});

describe("mapView", () => {
  it("shows Sweden without stores, one store closely and several within limits", () => {
    const sweden = { kind: "place", centre: { latitude: 62, longitude: 15 }, zoom: 4 };
    expect(mapView([])).toEqual(sweden);
    expect(mapView([aStore({ lat: null })])).toEqual(sweden);
    const centre = { latitude: 59.2689, longitude: 17.9203 };
    expect(mapView([aStore()])).toEqual({ kind: "place", centre, zoom: 14 });
    expect(mapView(someStores)).toMatchObject({ kind: "fit", maxZoom: 8, places: { length: 5 } });
  });
});

describe("the first view of a map", () => {
  it("is all of Sweden in the finder", () => {
    expect(finderView).toEqual({ kind: "place", centre: { latitude: 62, longitude: 15 }, zoom: 6 });
  });

  it("shows the region around a store without a street map, and the street with one", () => {
    const centre = { latitude: 59.2689, longitude: 17.9203 };
    expect(storeView(aStore(), false)).toEqual({ kind: "place", centre, zoom: 8 });
    expect(storeView(aStore(), true)).toEqual({ kind: "place", centre, zoom: 14 });
    expect(storeView(aStore({ lat: null }), true)).toEqual(mapView([]));
  });
});

describe("addresses", () => {
  it("open the store that the hash names", () => {
    expect(storeAnchor(1)).toBe("/sidor/butiker/vara-butiker#1");
    expect(someStores.filter((store) => matchesStoreHash(store, "#1")).map(({ id }) => id)).toEqual([1]);
    expect(matchesStoreHash(aStore(), "")).toBe(false);
  });

  it("set and remove the white-goods filter and keep the rest", () => {
    expect(whiteGoodsAddress("/butiker?a=1#4", true)).toBe("/butiker?a=1&endast_vitvaror=1#4");
    expect(whiteGoodsAddress("/butiker?endast_vitvaror=1&a=1#4", false)).toBe("/butiker?a=1#4");
    expect(whiteGoodsAddress("/butiker?endast_vitvaror=1", false)).toBe("/butiker");
    expect(whiteGoodsAddress("/butiker?endast_vitvaror=1", true)).toBe("/butiker?endast_vitvaror=1");
  });

  it("load the places script only with a key, and from China where configured", () => {
    const settings = { key: "", china: false, scriptBase: "https://maps.example/js" };
    expect(mapsScriptAddress(settings)).toBeNull();
    expect(mapsScriptAddress({ ...settings, key: "k" })).toBe("https://maps.example/js?key=k&libraries=places");
    expect(mapsScriptAddress({ ...settings, key: "k", china: true })).toBe(
      "https://maps.google.cn/maps/api/js?key=k&libraries=places",
    );
  });
});
