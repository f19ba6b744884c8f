import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFacetColumns, createFacetIndex, openFacetIndex } from "./createFacetIndex.ts";
import type { FacetRecord, FacetSchema } from "./facetRecord.ts";
import type { FacetSelection } from "./facetSelection.ts";
import { priceRangeByScan, queryByScan } from "./testing/queryByScan.ts";

const schema: FacetSchema<"brand" | "color" | "origin"> = {
  dimensions: ["brand", "color", "origin"],
  groups: [
    { id: 7, kind: "choice", valueIds: [73, 71, 72] },
    {
      id: 8,
      kind: "interval",
      values: [
        { id: 81, number: 5 },
        { id: 82, number: -2.5 },
        { id: 83, number: 5 },
        { id: 84, number: 11 },
      ],
    },
    { id: 9, kind: "choice", valueIds: [] },
    ...Array.from({ length: 8 }, (_, n) => ({ id: 20 + n, kind: "choice" as const, valueIds: [200 + n, 300 + n] })),
  ],
};
const valueIds = [71, 72, 73, 81, 82, 83, 84, 200, 201, 202, 203, 204, 205, 206, 207, 300, 301, 302, 999];

/** A tree (1 > 11 > 111 …), and products in arbitrary branches. */
const categoryIds = fc.oneof(
  fc.constantFrom([1], [111, 11, 1], [1, 12], [2], [2, 21], []),
  fc.subarray([1, 11, 12, 111, 2, 21]),
);

const facts = {
  dimensions: fc.record({ color: fc.subarray([1, 2, 3]), origin: fc.subarray([1, 2]) }, { requiredKeys: [] }),
  valueIds: fc.array(fc.constantFrom(...valueIds), { maxLength: 6 }),
};
const price = fc.option(fc.integer({ min: 0, max: 40 }));
const someVariants = fc
  .array(fc.record({ price: fc.oneof(fc.constant(20), price), ...facts }), { maxLength: 4, size: "max" })
  .map((variants) => variants.map((variant, place) => ({ ...variant, id: 5 + place * 3 })));

const record = fc.record({
  variants: fc.oneof(fc.constant(undefined), someVariants),
  dimensions: fc.oneof(
    fc.constant(undefined),
    fc.record(
      {
        brand: fc.subarray([1, 2, 3, 4], { maxLength: 1 }),
        color: fc.subarray([1, 2, 3]),
        origin: fc.subarray([1, 2]),
      },
      { requiredKeys: [] },
    ),
  ),
  categoryIds,
  price,
  valueIds: fc.oneof(fc.array(fc.constantFrom(...valueIds), { maxLength: 12, size: "max" }), fc.constant(valueIds)),
  popularity: fc.integer({ min: -3, max: 3 }),
  nameRank: fc.integer({ min: 0, max: 6 }),
  rating: fc.option(fc.constantFrom(0, 1, 2.5, 5)),
});

/** Records whose ids are neither dense nor in order. */
function catalogueOf(length: {
  minLength?: number;
  maxLength: number;
}): fc.Arbitrary<FacetRecord<"brand" | "color" | "origin">[]> {
  return fc
    .array(record, { ...length, size: "max" })
    .map((records) => records.map((rest, place) => ({ ...rest, id: (place * 37) % (length.maxLength + 1) })));
}

const catalogues = catalogueOf({ maxLength: 60 });

const group = fc.oneof(
  fc.record({ groupId: fc.constantFrom(7, 8, 9, 20, 21, 22, 99), valueIds: fc.subarray([...valueIds, 998]) }),
  fc.record({
    groupId: fc.constantFrom(7, 8, 99),
    min: fc.integer({ min: -4, max: 8 }),
    max: fc.integer({ min: 0, max: 12 }),
  }),
);
/** More filters than a byte has bits. */
const manyGroups = fc.constant(
  schema.groups
    .filter(({ id }) => id !== 9)
    .map(({ id }) => ({ groupId: id, valueIds: [72, 82, 84, ...valueIds.filter((value) => value >= 200)] })),
);
const bound = fc.option(fc.integer({ min: 0, max: 40 }));
const some = (ids: number[]) => fc.oneof(fc.constant([]), fc.subarray(ids));

const selections: fc.Arbitrary<FacetSelection<"brand" | "color" | "origin">> = fc.record(
  {
    categoryId: fc.option(fc.constantFrom(1, 11, 12, 111, 2, 21, 404)),
    ids: fc.option(fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 60, size: "max" }), { freq: 2 }),
    variantIds: fc
      .array(fc.tuple(fc.integer({ min: 0, max: 70 }), fc.subarray([5, 8, 11, 14, 99])), { maxLength: 60, size: "max" })
      .map((pairs) => new Map(pairs)),
    dimensions: fc.record(
      { brand: some([1, 2, 3, 4, 5]), color: some([1, 2, 3, 4]), origin: some([1, 2]) },
      { requiredKeys: [] },
    ),
    categoryIds: some([1, 11, 12, 111, 2, 21, 404]),
    groups: fc.oneof({ weight: 9, arbitrary: fc.array(group, { maxLength: 3 }) }, { weight: 1, arbitrary: manyGroups }),
    price: fc.option(fc.record({ min: bound, max: bound })),
    sort: fc.constantFrom("popular", "price_asc", "price_desc", "name", "rating_desc", "relevance"),
    page: fc.integer({ min: 0, max: 4 }),
    perPage: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant("all" as const)),
  },
  { requiredKeys: [] },
);

const aRecord: FacetRecord<"brand" | "color" | "origin"> = {
  id: 1,
  categoryIds: [],
  price: 100,
  valueIds: [],
  popularity: 0,
  nameRank: 0,
  rating: null,
};

const runs = { numRuns: 600 };

describe("createFacetIndex", () => {
  it("gives the same results as a plain scan of the records", () => {
    fc.assert(
      fc.property(catalogues, fc.array(selections, { minLength: 1, maxLength: 6 }), (records, asked) => {
        const index = createFacetIndex(records, schema, { cachedResults: 2 });
        for (const selection of asked) {
          expect(index.query(selection)).toEqual(queryByScan({ records, schema }, selection));
          expect(index.priceRange(selection)).toEqual(priceRangeByScan({ records, schema }, selection));
        }
      }),
      runs,
    );
  });

  it("gives the same results for columns that were written and read back", () => {
    fc.assert(
      fc.property(catalogues, fc.array(selections, { minLength: 1, maxLength: 4 }), (records, asked) => {
        const index = createFacetIndex(records, schema);
        const other = openFacetIndex(structuredClone(createFacetColumns(records, schema)));
        expect([other.size, other.byteLength]).toEqual([index.size, index.byteLength]);
        for (const selection of asked) expect(other.query(selection)).toEqual(index.query(selection));
      }),
      { numRuns: 100 },
    );
  });

  it("gives the same results as a scan when its faster paths are used", () => {
    const large = catalogueOf({ minLength: 1500, maxLength: 1500 });
    fc.assert(
      fc.property(large, fc.array(selections, { minLength: 40, maxLength: 40 }), (records, asked) => {
        const index = createFacetIndex(records, schema, { cachedResults: 0 });
        for (const selection of asked) {
          expect(index.query(selection)).toEqual(queryByScan({ records, schema }, selection));
        }
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }, 30_000);

  it("never finds more when a filter of another kind is added", () => {
    fc.assert(
      fc.property(catalogues, selections, fc.constantFrom(1, 2, 3), (records, selection, colorId) => {
        const index = createFacetIndex(records, schema);
        const choose = (color: number[]) => ({ ...selection, dimensions: { ...selection.dimensions, color } });
        const without = index.query(choose([]));
        expect(index.query(choose([colorId])).total).toBeLessThanOrEqual(without.total);
      }),
      runs,
    );
  });

  it("lists as many products as it counts when all are shown", () => {
    fc.assert(
      fc.property(catalogues, selections, (records, selection) => {
        const { total, ids } = createFacetIndex(records, schema).query({ ...selection, page: 1, perPage: "all" });
        expect(new Set(ids).size).toBe(total);
        expect(ids).toHaveLength(total);
      }),
      runs,
    );
  });

  it("shows on a row how many products are found after selecting it alone", () => {
    fc.assert(
      fc.property(catalogues, selections, (records, selection) => {
        const index = createFacetIndex(records, schema);
        for (const { groupId, rows } of index.query(selection).groups) {
          const others = (selection.groups ?? []).filter((part) => part.groupId !== groupId);
          for (const { id, count } of rows) {
            const chosen = { ...selection, groups: [...others, { groupId, valueIds: [id] }] };
            expect(index.query(chosen).total).toBe(count);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("works for a catalogue without products", () => {
    const nothing = { total: 0, ids: [], variants: [], groups: [], categories: [] };
    const dimensions = { brand: [], color: [], origin: [] };
    const asked = { dimensions: { brand: [1] }, price: { min: 1, max: 2 } };
    expect(createFacetIndex([], schema).query(asked)).toEqual({ ...nothing, dimensions });
    expect(createFacetIndex([], schema).priceRange({})).toBeNull();
  });

  it("reuses the cached result of an equivalent selection", () => {
    const index = createFacetIndex([aRecord], schema, { cachedResults: 1 });
    const first = index.query({ dimensions: { brand: [2, 1], color: [] } });
    expect(index.query({ dimensions: { brand: [1, 2] }, page: 1, sort: "popular" })).toBe(first);
    index.query({});
    expect(index.query({ dimensions: { brand: [1, 2] } })).not.toBe(first);
  });

  it("rejects what it cannot store", () => {
    expect(() => createFacetIndex([aRecord, aRecord], schema)).toThrow("Two records have the id 1");
    expect(() => createFacetIndex([{ ...aRecord, id: 0.5 }], schema)).toThrow("A product's id is 0.5");
    expect(() => createFacetIndex([{ ...aRecord, price: -1 }], schema)).toThrow("The price of product 1 is -1");
    const twice = { ...schema, groups: [...schema.groups, { id: 10, kind: "choice" as const, valueIds: [71] }] };
    expect(() => createFacetIndex([], twice)).toThrow("Value 71 occurs twice");
  });
});
