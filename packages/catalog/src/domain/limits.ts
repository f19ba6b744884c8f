/** Width of a tile's picture in pixels. */
export const tileImageWidth = 220;
/** Distance above the listing, in pixels, that scrolling to it keeps. */
export const scrollOffset = 60;
/** Subcategories that show before their list is expanded. */
export const collapsedSubcategories = 5;
/** The highest rating. */
export const ratingScale = 5;
/** The brand that stands for products without a brand; its name is never shown. */
export const unnamedBrandId = 1;
/** Products that can be compared at once. */
export const compareMax = 4;
/** Characters that a search needs before it suggests anything. */
export const searchMinimum = 2;
/** Milliseconds of rest before a search suggests. */
export const searchDelay = 200;
/** Suggestions of each kind. */
export const suggestionsPerType = 10;
/** Milliseconds of rest before the compare page searches. */
export const compareSearchDelay = 500;
/** Milliseconds for which a product counts as just added to the comparison. */
export const justAddedTime = 3000;
/** Characters that a widget with suggestions needs when nothing else is said. */
export const suggestionMinimum = 1;
