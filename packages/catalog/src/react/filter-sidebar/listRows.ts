import type { ToggledList } from "../../domain/filters/filterSelection.ts";
import type { ListingState } from "../../state/createListingState.ts";

/** One thing of a list that a listing can be filtered by. */
export interface ListRow {
  readonly id: number;
  readonly name: string;
  /** Colour of the swatch before the name. */
  readonly swatch?: string | null;
}

/** What a listing offers in one of its lists; no brands on a page that is a brand's own. */
export function listRows({ filters, getState }: ListingState, list: ToggledList): readonly ListRow[] {
  if (list === "colors") return filters.primary_colors.map(({ id, name, hex }) => ({ id, name, swatch: hex }));
  if (list === "categories")
    return filters.filterable_categories.map((each) => ({ id: each.category_id, name: each.category_name }));
  if (getState().place.fromBrands) return [];
  return filters.brands.map((each) => ({ id: each.brand_id, name: each.brand_name }));
}
