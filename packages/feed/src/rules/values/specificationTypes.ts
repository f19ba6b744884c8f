import { unitNamed } from "../../texts/units.ts";
import type { Measure } from "./readMeasure.ts";

/** How a specification is filtered. */
export type SpecificationType = "interval" | "multiple_choice" | "single_choice";

/** How an attribute is filtered within one product type, as derived from its values. */
export interface SpecificationGroup {
  readonly productType: string;
  readonly name: string;
  readonly key: string;
  readonly type: SpecificationType;
  /** The unit of interval values; null = none, or part of the value. */
  readonly unit: string | null;
  readonly dimension: string | null;
  /** The number of base units in one `unit`. */
  readonly factor: number;
  readonly showInFilter: boolean;
}

interface Statistics {
  readonly productType: string;
  readonly name: string;
  products: number;
  values: number;
  hasSeveral: boolean;
  readonly distinct: Set<string>;
  readonly units: Map<string, { readonly dimension: string; count: number }>;
  readonly numbers: Map<string, Set<number>>;
}

const keptValues = 300;
const numericShare = 0.9;
const fewNumbers = 8;
const fewChoices = 3;
const mostChoices = 60;
const separator = "\u0001";

/** Collects, in bounded memory, statistics of every attribute's values within a product type. */
export function createSpecificationStatistics(): {
  add(
    productType: string,
    values: ReadonlyMap<string, readonly { readonly text: string; readonly measure: Measure | null }[]>,
  ): void;
  groups(): SpecificationGroup[];
} {
  const byAttribute = new Map<string, Statistics>();
  return {
    add(productType, values) {
      for (const [name, ownValues] of values) {
        const key = `${productType}${separator}${name}`;
        const statistics = byAttribute.get(key) ?? emptyStatistics(productType, name);
        byAttribute.set(key, statistics);
        count(statistics, ownValues);
      }
    },
    groups() {
      const all = [...byAttribute.values()];
      const nameOf = ({ name }: Statistics): string => name.toLowerCase();
      const sameName = new Map<string, Statistics[]>();
      for (const statistics of all) {
        const siblings = sameName.get(nameOf(statistics));
        if (siblings === undefined) sameName.set(nameOf(statistics), [statistics]);
        else siblings.push(statistics);
      }
      const shared = new Map([...sameName].map(([name, siblings]) => [name, shareOf(siblings)]));
      return all.map((statistics) => judge(statistics, shared.get(nameOf(statistics)) ?? shareOf([statistics])));
    },
  };
}

function emptyStatistics(productType: string, name: string): Statistics {
  return {
    productType,
    name,
    products: 0,
    values: 0,
    hasSeveral: false,
    distinct: new Set(),
    units: new Map(),
    numbers: new Map(),
  };
}

function count(
  statistics: Statistics,
  values: readonly { readonly text: string; readonly measure: Measure | null }[],
): void {
  statistics.products += 1;
  statistics.hasSeveral ||= values.length > 1;
  for (const { text, measure } of values) {
    statistics.values += 1;
    if (statistics.distinct.size < keptValues) statistics.distinct.add(text);
    if (measure !== null) {
      const unit = statistics.units.get(measure.unit) ?? { dimension: measure.dimension, count: 0 };
      statistics.units.set(measure.unit, unit);
      unit.count += 1;
      const numbers = statistics.numbers.get(measure.dimension) ?? new Set();
      statistics.numbers.set(measure.dimension, numbers);
      if (numbers.size <= keptValues) numbers.add(measure.base);
    }
  }
}

/** The unit of an attribute's numbers. */
type Scale = Pick<SpecificationGroup, "unit" | "dimension" | "factor">;

/**
 * The scale of an attribute whose values are nearly always numbers of one dimension, with more than `few` different
 * ones; else null.
 */
function scaleOf(statistics: Statistics, few: number): Scale | null {
  const [unit, mostUsed] = [...statistics.units].sort((a, b) => b[1].count - a[1].count)[0] ?? ["", null];
  const dimension = mostUsed?.dimension ?? null;
  const numeric = [...statistics.units.values()]
    .filter((candidate) => candidate.dimension === dimension)
    .reduce((sum, candidate) => sum + candidate.count, 0);
  const different = dimension === null ? 0 : (statistics.numbers.get(dimension)?.size ?? 0);
  const isScale = numeric > numericShare * statistics.values && different > few && !statistics.hasSeveral;
  if (!isScale) return null;
  return unit === "" ? { unit: null, dimension, factor: 1 } : { unit, dimension, factor: unitNamed(unit).factor };
}

const isMultiple = ({ hasSeveral, distinct }: Statistics): boolean => hasSeveral || distinct.size > fewChoices;

/** The common form of an attribute name in several product types, so that a parent category lists it once. */
interface Shared {
  readonly scale: Scale | null;
  readonly isMultiple: boolean;
}

function shareOf(siblings: readonly Statistics[]): Shared {
  const scales = siblings
    .toSorted((a, b) => b.products - a.products)
    .map((sibling) => scaleOf(sibling, fewNumbers))
    .filter((scale) => scale !== null);
  return {
    scale: scales[0] ?? null,
    isMultiple: siblings.some((sibling) => scaleOf(sibling, fewNumbers) === null && isMultiple(sibling)),
  };
}

function judge(statistics: Statistics, shared: Shared): SpecificationGroup {
  const { productType, name } = statistics;
  const isAlike = shared.scale !== null && scaleOf(statistics, 0)?.dimension === shared.scale.dimension;
  const scale = isAlike ? shared.scale : scaleOf(statistics, fewNumbers);
  if (scale !== null) {
    const key = groupKey(name, "interval", scale.unit);
    return { productType, name, key, type: "interval", ...scale, showInFilter: true };
  }
  const type = shared.isMultiple ? "multiple_choice" : "single_choice";
  return {
    productType,
    name,
    key: groupKey(name, type, null),
    type,
    unit: null,
    dimension: null,
    factor: 1,
    // A single value here may be one of several in another listing; each listing hides groups that offer no choice.
    showInFilter: statistics.distinct.size <= mostChoices,
  };
}

/**
 * Groups of several product types with the same name, type and unit are merged, so that a parent category lists them
 * once.
 */
function groupKey(name: string, type: SpecificationType, unit: string | null): string {
  return `${name.toLowerCase()}|${type}|${unit ?? ""}`;
}
