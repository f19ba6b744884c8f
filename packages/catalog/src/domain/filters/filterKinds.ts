/** The names that belong to a kind of filter. */
interface KindNames {
  /** Where a listing's address, or a plain form, says which ids are chosen. */
  readonly parameter: string;
  /** The field of a listing's filters with the ids that its page was opened with; what is offered has the kind's name. */
  readonly chosen: string;
}

/**
 * What a listing is filtered by with a list of ids. Selections, addresses, calls, the parts of the filter panel and the
 * tags of what is chosen follow from what stands here; where a new kind lacks something else, the types say so.
 */
export const filterKinds = {
  brands: { parameter: "brands", chosen: "chosenBrands" },
  categories: { parameter: "categories", chosen: "chosenCategories" },
  colors: { parameter: "selected_primary_color_ids", chosen: "chosenColors" },
  stock: { parameter: "stock", chosen: "chosenStock" },
  offers: { parameter: "offers", chosen: "chosenOffers" },
  ratings: { parameter: "ratings", chosen: "chosenRatings" },
} as const satisfies Readonly<Record<string, KindNames>>;

/** A kind of filter with a list of ids. */
export type FilterKind = keyof typeof filterKinds;

/** One value for each kind. */
export type ByKind<Value> = Readonly<Record<FilterKind, Value>>;

/** Makes one value for each kind. */
export function eachKind<Value>(make: (kind: FilterKind) => Value): ByKind<Value> {
  return {
    brands: make("brands"),
    categories: make("categories"),
    colors: make("colors"),
    stock: make("stock"),
    offers: make("offers"),
    ratings: make("ratings"),
  };
}

const isKind = (name: string): name is FilterKind => Object.hasOwn(filterKinds, name);

/** The kinds in their order. */
export const filterKindNames: readonly FilterKind[] = Object.keys(filterKinds).filter(isKind);

/** One thing that a listing offers to be filtered by. */
export interface OfferedRow {
  readonly id: number;
  readonly name: string;
  /** Products that have it, before any filter. */
  readonly count?: number | undefined;
  /** Colour of the swatch before the name; null where it has none to show. */
  readonly swatch?: string | null;
  /** The finer values behind it. */
  readonly values?: readonly number[];
}

/** What a listing offers of each kind, and what of it was chosen when its page opened. */
export type KindFields = ByKind<readonly OfferedRow[]> & {
  readonly [Kind in FilterKind as (typeof filterKinds)[Kind]["chosen"]]: readonly number[];
};
