import type { FacetRecord, FacetSchema, FacetVariant } from "../facetRecord.ts";
import { CodeBook } from "./codeBook.ts";
import { Column, type Numbers } from "./column.ts";

const largest = 0xff_ff_ff_ff;

/** The price column's value for a missing price. */
export const noPrice = largest;

/** A fact is the code of a value; from this number on, the provisional code of an id of a named dimension. */
export const firstNamed = 0x80_00_00_00;

/** Lists of facts one after the other, and the end of each. */
export interface FactLists {
  readonly facts: Numbers;
  readonly ends: Numbers;
}

/** The records as columns in reading order; codes of named dimensions and sets are provisional. */
export interface ReadRecords {
  readonly size: number;
  readonly book: CodeBook;
  readonly ids: Numbers;
  /** The lowest and highest price of the product's variants. */
  readonly prices: Numbers;
  readonly highPrices: Numbers;
  readonly popularity: Numbers;
  readonly nameRanks: Numbers;
  /** NaN if there is none. */
  readonly ratings: Numbers;
  readonly sets: Numbers;
  /** The facts of each product that apply to every variant. */
  readonly common: FactLists;
  /** The facts of each product that apply to some of its variants. */
  readonly varying: FactLists;
  /** The end of each product's variants. */
  readonly variantEnds: Numbers;
  readonly variantIds: Numbers;
  readonly variantPrices: Numbers;
  /** The facts of each variant that are not common to its product. */
  readonly variantFacts: FactLists;
}

function checkWhole(value: number, limit: number, subject: string): number {
  if (Number.isInteger(value) && value >= 0 && value <= limit) return value;
  throw new RangeError(`${subject} is ${value}, which the index cannot store; give a whole number from 0 to ${limit}.`);
}

function checkPrice(price: number | null, owner: string, id: number): number {
  return price === null ? noPrice : checkWhole(price, noPrice - 1, `The price of ${owner} ${id}`);
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

/** Assigns codes to facts; `names` are those of the dimensions. */
interface Dictionary {
  readonly book: CodeBook;
  readonly names: readonly string[];
}

const noIds: readonly number[] = [];

/** The facts of a product or variant, each once, without those in `known` and those unknown to the schema. */
function factsOf(
  { dimensions, valueIds }: Pick<FacetVariant, "dimensions" | "valueIds">,
  { book, names }: Dictionary,
  known: readonly number[],
): number[] {
  const facts: number[] = [];
  for (const id of valueIds) {
    const code = book.value(id);
    if (code !== undefined && !known.includes(code) && !facts.includes(code)) facts.push(code);
  }
  for (let dimension = 0; dimension < names.length; dimension += 1) {
    for (const id of dimensions?.[names[dimension] ?? ""] ?? noIds) {
      const fact = firstNamed + book.named(dimension, id);
      if (!known.includes(fact) && !facts.includes(fact)) facts.push(fact);
    }
  }
  return facts;
}

const noVariants: readonly FacetVariant[] = [];

/** Writes a product's facts, and for its variants only the facts in which they differ. */
function readFacts(record: FacetRecord, columns: Columns, dictionary: Dictionary): void {
  const own = factsOf(record, dictionary, []);
  const variants = record.variants ?? noVariants;
  if (variants.length === 0) {
    columns.common.push(own);
    columns.varying.push([]);
    columns.variantEnds.push(columns.variantIds.length);
    return;
  }
  const ofVariants = variants.map((variant) => factsOf(variant, dictionary, own));
  const allFacts = [...new Set(ofVariants.flat())];
  const common = allFacts.filter((fact) => ofVariants.every((facts) => facts.includes(fact)));
  const varying = common.length === allFacts.length ? [] : allFacts.filter((fact) => !common.includes(fact));
  columns.common.push([...own, ...common]);
  columns.varying.push(varying);
  for (const [index, { id, price }] of variants.entries()) {
    columns.variantIds.push(checkWhole(id, largest, "A variant's id"));
    columns.variantPrices.push(checkPrice(price, "variant", id));
    columns.variantFacts.push((ofVariants[index] ?? []).filter((fact) => varying.includes(fact)));
  }
  columns.variantEnds.push(columns.variantIds.length);
}

/** The lowest and highest price of a product. */
function pricesOf({ id, price, variants = noVariants }: FacetRecord): readonly [number, number] {
  if (variants.length === 0) {
    const own = checkPrice(price, "product", id);
    return [own, own];
  }
  const prices = variants.flatMap((variant) => variant.price ?? []);
  return prices.length === 0 ? [noPrice, noPrice] : [Math.min(...prices), Math.max(...prices)];
}

function readRecord(record: FacetRecord, columns: Columns, dictionary: Dictionary): void {
  columns.ids.push(checkWhole(record.id, largest, "A product's id"));
  readFacts(record, columns, dictionary);
  const [low, high] = pricesOf(record);
  columns.prices.push(low);
  columns.highPrices.push(high);
  columns.popularity.push(record.popularity);
  columns.nameRanks.push(record.nameRank);
  columns.ratings.push(record.rating ?? Number.NaN);
  columns.sets.push(dictionary.book.set(record.categoryIds));
}

/** Reads the records once into columns of numbers; throws if an id or a price cannot be stored. */
export function readRecords(records: Iterable<FacetRecord>, schema: FacetSchema): ReadRecords {
  const book = new CodeBook(schema);
  const dictionary = { book, names: schema.dimensions };
  const columns = {
    ...newColumns(),
    common: new FactColumns(),
    varying: new FactColumns(),
    variantFacts: new FactColumns(),
  };
  for (const record of records) readRecord(record, columns, dictionary);
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
    common: columns.common.lists(),
    varying: columns.varying.lists(),
    variantEnds: columns.variantEnds.values(),
    variantIds: columns.variantIds.values(),
    variantPrices: columns.variantPrices.values(),
    variantFacts: columns.variantFacts.lists(),
  };
}
