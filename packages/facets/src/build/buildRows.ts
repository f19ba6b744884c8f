import type { CodeList, Rows } from "./catalogue.ts";
import type { CodeBook } from "./codeBook.ts";
import type { Numbers } from "./column.ts";
import { makeKeys, orderByKeys } from "./orderByKeys.ts";
import type { ReadRecords } from "./readRecords.ts";

type FinishedBook = ReturnType<CodeBook["finish"]>;

/** The records in order of popularity, the lower id first where it is equal. */
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

/** The records in the order of rows: by set of categories, by popularity within one. */
export function orderByCategory(read: ReadRecords, byPopularity: Uint32Array, finished: FinishedBook): Uint32Array {
  return orderByKeys(
    byPopularity,
    Float64Array.from(read.sets, (set) => finished.setCodes[set] ?? 0),
  );
}

/** Moves the cells from `start` up to `end` into ascending order; there are about ten of them. */
function sortCells(cells: CodeList, start: number, end: number): void {
  for (let sorted = start + 1; sorted < end; sorted += 1) {
    const cell = cells[sorted] ?? 0;
    let place = sorted;
    while (place > start && (cells[place - 1] ?? 0) > cell) {
      cells[place] = cells[place - 1] ?? 0;
      place -= 1;
    }
    cells[place] = cell;
  }
}

function newCells(length: number, codeCount: number): CodeList {
  return codeCount <= 0x1_00_00 ? new Uint16Array(length) : new Uint32Array(length);
}

/** Writes the codes of all rows one after the other. */
function writeCells(read: ReadRecords, order: Uint32Array, finished: FinishedBook): Pick<Rows, "starts" | "cells"> {
  const { codes, brandCodes, colorCodes, setCodes } = finished;
  const { brands, colors, colorEnds, values, valueEnds, sets } = read;
  const starts = new Uint32Array(read.size + 1);
  // Room for a set and a brand of every record; records without a brand leave some of it unused.
  const cells = newCells(2 * read.size + colors.length + values.length, codes.sets.end);
  let place = 0;
  for (let row = 0; row < order.length; row += 1) {
    const record = order[row] ?? 0;
    const start = place;
    const valueEnd = valueEnds[record] ?? 0;
    for (let index = before(valueEnds, record); index < valueEnd; index += 1) cells[place++] = values[index] ?? 0;
    const brand = brands[record] ?? 0;
    if (brand > 0) cells[place++] = brandCodes[brand - 1] ?? 0;
    const colorEnd = colorEnds[record] ?? 0;
    for (let index = before(colorEnds, record); index < colorEnd; index += 1) {
      cells[place++] = colorCodes[colors[index] ?? 0] ?? 0;
    }
    cells[place++] = setCodes[sets[record] ?? 0] ?? 0;
    sortCells(cells, start, place);
    starts[row + 1] = place;
  }
  return { starts, cells: cells.slice(0, place) };
}

/** Where a record's part of a list begins. */
function before(ends: Numbers, record: number): number {
  return record === 0 ? 0 : (ends[record - 1] ?? 0);
}

/** Lays the records out as rows in the given order. */
export function buildRows(read: ReadRecords, order: Uint32Array, finished: FinishedBook): Rows {
  return {
    size: read.size,
    codes: finished.codes,
    ids: order.map((record) => read.ids[record] ?? 0),
    prices: order.map((record) => read.prices[record] ?? 0),
    ...writeCells(read, order, finished),
  };
}
