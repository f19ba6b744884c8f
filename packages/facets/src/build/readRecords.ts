import type { FacetRecord, FacetSchema, FacetVariant } from "../facetRecord.ts";
import { CodeBook } from "./codeBook.ts";
import { Column, type Numbers } from "./column.ts";

const largest = 0xff_ff_ff_ff;

/** Stands in the column of prices where there is none. */
export const noPrice = largest;

/** A fact is the code of a value, or from here on the provisional code of a colour. */
export const firstColor = 0x80_00_00_00;

/** Lists of facts one after the other, and where each ends. */
export interface FactLists {
  readonly facts: Numbers;
  readonly ends: Numbers;
}

/** The records as columns in the order of reading; codes of brands, colours and sets are provisional. */
export interface ReadRecords {
  readonly size: number;
  readonly book: CodeBook;
  readonly ids: Numbers;
  /** The lowest price of the product's variants, and the highest. */
  readonly prices: Numbers;
  readonly highPrices: Numbers;
  readonly popularity: Numbers;
  readonly nameRanks: Numbers;
  /** NaN where there is none. */
  readonly ratings: Numbers;
  readonly sets: Numbers;
  /** 0 = no brand, else the provisional code + 1. */
  readonly brands: Numbers;
  /** What each product is, in every variant. */
  readonly common: FactLists;
  /** What each product is in some of its variants. */
  readonly varying: FactLists;
  /** Where each product's variants end. */
  readonly variantEnds: Numbers;
  readonly variantIds: Numbers;
  readonly variantPrices: Numbers;
  /** What each variant is and others of its product are not. */
  readonly variantFacts: FactLists;
}

function checkWhole(value: number, limit: number, what: string): number {
  if (Number.isInteger(value) && value >= 0 && value <= limit) return value;
  throw new RangeError(`${what} is ${value}, which the index cannot store; give a whole number from 0 to ${limit}.`);
}

function checkPrice(price: number | null, what: string, id: number): number {
  return price === null ? noPrice : checkWhole(price, noPrice - 1, `The price of ${what} ${id}`);
}

class FactColumns {
  readonly #facts = new Column(new Uint32Array());
  readonly #ends = new Column(new Uint32Array());

  push(facts: readonly number[]): void {
    for (const fact of facts) this.#facts.push(fact);
    this.#ends.push(this.#facts.length);
  }

  lists(): FactLists {
    return { facts: this.#facts.values(), ends: this.#ends.values() };
  }
}

function newColumns() {
  const whole = () => new Column(new Uint32Array());
  const real = () => new Column(new Float64Array());
  return {
    ids: whole(),
    prices: whole(),
    highPrices: whole(),
    popularity: real(),
    nameRanks: real(),
    ratings: real(),
    sets: whole(),
    brands: whole(),
    variantEnds: whole(),
    variantIds: whole(),
    variantPrices: whole(),
  };
}

interface Columns extends ReturnType<typeof newColumns> {
  readonly common: FactColumns;
  readonly varying: FactColumns;
  readonly variantFacts: FactColumns;
}

/** The facts of a product or variant, each once, without those of `known` and those that the schema does not have. */
function factsOf(
  { colorIds, valueIds }: Pick<FacetVariant, "colorIds" | "valueIds">,
  book: CodeBook,
  known: readonly number[],
): number[] {
  const facts: number[] = [];
  for (const id of valueIds) {
    const code = book.value(id);
    if (code !== undefined && !known.includes(code) && !facts.includes(code)) facts.push(code);
  }
  for (const id of colorIds) {
    const fact = firstColor + book.color(id);
    if (!known.includes(fact) && !facts.includes(fact)) facts.push(fact);
  }
  return facts;
}

const noVariants: readonly FacetVariant[] = [];

/** Writes a product's facts, and its variants as that in which they differ. */
function readFacts(record: FacetRecord, columns: Columns, book: CodeBook): void {
  const own = factsOf(record, book, []);
  const variants = record.variants ?? noVariants;
  if (variants.length === 0) {
    columns.common.push(own);
    columns.varying.push([]);
    columns.variantEnds.push(columns.variantIds.length);
    return;
  }
  const ofVariants = variants.map((variant) => factsOf(variant, book, own));
  const all = [...new Set(ofVariants.flat())];
  const common = all.filter((fact) => ofVariants.every((facts) => facts.includes(fact)));
  const varying = common.length === all.length ? [] : all.filter((fact) => !common.includes(fact));
  columns.common.push([...own, ...common]);
  columns.varying.push(varying);
  for (const [place, { id, price }] of variants.entries()) {
    columns.variantIds.push(checkWhole(id, largest, "A variant's id"));
    columns.variantPrices.push(checkPrice(price, "variant", id));
    columns.variantFacts.push((ofVariants[place] ?? []).filter((fact) => varying.includes(fact)));
  }
  columns.variantEnds.push(columns.variantIds.length);
}

/** The lowest and the highest price that a product is sold for. */
function pricesOf({ id, price, variants = noVariants }: FacetRecord): readonly [number, number] {
  if (variants.length === 0) {
    const own = checkPrice(price, "product", id);
    return [own, own];
  }
  const prices = variants.flatMap((variant) => variant.price ?? []);
  return prices.length === 0 ? [noPrice, noPrice] : [Math.min(...prices), Math.max(...prices)];
}

function readRecord(record: FacetRecord, columns: Columns, book: CodeBook): void {
  columns.ids.push(checkWhole(record.id, largest, "A product's id"));
  readFacts(record, columns, book);
  const [low, high] = pricesOf(record);
  columns.prices.push(low);
  columns.highPrices.push(high);
  columns.popularity.push(record.popularity);
  columns.nameRanks.push(record.nameRank);
  columns.ratings.push(record.rating ?? Number.NaN);
  columns.sets.push(book.set(record.categoryIds));
  columns.brands.push(record.brandId === null ? 0 : book.brand(record.brandId) + 1);
}

/** Reads the records once into columns of numbers; throws when an id or a price cannot be stored. */
export function readRecords(records: Iterable<FacetRecord>, schema: FacetSchema): ReadRecords {
  const book = new CodeBook(schema);
  const columns = {
    ...newColumns(),
    common: new FactColumns(),
    varying: new FactColumns(),
    variantFacts: new FactColumns(),
  };
  for (const record of records) readRecord(record, columns, book);
  return {
    size: columns.ids.length,
    book,
    ids: columns.ids.values(),
    prices: columns.prices.values(),
    highPrices: columns.highPrices.values(),
    popularity: columns.popularity.values(),
    nameRanks: columns.nameRanks.values(),
    ratings: columns.ratings.values(),
    sets: columns.sets.values(),
    brands: columns.brands.values(),
    common: columns.common.lists(),
    varying: columns.varying.lists(),
    variantEnds: columns.variantEnds.values(),
    variantIds: columns.variantIds.values(),
    variantPrices: columns.variantPrices.values(),
    variantFacts: columns.variantFacts.lists(),
  };
}
