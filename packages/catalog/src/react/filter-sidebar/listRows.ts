import type { FilterKind } from "../../domain/filters/filterKinds.ts";
import type { ListingState } from "../../state/createListingState.ts";

/** One thing of a list that a listing can be filtered by. */
export interface ListRow {
  readonly id: number;
  readonly name: string;
  /** Colour of the swatch before the name. */
  readonly swatch?: string | null;
}

/** What a listing offers of one kind; nothing of what is the page's own. */
export function listRows({ filters, own }: ListingState, kind: FilterKind): readonly ListRow[] {
  if (own[kind] !== undefined) return [];
  if (kind === "colors") return filters.primary_colors.map(({ id, name, hex }) => ({ id, name, swatch: hex }));
  if (kind === "categories")
    return filters.filterable_categories.map((each) => ({ id: each.category_id, name: each.category_name }));
  return filters.brands.map((each) => ({ id: each.brand_id, name: each.brand_name }));
}
