/** How a kind of filter is named where a listing's address, or a plain form, says which of its ids are chosen. */
interface KindNames {
  readonly parameter: string;
}

/**
 * What a listing is filtered by with a list of ids. Selections, addresses, calls, the parts of the filter panel and the
 * tags of what is chosen follow from what stands here; where a new kind lacks something else, the types say so.
 */
export const filterKinds = {
  brands: { parameter: "brands" },
  categories: { parameter: "categories" },
  colors: { parameter: "selected_primary_color_ids" },
} as const satisfies Readonly<Record<string, KindNames>>;

/** A kind of filter with a list of ids. */
export type FilterKind = keyof typeof filterKinds;

/** One value for each kind. */
export type ByKind<Value> = Readonly<Record<FilterKind, Value>>;

/** Makes one value for each kind. */
export function eachKind<Value>(make: (kind: FilterKind) => Value): ByKind<Value> {
  return { brands: make("brands"), categories: make("categories"), colors: make("colors") };
}

const isKind = (name: string): name is FilterKind => Object.hasOwn(filterKinds, name);

/** The kinds in their order. */
export const filterKindNames: readonly FilterKind[] = Object.keys(filterKinds).filter(isKind);
