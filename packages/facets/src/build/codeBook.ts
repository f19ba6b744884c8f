import type { FacetSchema } from "../facetRecord.ts";
import { CategorySets } from "./categorySets.ts";

/** A kind of filter with counts of its own: one group, the brand, the colour or the category. Its codes are a range. */
export interface Dimension {
  readonly start: number;
  readonly end: number;
  /** Stands for the dimension in masks of dimensions; two groups may share one. 0 = variants never differ in it. */
  readonly bit: number;
}

/** The bit of prices in masks of dimensions. */
export const priceBit = 2 ** 30;
const colorBit = 2 ** 29;
const groupBits = 29;

/** The codes of one group of the schema. */
export interface GroupDimension extends Dimension {
  readonly id: number;
  readonly isInterval: boolean;
}

/** Every value of every dimension as a small number: the groups in the order of the schema, brands, colours, sets. */
export interface Codes {
  readonly groups: readonly GroupDimension[];
  readonly brands: Dimension;
  readonly colors: Dimension;
  /** One code for each set of categories that some product has; rows are stored in the order of these codes. */
  readonly sets: Dimension;
  /** The id behind each code of a group, brand or colour. */
  readonly idOf: Float64Array;
  /** The number behind each code of an interval group, NaN for all others. Numbers ascend within a group. */
  readonly numberOf: Float64Array;
  readonly codeOfValue: ReadonlyMap<number, number>;
  readonly codeOfBrand: ReadonlyMap<number, number>;
  readonly codeOfColor: ReadonlyMap<number, number>;
  /** The ids of all categories, ascending. */
  readonly categoryIds: readonly number[];
  /** The categories of each set, by its position in the range of sets: places in `categoryIds`. */
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

function code(known: Map<number, number>, id: number): number {
  const existing = known.get(id);
  if (existing !== undefined) return existing;
  known.set(id, known.size);
  return known.size - 1;
}

/** Final codes from `start` in the order of the ids: by id, and by provisional code. */
function finalCodes(known: ReadonlyMap<number, number>, start: number) {
  const codeOf = new Map<number, number>();
  const byProvisional = new Uint32Array(known.size);
  for (const [id, provisional] of [...known].sort(([a], [b]) => a - b)) {
    byProvisional[provisional] = start + codeOf.size;
    codeOf.set(id, start + codeOf.size);
  }
  return { codeOf, byProvisional };
}

/**
 * Gives codes while records are read. Values are known from the schema and have their final code at once; brands,
 * colours and sets of categories are numbered as they come and get their final code when all are known.
 */
export class CodeBook {
  readonly #values = new Map<number, number>();
  readonly #brands = new Map<number, number>();
  readonly #colors = new Map<number, number>();
  readonly #sets = new CategorySets();
  readonly #groups: GroupDimension[] = [];
  readonly #numbers: number[] = [];

  constructor(schema: FacetSchema) {
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

  /** The final code of a value, or undefined when the schema does not have it. */
  value(id: number): number | undefined {
    return this.#values.get(id);
  }

  brand(id: number): number {
    return code(this.#brands, id);
  }

  color(id: number): number {
    return code(this.#colors, id);
  }

  /** The provisional code of a product's set of categories; call it once for each product. */
  set(categoryIds: readonly number[]): number {
    return this.#sets.add(categoryIds);
  }

  /** The final codes and, for brands, colours and sets, how provisional codes become final ones. */
  finish(): { codes: Codes; brandCodes: Uint32Array; colorCodes: Uint32Array; setCodes: Uint32Array } {
    const valueEnd = this.#values.size;
    const brandEnd = valueEnd + this.#brands.size;
    const colorEnd = brandEnd + this.#colors.size;
    const brands = finalCodes(this.#brands, valueEnd);
    const colors = finalCodes(this.#colors, brandEnd);
    const { places, categoryIds, categoriesOf } = this.#sets.finish();
    const numberOf = new Float64Array(colorEnd).fill(Number.NaN);
    numberOf.set(this.#numbers);
    return {
      codes: {
        groups: this.#groups,
        brands: { start: valueEnd, end: brandEnd, bit: 0 },
        colors: { start: brandEnd, end: colorEnd, bit: colorBit },
        sets: { start: colorEnd, end: colorEnd + categoriesOf.length, bit: 0 },
        idOf: Float64Array.from([...this.#values.keys(), ...brands.codeOf.keys(), ...colors.codeOf.keys()]),
        numberOf,
        codeOfValue: this.#values,
        codeOfBrand: brands.codeOf,
        codeOfColor: colors.codeOf,
        categoryIds,
        categoriesOf,
      },
      brandCodes: brands.byProvisional,
      colorCodes: colors.byProvisional,
      setCodes: places.map((place) => place + colorEnd),
    };
  }
}
