import { describe, expect, it } from "vitest";
import { createFacetIndex } from "./createFacetIndex.ts";
import type { FacetCount } from "./facetResult.ts";
import type { FacetSelection } from "./facetSelection.ts";
import { washingMachines, washingMachineSchema } from "./testing/washingMachines.ts";

const index = createFacetIndex(washingMachines, washingMachineSchema);
const nordvik = 2;
const hemkraft = 3;
const sundbo = 4;
const seven = { groupId: 101, valueIds: [10107] };
const eight = { groupId: 101, valueIds: [10108] };
const steam = { groupId: 102, valueIds: [10201] };

function query(selection: FacetSelection<"brand" | "color">) {
  return index.query({ categoryId: 111, perPage: 12, ...selection });
}

function counts(rows: readonly FacetCount[] = []): Record<number, number> {
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}

function groupCounts(selection: FacetSelection<"brand" | "color">, groupId: number): Record<number, number> {
  return counts(query(selection).groups.find((group) => group.groupId === groupId)?.rows);
}

describe("the reference listing of washing machines", () => {
  it("fills pages of 12, 12 and 6 in order of popularity", () => {
    const ids = washingMachines.map(({ id }) => id);
    expect(query({}).total).toBe(30);
    expect(query({}).ids).toEqual(ids.slice(0, 12));
    expect(query({ page: 2 }).ids).toEqual(ids.slice(12, 24));
    expect(query({ page: 3 }).ids).toEqual(ids.slice(24));
    expect(query({ page: 4 }).ids).toEqual([]);
    expect(query({ perPage: "all" }).ids).toEqual(ids);
  });

  it("gives the range of prices", () => {
    expect(index.priceRange({ categoryId: 111 })).toEqual({ min: 299_000, max: 1_599_000 });
    expect(index.priceRange({ categoryId: 111, dimensions: { brand: [nordvik] } })).toEqual({
      min: 329_000,
      max: 1_199_000,
    });
    expect(index.priceRange({ categoryId: 112 })).toBeNull();
  });

  it("counts brands and colours", () => {
    expect(counts(query({}).dimensions.brand)).toEqual({ 1: 1, 2: 7, 3: 5, 4: 4, 5: 5, 6: 4, 8: 4 });
    expect(counts(query({}).dimensions.color)).toEqual({ 1: 19, 2: 4, 3: 3, 4: 2, 5: 1, 6: 1 });
    expect(counts(query({}).categories)).toEqual({ 1: 30, 11: 30, 111: 30 });
  });

  it("counts the rows of every group", () => {
    expect(groupCounts({}, 101)).toEqual({
      10106: 4,
      10107: 5,
      10108: 8,
      10109: 1,
      10110: 4,
      10111: 3,
      10112: 1,
    });
    expect(groupCounts({}, 102)).toEqual({ 10201: 9, 10202: 9, 10203: 6, 10204: 10 });
    expect(groupCounts({}, 104)).toEqual({ 10401: 7, 10402: 7, 10403: 8, 10404: 3, 10405: 1 });
    expect(groupCounts({}, 105)).toEqual({ 10501: 22, 10502: 4 });
    expect(Object.keys(groupCounts({}, 103))).toHaveLength(16);
  });

  it.each<[string, number, FacetSelection<"brand" | "color">]>([
    ["brand Nordvik", 7, { dimensions: { brand: [nordvik] } }],
    ["Nordvik or Hemkraft", 12, { dimensions: { brand: [nordvik, hemkraft] } }],
    ["7 kg", 5, { groups: [seven] }],
    ["Nordvik with 7 kg", 4, { dimensions: { brand: [nordvik] }, groups: [seven] }],
    ["12 kg", 1, { groups: [{ groupId: 101, valueIds: [10112] }] }],
    ["steam", 9, { groups: [steam] }],
    ["steam or quick wash", 14, { groups: [{ groupId: 102, valueIds: [10201, 10204] }] }],
    ["44 to 47 dB", 9, { groups: [{ groupId: 103, min: 44, max: 47 }] }],
    ["4000 to 6000 kronor", 12, { price: { min: 400_000, max: 600_000 } }],
    ["Nordvik from 15000 kronor", 0, { dimensions: { brand: [nordvik] }, price: { min: 1_500_000, max: 1_599_000 } }],
    ["the whole range of prices", 30, { price: { min: 299_000, max: 1_599_000 } }],
    ["Hemkraft with steam", 0, { dimensions: { brand: [hemkraft] }, groups: [steam] }],
    ["Sundbo", 4, { dimensions: { brand: [sundbo] } }],
  ])("finds %s: %i", (_, total, selection) => {
    expect(query(selection).total).toBe(total);
  });

  it("ignores its own group when counting a row", () => {
    const result = query({ dimensions: { brand: [nordvik] }, groups: [seven] });
    expect(counts(result.dimensions.brand)).toEqual({ 2: 4, 3: 1 });
    expect(groupCounts({ dimensions: { brand: [nordvik] }, groups: [seven] }, 101)).toEqual({
      10106: 1,
      10107: 4,
      10108: 2,
    });
    expect(groupCounts({ dimensions: { brand: [nordvik] }, groups: [seven] }, 102)).toEqual({
      10201: 2,
      10202: 1,
      10204: 2,
    });
  });

  it("leaves out a group that no remaining product has, even if one of its rows is selected", () => {
    expect(
      query({ dimensions: { brand: [hemkraft] }, groups: [steam] }).groups.map(({ groupId }) => groupId),
    ).not.toContain(102);
    expect(query({ dimensions: { brand: [sundbo] }, groups: [eight] }).groups).toEqual([]);
  });

  it("keeps a selected row with a count of zero in a group that has products", () => {
    const twelve = { groupId: 101, valueIds: [10112] };
    expect(groupCounts({ dimensions: { brand: [nordvik] }, groups: [twelve] }, 101)).toEqual({
      10106: 1,
      10107: 4,
      10108: 2,
      10112: 0,
    });
  });

  it("sorts by price with products without a price last", () => {
    expect(query({ sort: "price_asc" }).ids[0]).toBe(1013);
    expect(query({ sort: "price_desc" }).ids[0]).toBe(1003);
    expect(query({ sort: "price_asc", perPage: "all" }).ids.at(-1)).toBe(1011);
    expect(query({ sort: "price_desc", perPage: "all" }).ids.at(-1)).toBe(1011);
  });

  it("sorts by rating with products without one last, in order of popularity", () => {
    expect(query({ sort: "rating_desc", perPage: 8 }).ids).toEqual([1003, 1007, 1001, 1002, 1008, 1004, 1005, 1006]);
  });

  it("keeps the relevance order of a subset and counts within it", () => {
    const found = query({ ids: [1117, 9999, 1001, 1117, 1003], dimensions: { brand: [5, 6] } });
    expect(found.ids).toEqual([1117, 1003]);
    expect(found.total).toBe(2);
    expect(counts(found.dimensions.brand)).toEqual({ 2: 1, 5: 1, 6: 1 });
  });
});
