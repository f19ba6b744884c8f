import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStore, someStores } from "../fixtures/aStore.ts";
import { positionLifetime, readPosition, writePosition } from "./customerPosition.ts";
import { distanceBetween, distanceTo, unknownDistance } from "./distance.ts";
import { searchStores } from "./searchStores.ts";
import { sortStores } from "./sortStores.ts";
import { matchesStoreHash, whiteGoodsAddress } from "./storeAddresses.ts";
import { storesQuery } from "./storesQuery.ts";
import { mapView, storeView, limitZoomToOutline } from "./map/mapView.ts";
import { mapsHosts, tileHost } from "./map/mapsHosts.ts";
import { mapsScriptAddress } from "./map/mapsScript.ts";
import { storeStructuredData } from "./structured-data/storeStructuredData.ts";

const aPlace = fc.record({
  latitude: fc.double({ min: 55, max: 69, noNaN: true }),
  longitude: fc.double({ min: 11, max: 24, noNaN: true }),
});
const someStoresAnywhere = fc
  .array(
    fc
      .record({
        lat: fc.option(fc.double({ min: 55, max: 69, noNaN: true })),
        lng: fc.double({ min: 11, max: 24, noNaN: true }),
        name: fc.constantFrom("Arvika", "Åmål", "Örebro", "Boden"),
        hasProduct: fc.constantFrom(true, false, undefined),
        productOrder: fc.constantFrom(0, 1, 2, undefined),
      })
      .map((changes) => changes),
    { maxLength: 8 },
  )
  .map((all) => all.map((changes, id) => aStore({ ...changes, id })));

describe("the distance between two places", () => {
  it.each([
    ["Stockholm and Gothenburg", [59.3326, 18.0649], [57.7089, 11.9746], 397.5],
    ["Malmö and Kiruna", [55.605, 13.0038], [67.8557, 20.2253], 1414],
    ["two poles", [90, 0], [-90, 0], 20_015],
    ["both sides of the line of the date", [0, 179.5], [0, -179.5], 111.2],
  ] as const)("is %s", (...[, [a, b], [c, d], kilometres]) => {
    const distance = distanceBetween({ latitude: a, longitude: b }, { latitude: c, longitude: d });
    expect(Math.abs(distance - kilometres) / kilometres).toBeLessThan(0.01);
  });

  it("is never longer than the way over a third place, to the metre", () => {
    fc.assert(
      fc.property(aPlace, aPlace, aPlace, (a, b, c) => {
        expect(distanceBetween(a, c)).toBeLessThanOrEqual(distanceBetween(a, b) + distanceBetween(b, c) + 0.002);
      }),
    );
  });
});

describe("the order of stores", () => {
  it("keeps every store, and sorts by stock, lead time, distance and name", () => {
    fc.assert(
      fc.property(someStoresAnywhere, aPlace, (stores, place) => {
        const sorted = sortStores(stores, place);
        expect(sorted.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(stores.map(({ id }) => id));
        for (const [index, store] of sorted.entries()) {
          const next = sorted[index + 1];
          expect(store.distance).toBe(distanceTo(store, place));
          if (next === undefined) continue;
          const keys = ({ hasProduct, productOrder, distance }: typeof store) =>
            [hasProduct === true ? 0 : 1, productOrder ?? 0, distance] as const;
          const [one, other] = [keys(store), keys(next)];
          const differing = one.findIndex((key, at) => key !== other[at]);
          if (differing >= 0) expect(one[differing]).toBeLessThan(other[differing] ?? Number.NaN);
        }
      }),
    );
  });

  it("does not depend on the given order, because names decide between equals", () => {
    const names = ["Örebro", "Åmål", "Ängelholm", "arvika", "Boden"];
    const stores = names.map((name, id) => aStore({ id, name }));
    const sorted = (all: typeof stores) => sortStores(all, { latitude: 60, longitude: 15 }).map(({ name }) => name);
    expect(sorted(stores)).toEqual(["arvika", "Boden", "Åmål", "Ängelholm", "Örebro"]);
    expect(sorted(stores.toReversed())).toEqual(sorted(stores));
  });

  it("has stores without coordinates last, farther than any place in the country", () => {
    expect(distanceTo(aStore({ lat: null, lng: null }), { latitude: 0, longitude: 0 })).toBe(unknownDistance);
  });
});

describe("searching stores", () => {
  it.each([
    ["Umea\u030a", [4]],
    ["ume\u00e5\u00a0", [4]],
    ["gräddvägen12", [4]],
    ["GRÄDDVÄGEN 12", [4]],
    ["906 99", [4]],
    ["90", [4]],
    ["9062", [4]],
    ["906200", []],
    ["vitvaror", [4, 6]],
    ["malmö nornegatan", []],
  ])("finds for %j the stores %j", (query, ids) => {
    expect(searchStores(someStores, query).map(({ id }) => id)).toEqual(ids);
  });

  it("finds every store by each of its words, however they are written", () => {
    fc.assert(
      fc.property(fc.constantFrom(...someStores), fc.constantFrom("name", "city", "address", "zip"), (store, field) => {
        const text = store[field];
        for (const written of [
          text,
          text.toUpperCase(),
          ` ${text} `,
          text.replaceAll(" ", ""),
          text.normalize("NFD"),
        ]) {
          expect(searchStores(someStores, written)).toContain(store);
        }
      }),
    );
  });
});

describe("a stored position", () => {
  const now = Date.UTC(2026, 9, 25, 0, 30);
  const stored = (timestamp: number) => writePosition({ latitude: 59.3, longitude: 18, timestamp });

  it.each([
    ["just now", 0, true],
    ["six hours ago, over the change to winter time", -positionLifetime, true],
    ["longer ago", -positionLifetime - 1, false],
    ["a year ago", -365 * 24 * 60 * 60 * 1000, false],
    ["by a clock that was ahead by a year", 365 * 24 * 60 * 60 * 1000, false],
  ])("from %s is used: %3$s", (_, ago, isUsed) => {
    expect(readPosition(stored(now + ago), now) !== null).toBe(isUsed);
  });

  it("survives a round trip, and nothing else in the storage is read", () => {
    fc.assert(
      fc.property(aPlace, (place) => {
        const position = { ...place, timestamp: now };
        expect(readPosition(writePosition(position), now)).toEqual(position);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const read = readPosition(text, now);
        if (read !== null) expect(Object.values(read).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe("the address of the list of stores", () => {
  it.each([
    ["/b", true, "/b?endast_vitvaror=1"],
    ["/b?endast_vitvaror=0&a=1", true, "/b?a=1&endast_vitvaror=1"],
    ["/b?endast_vitvaror=1&endast_vitvaror=1", false, "/b"],
    ["/b?xendast_vitvaror=1", false, "/b?xendast_vitvaror=1"],
    ["/b?a=1#4?endast_vitvaror=1", false, "/b?a=1#4?endast_vitvaror=1"],
    ["/b?#4", false, "/b#4"],
    ["/b\n#4", true, "/b\n?endast_vitvaror=1#4"],
  ])("%j with the filter %s is %j", (address, isOn, expected) => {
    expect(whiteGoodsAddress(address, isOn)).toBe(expected);
  });

  it("is read back as it was set, with the filter on and off", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.boolean(), (address, isOn) => {
        const changed = whiteGoodsAddress(address, isOn);
        expect(storesQuery(new URL(changed).searchParams).whiteGoodsOnly).toBe(isOn);
        expect(whiteGoodsAddress(changed, isOn)).toBe(changed);
        expect(new URL(changed).hash).toBe(new URL(address).hash);
      }),
    );
  });

  it.each([
    ["#1", true],
    ["1", true],
    ["##1", false],
    ["#11", false],
    ["#", false],
    ["#1#", false],
  ])("with the hash %j opens the store 1: %s", (hash, isOpen) => {
    expect(matchesStoreHash(aStore(), hash)).toBe(isOpen);
  });
});

describe("maps", () => {
  const settings = { tileUrl: "", key: "abc", china: false, scriptBase: "https://maps.googleapis.com/maps/api/js" };

  it.each([
    [settings, ["https://maps.googleapis.com", "https://*.googleapis.com", "https://*.gstatic.com"]],
    [
      { ...settings, china: true },
      ["https://maps.google.cn", "https://*.google.cn", "https://*.googleapis.cn", "https://*.gstatic.cn"],
    ],
    [{ ...settings, scriptBase: "https://googleapis.com.evil.example/js" }, ["https://googleapis.com.evil.example"]],
    [{ ...settings, key: " " }, []],
  ])("allow for %j only %j", (given, hosts) => {
    expect(mapsHosts(given).scripts).toEqual(hosts);
    expect(mapsHosts({ ...given, tileUrl: "http://tiles.example/{z}" }).pictures).toEqual([
      "http://tiles.example",
      ...hosts,
    ]);
  });

  it.each([
    [" https://tiles.example/{z} ", "tiles.example"],
    ["http://{s}.tile.example/{z}", "tile.example"],
    ["https://a{s}.tile.example/{z}", "tile.example"],
    ["HTTPS://Tiles.Example/{z}", "tiles.example"],
    ["//tiles.example/{z}", null],
    ["see https://tiles.example", null],
    ["https://user@tiles.example/", "user"],
  ])("load tiles for %j from %s", (tileUrl, host) => {
    expect(tileHost(tileUrl)).toBe(host);
  });

  it("encode the key so that it stays a single value", () => {
    expect(mapsScriptAddress({ ...settings, key: "a&b=c d" })).toBe(
      `${settings.scriptBase}?key=a%26b%3Dc%20d&libraries=places`,
    );
  });

  it("show exactly the stores that have coordinates", () => {
    fc.assert(
      fc.property(someStoresAnywhere, (stores) => {
        const placed = stores.filter(({ lat }) => lat !== null);
        const view = mapView(stores);
        expect(view.kind).toBe(placed.length > 1 ? "fit" : "place");
        if (view.kind === "fit") expect(view.places).toHaveLength(placed.length);
        expect(limitZoomToOutline(limitZoomToOutline(view))).toEqual(limitZoomToOutline(view));
        if (view.kind === "fit") expect(limitZoomToOutline(view)).toBe(view);
      }),
    );
    expect(storeView(aStore({ lng: null }), false)).toMatchObject({ zoom: 4 });
  });
});

describe("the data of a store for search engines", () => {
  it.each([{ lat: null }, { lng: null }, { lat: null, lng: null }])("has no coordinates with %j", (changes) => {
    expect(storeStructuredData(aStore(changes), "")).not.toHaveProperty("geo");
  });

  it("has coordinates on the equator", () => {
    expect(storeStructuredData(aStore({ lat: 0, lng: 0 }), "")).toHaveProperty("geo.latitude", 0);
  });
});
