import { buildVariants } from "./buildVariants.ts";
import type { Rows } from "./catalogue.ts";
import { CellWriter, type FinishedBook } from "./cellWriter.ts";
import { makeKeys, orderByKeys } from "./orderByKeys.ts";
import type { ReadRecords } from "./readRecords.ts";

/** The records in order of popularity; on a tie the lower id comes first. */
export function orderByPopularity(read: ReadRecords): Uint32Array {
  const asRead = Uint32Array.from(makeKeys(read.size, (record) => record));
  const byId = orderByKeys(
    asRead,
    makeKeys(read.size, (record) => read.ids[record] ?? 0),
  );
  return orderByKeys(
    byId,
    makeKeys(read.size, (record) => -(read.popularity[record] ?? 0)),
  );
}

/** The records in row order: by set of categories, then by popularity. */
export function orderByCategory(read: ReadRecords, byPopularity: Uint32Array, finished: FinishedBook): Uint32Array {
  return orderByKeys(
    byPopularity,
    Float64Array.from(read.sets, (set) => finished.setCodes[set] ?? 0),
  );
}

/** Writes the codes of all rows one after the other. */
function writeCells(
  read: ReadRecords,
  order: Uint32Array,
  finished: FinishedBook,
): Pick<Rows, "starts" | "commonEnds" | "cells"> {
  const { common, varying, sets } = read;
  const starts = new Uint32Array(read.size + 1);
  // Without variants, all codes are common.
  const commonEnds = varying.facts.length === 0 ? starts.subarray(1) : new Uint32Array(read.size);
  const writer = new CellWriter(finished, read.size + common.facts.length + varying.facts.length);
  for (let row = 0; row < order.length; row += 1) {
    const record = order[row] ?? 0;
    const start = writer.length;
    writer.pushFacts(common, record);
    writer.push(finished.setCodes[sets[record] ?? 0] ?? 0);
    writer.sortSince(start);
    commonEnds[row] = writer.length;
    writer.pushFacts(varying, record);
    writer.sortSince(commonEnds[row] ?? 0);
    starts[row + 1] = writer.length;
  }
  return { starts, commonEnds, cells: writer.cells() };
}

/** Lays out the records as rows in the given order. */
export function buildRows(read: ReadRecords, order: Uint32Array, finished: FinishedBook): Rows {
  const prices = order.map((record) => read.prices[record] ?? 0);
  const variants = buildVariants(read, order, finished);
  return {
    size: read.size,
    codes: finished.codes,
    ids: order.map((record) => read.ids[record] ?? 0),
    prices,
    highPrices: variants.count === 0 ? prices : order.map((record) => read.highPrices[record] ?? 0),
    ...writeCells(read, order, finished),
    variants,
  };
}
