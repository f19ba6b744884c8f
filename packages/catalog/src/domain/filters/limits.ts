/** Space in pixels to keep above the listing when scrolling to it. */
export const scrollOffset = 60;
/** Subcategories that show while their list is collapsed. */
export const collapsedSubcategories = 5;
