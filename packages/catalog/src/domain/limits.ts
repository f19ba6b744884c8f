/** Width of a tile's picture in pixels. */
export const tileImageWidth = 220;
/** Characters that a search needs before it suggests anything. */
export const searchMinimum = 2;
/** Milliseconds of rest before a search suggests. */
export const searchDelay = 200;
/** Suggestions of each kind. */
export const suggestionsPerType = 10;
/** Characters that a widget with suggestions needs when nothing else is said. */
export const suggestionMinimum = 1;
