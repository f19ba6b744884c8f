import type { FacetSchema } from "../facetRecord.ts";
import { CategorySets } from "./categorySets.ts";

/** A kind of filter with its own counts: a group, a named dimension or the category. Its codes are a range. */
export interface Dimension {
  readonly start: number;
  readonly end: number;
  /** The dimension's bit in dimension masks; two groups may share one. 0: variants never differ in it. */
  readonly bit: number;
}

/** The price's bit in dimension masks. */
export const priceBit = 2 ** 30;
const allBits = 30;
/** Groups get at least half of the bits, however many named dimensions there are. */
const mostNamedBits = allBits / 2;

/** The codes of one group of the schema. */
export interface GroupDimension extends Dimension {
  readonly id: number;
  readonly isInterval: boolean;
}

/** The codes of one dimension that the schema names. */
export interface NamedDimension extends Dimension {
  readonly name: string;
  readonly codeOf: ReadonlyMap<number, number>;
}

/** Every value of every dimension as a small number: groups and named dimensions in schema order, then sets. */
export interface Codes {
  readonly groups: readonly GroupDimension[];
  readonly named: readonly NamedDimension[];
  /** One code per set of categories that some product has; rows are stored in the order of these codes. */
  readonly sets: Dimension;
  /** The id behind each code of a group or named dimension. */
  readonly idOf: Float64Array;
  /** The number behind each code of an interval group, NaN for all others. Numbers ascend within a group. */
  readonly numberOf: Float64Array;
  readonly codeOfValue: ReadonlyMap<number, number>;
  /** The ids of all categories, ascending. */
  readonly categoryIds: readonly number[];
  /** The categories of each set, by its position in the range of sets: indexes into `categoryIds`. */
  readonly categoriesOf: readonly (readonly number[])[];
}

interface ListedValue {
  readonly id: number;
  readonly number: number;
}

function listedValues(group: FacetSchema["groups"][number]): readonly ListedValue[] {
  if (group.kind === "choice") return group.valueIds.map((id) => ({ id, number: Number.NaN }));
  return [...group.values].sort((a, b) => a.number - b.number || a.id - b.id);
}

/** The ids seen for one named dimension, each with its provisional code, which is unique across dimensions. */
interface NamedIds {
  readonly name: string;
  readonly provisional: Map<number, number>;
}

/**
 * Assigns codes while records are read. Values are known from the schema and have their final code at once. The ids of
 * named dimensions and the sets of categories are numbered on arrival and get their final code at the end.
 */
export class CodeBook {
  readonly #values = new Map<number, number>();
  readonly #named: readonly NamedIds[];
  readonly #sets = new CategorySets();
  readonly #groups: GroupDimension[] = [];
  readonly #numbers: number[] = [];
  readonly #namedBits: number;
  #provisionalCount = 0;

  constructor(schema: FacetSchema) {
    this.#named = schema.dimensions.map((name) => ({ name, provisional: new Map<number, number>() }));
    this.#namedBits = Math.min(mostNamedBits, this.#named.length);
    const groupBits = allBits - this.#namedBits;
    for (const group of schema.groups) {
      const start = this.#values.size;
      for (const { id, number } of listedValues(group)) this.#addValue(id, number);
      const bit = 2 ** (this.#groups.length % groupBits);
      this.#groups.push({ id: group.id, start, end: this.#values.size, bit, isInterval: group.kind === "interval" });
    }
  }

  #addValue(id: number, number: number): void {
    if (this.#values.has(id)) {
      throw new Error(`Value ${id} occurs twice in the schema, so its count would be ambiguous; give it to one group.`);
    }
    this.#values.set(id, this.#values.size);
    this.#numbers.push(number);
  }

  /** The final code of a value; undefined if the schema does not have it. */
  value(id: number): number | undefined {
    return this.#values.get(id);
  }

  /** The provisional code of an id in the dimension at this index. */
  named(dimension: number, id: number): number {
    const provisionalCodes = this.#named[dimension]?.provisional;
    const existing = provisionalCodes?.get(id);
    if (existing !== undefined) return existing;
    const code = this.#provisionalCount;
    provisionalCodes?.set(id, code);
    this.#provisionalCount += 1;
    return code;
  }

  /** The provisional code of a product's set of categories; call it once per product. */
  set(categoryIds: readonly number[]): number {
    return this.#sets.add(categoryIds);
  }

  /**
   * Assigns the final codes of each named dimension, by id; fills `namedCodes` with the final code of each provisional
   * one.
   */
  #finishNamed(namedCodes: Uint32Array): readonly NamedDimension[] {
    let start = this.#values.size;
    return this.#named.map(({ name, provisional }, index) => {
      const codeOf = new Map<number, number>();
      for (const [id, code] of [...provisional].sort(([a], [b]) => a - b)) {
        namedCodes[code] = start + codeOf.size;
        codeOf.set(id, start + codeOf.size);
      }
      const bit = 2 ** (allBits - 1 - (index % this.#namedBits));
      const dimension = { name, start, end: start + codeOf.size, bit, codeOf };
      start = dimension.end;
      return dimension;
    });
  }

  /** The final codes, and for named dimensions and sets the mapping from provisional to final ones. */
  finish(): { codes: Codes; namedCodes: Uint32Array; setCodes: Uint32Array } {
    const namedCodes = new Uint32Array(this.#provisionalCount);
    const named = this.#finishNamed(namedCodes);
    const namedEnd = this.#values.size + this.#provisionalCount;
    const { places, categoryIds, categoriesOf } = this.#sets.finish();
    const numberOf = new Float64Array(namedEnd).fill(Number.NaN);
    numberOf.set(this.#numbers);
    return {
      codes: {
        groups: this.#groups,
        named,
        sets: { start: namedEnd, end: namedEnd + categoriesOf.length, bit: 0 },
        idOf: Float64Array.from([...this.#values.keys(), ...named.flatMap(({ codeOf }) => [...codeOf.keys()])]),
        numberOf,
        codeOfValue: this.#values,
        categoryIds,
        categoriesOf,
      },
      namedCodes,
      setCodes: places.map((index) => index + namedEnd),
    };
  }
}
