/** The fields of a subcategory that decide whether it shows. */
export interface SubcategoryState {
  readonly isActive: boolean;
  readonly total: number;
}

/** Where subcategories are listed. */
export interface SubcategoryView {
  readonly isMobilePanel: boolean;
  /** Level of the current category, or null without one. */
  readonly level: number | null;
  /** Whether the list beside the products also shows categories without products. */
  readonly showsEmpty?: boolean;
}

/** The subcategories to show: active ones with products. On the first level the mobile panel shows empty ones too. */
export function visibleSubcategories<Subcategory extends SubcategoryState>(
  subcategories: readonly Subcategory[],
  view: SubcategoryView,
): readonly Subcategory[] {
  const showsEmpty = view.isMobilePanel ? view.level === 1 : view.showsEmpty === true;
  return subcategories.filter((category) => category.isActive && (showsEmpty || category.total > 0));
}
