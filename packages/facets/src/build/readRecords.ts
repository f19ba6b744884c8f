import type { FacetRecord, FacetSchema } from "../facetRecord.ts";
import { CodeBook } from "./codeBook.ts";
import { Column, type Numbers } from "./column.ts";

const largest = 0xff_ff_ff_ff;

/** Stands in the column of prices where there is none. */
export const noPrice = largest;

/** The records as columns in the order of reading; codes of brands, colours and sets are provisional. */
export interface ReadRecords {
  readonly size: number;
  readonly book: CodeBook;
  readonly ids: Numbers;
  readonly prices: Numbers;
  readonly popularity: Numbers;
  readonly nameRanks: Numbers;
  /** NaN where there is none. */
  readonly ratings: Numbers;
  readonly sets: Numbers;
  /** 0 = no brand, else the provisional code + 1. */
  readonly brands: Numbers;
  readonly colors: Numbers;
  /** Where each record's colours end. */
  readonly colorEnds: Numbers;
  readonly values: Numbers;
  readonly valueEnds: Numbers;
}

function checkWhole(value: number, limit: number, what: string): number {
  if (Number.isInteger(value) && value >= 0 && value <= limit) return value;
  throw new RangeError(`${what} is ${value}, which the index cannot store; give a whole number from 0 to ${limit}.`);
}

/** Columns that lists of codes are appended to; a code that the same record already has is left out. */
function pushCodes(column: Column, codes: Iterable<number | undefined>): void {
  const start = column.length;
  for (const code of codes) if (code !== undefined && !column.hasSince(start, code)) column.push(code);
}

function newColumns() {
  const whole = () => new Column(new Uint32Array());
  const real = () => new Column(new Float64Array());
  return {
    ids: whole(),
    prices: whole(),
    popularity: real(),
    nameRanks: real(),
    ratings: real(),
    sets: whole(),
    brands: whole(),
    colors: whole(),
    colorEnds: whole(),
    values: whole(),
    valueEnds: whole(),
  };
}

function readRecord(record: FacetRecord, columns: ReturnType<typeof newColumns>, book: CodeBook): void {
  columns.ids.push(checkWhole(record.id, largest, "A product's id"));
  columns.prices.push(
    record.price === null ? noPrice : checkWhole(record.price, noPrice - 1, `The price of product ${record.id}`),
  );
  columns.popularity.push(record.popularity);
  columns.nameRanks.push(record.nameRank);
  columns.ratings.push(record.rating ?? Number.NaN);
  columns.sets.push(book.set(record.categoryIds));
  columns.brands.push(record.brandId === null ? 0 : book.brand(record.brandId) + 1);
  pushCodes(
    columns.colors,
    record.colorIds.map((id) => book.color(id)),
  );
  columns.colorEnds.push(columns.colors.length);
  pushCodes(
    columns.values,
    record.valueIds.map((id) => book.value(id)),
  );
  columns.valueEnds.push(columns.values.length);
}

/** Reads the records once into columns of numbers; throws when an id or a price cannot be stored. */
export function readRecords(records: Iterable<FacetRecord>, schema: FacetSchema): ReadRecords {
  const book = new CodeBook(schema);
  const columns = newColumns();
  for (const record of records) readRecord(record, columns, book);
  return {
    size: columns.ids.length,
    book,
    ids: columns.ids.values(),
    prices: columns.prices.values(),
    popularity: columns.popularity.values(),
    nameRanks: columns.nameRanks.values(),
    ratings: columns.ratings.values(),
    sets: columns.sets.values(),
    brands: columns.brands.values(),
    colors: columns.colors.values(),
    colorEnds: columns.colorEnds.values(),
    values: columns.values.values(),
    valueEnds: columns.valueEnds.values(),
  };
}
