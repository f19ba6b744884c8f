/** The names that belong to a filter kind. */
interface KindNames {
  /** The parameter of a listing's address or plain form that holds the chosen ids. */
  readonly parameter: string;
  /**
   * The field of a listing's filters with the ids selected when the page opened. What is offered is under the kind's
   * name.
   */
  readonly chosen: string;
}

/**
 * The filters of a listing that are lists of ids. Selections, addresses, calls, the parts of the filter panel and the
 * tags of active filters derive from this object; the types report what else a new kind needs.
 */
export const filterKinds = {
  brands: { parameter: "brands", chosen: "chosenBrands" },
  categories: { parameter: "categories", chosen: "chosenCategories" },
  colors: { parameter: "selected_primary_color_ids", chosen: "chosenColors" },
  stock: { parameter: "stock", chosen: "chosenStock" },
  offers: { parameter: "offers", chosen: "chosenOffers" },
  ratings: { parameter: "ratings", chosen: "chosenRatings" },
} as const satisfies Readonly<Record<string, KindNames>>;

/** A filter kind with a list of ids. */
export type FilterKind = keyof typeof filterKinds;

/** One value per kind. */
export type ByKind<Value> = Readonly<Record<FilterKind, Value>>;

/** Makes one value per kind. */
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

/** One row that a listing offers as a filter. */
export interface OfferedRow {
  readonly id: number;
  readonly name: string;
  /** Products that have it, before any filter. */
  readonly count?: number | undefined;
  /** Colour of the swatch before the name; null if it has none. */
  readonly swatch?: string | null;
  /** The finer values that it covers. */
  readonly values?: readonly number[];
}

/** What a listing offers per kind, and what was selected when the page opened. */
export type KindFields = ByKind<readonly OfferedRow[]> & {
  readonly [Kind in FilterKind as (typeof filterKinds)[Kind]["chosen"]]: readonly number[];
};
