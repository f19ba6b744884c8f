import { type BenchRecord, type BenchSchema, dimensions } from "./dimensions.ts";
import { seeded } from "./seeded.ts";

const typeCount = 18;
const groupsPerType = 7;
const brandCount = 350;
const colorCount = 12;

type Group = BenchSchema["groups"][number];

/** A kind of product: its place in the category tree, and the groups of its products. */
export interface ProductType {
  /** Leaf, middle, root. */
  readonly categoryIds: readonly number[];
  readonly groups: readonly Group[];
  readonly brandIds: readonly number[];
  readonly typicalPrice: number;
}

/** A synthetic electronics shop; iterating creates the records again each time, always the same. */
export interface BenchCatalogue {
  readonly size: number;
  readonly types: readonly ProductType[];
  readonly schema: BenchSchema;
  readonly records: Iterable<BenchRecord>;
}

function makeGroup(id: number, random: ReturnType<typeof seeded>): Group {
  const isInterval = id % 4 === 3;
  const length = isInterval ? 20 + random.below(60) : 2 + random.skewed(24);
  if (!isInterval) return { id, kind: "choice", valueIds: Array.from({ length }, (_, place) => id * 100 + place) };
  return {
    id,
    kind: "interval",
    values: Array.from({ length }, (_, place) => ({ id: id * 100 + place, number: 10 + place * 2.5 })),
  };
}

function makeType(place: number): ProductType {
  const random = seeded(1000 + place);
  const root = 1 + (place % 4);
  const middle = root * 10 + (Math.floor(place / 4) % 3);
  return {
    categoryIds: [1000 + place, middle, root],
    groups: Array.from({ length: groupsPerType }, (_, group) => makeGroup(100 + place * groupsPerType + group, random)),
    brandIds: Array.from({ length: 20 + random.below(60) }, () => 1 + random.skewed(brandCount)),
    typicalPrice: 20_000 * 2 ** random.below(7),
  };
}

function pickValues(group: Group, random: ReturnType<typeof seeded>): number[] {
  const ids = group.kind === "choice" ? group.valueIds : group.values.map(({ id }) => id);
  // One value in ten is missing; every fifth group allows several values.
  if (random.next() < 0.1) return [];
  const count = group.kind === "choice" && group.id % 5 === 0 ? 1 + random.below(3) : 1;
  const picked = Array.from({ length: count }, () => ids[random.skewed(ids.length)] ?? 0);
  return [...new Set(picked)];
}

function makeRecord(id: number, types: readonly ProductType[], random: ReturnType<typeof seeded>): BenchRecord {
  const type = types[random.skewed(types.length)] ?? makeType(0);
  const price = Math.round((type.typicalPrice * Math.exp(0.7 * random.normal())) / 100) * 100;
  const brand = type.brandIds[random.skewed(type.brandIds.length)];
  const isUnpriced = random.next() < 0.01;
  const color = random.next() < 0.3 ? [] : [1 + random.skewed(colorCount)];
  return {
    id,
    dimensions: { brand: brand === undefined ? [] : [brand], color },
    categoryIds: type.categoryIds,
    price: isUnpriced ? null : Math.min(price, 4_000_000_000),
    valueIds: type.groups.flatMap((group) => pickValues(group, random)),
    popularity: Math.floor(10_000 * random.next() ** 4),
    nameRank: random.below(2 ** 30),
    rating: random.next() < 0.6 ? null : Math.round(10 * (3 + random.next() * 2)) / 10,
  };
}

/**
 * Number of groups in which the variants of a type differ, besides price and colour: a choice and an interval group if
 * the type has both.
 */
const varyingGroups = 2;

/** A product in several variants that differ in price, colour and two groups, like clothes or graphics cards. */
function withVariants(
  record: BenchRecord,
  {
    type,
    count,
    random,
  }: { readonly type: ProductType; readonly count: number; readonly random: ReturnType<typeof seeded> },
): BenchRecord {
  const varying = type.groups.slice(0, varyingGroups);
  const isVarying = (id: number): boolean => varying.some((group) => Math.floor(id / 100) === group.id);
  const variants = Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    price: record.price === null ? null : Math.round(record.price * (0.8 + 0.1 * random.below(7))),
    dimensions: { color: [1 + random.skewed(colorCount)] },
    valueIds: varying.flatMap((group) => pickValues(group, random)),
  }));
  const { brand = [] } = record.dimensions ?? {};
  return { ...record, dimensions: { brand }, valueIds: record.valueIds.filter((id) => !isVarying(id)), variants };
}

/**
 * The product with the values of all its variants as its own, and the lowest price: what an index without variants
 * would store.
 */
function joined(record: BenchRecord): BenchRecord {
  const { variants = [], ...own } = record;
  const prices = variants.flatMap(({ price }) => price ?? []);
  return {
    ...own,
    price: prices.length === 0 ? null : Math.min(...prices),
    dimensions: {
      ...own.dimensions,
      color: [...new Set(variants.flatMap((variant) => variant.dimensions?.color ?? []))],
    },
    valueIds: [...new Set([...own.valueIds, ...variants.flatMap(({ valueIds }) => valueIds)])],
  };
}

/** The form of a catalogue's products: without variants, with variants, or with the values of the variants joined. */
export type CatalogueKind = "plain" | "variants" | "joined";

/** A catalogue of this size: 18 types in a three-level tree, 350 brands, 12 colours, 126 groups. */
export function makeCatalogue(size: number, kind: CatalogueKind = "plain"): BenchCatalogue {
  const types = Array.from({ length: typeCount }, (_, place) => makeType(place));
  return {
    size,
    types,
    schema: { dimensions, groups: types.flatMap((type) => type.groups) },
    records: {
      *[Symbol.iterator]() {
        const random = seeded(42);
        const ofVariants = seeded(43);
        for (let id = 1; id <= size; id += 1) {
          const record = makeRecord(id, types, random);
          const type = kind === "plain" ? undefined : types.find((one) => one.categoryIds === record.categoryIds);
          const varied = type === undefined ? record : withVariants(record, { type, count: 4, random: ofVariants });
          yield kind === "joined" ? joined(varied) : varied;
        }
      },
    },
  };
}
