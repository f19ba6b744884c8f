/** Distance above the listing, in pixels, that scrolling to it keeps. */
export const scrollOffset = 60;
/** Subcategories that show before their list is expanded. */
export const collapsedSubcategories = 5;
