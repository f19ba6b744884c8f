/** Width of a tile's picture in pixels. */
export const tileImageWidth = 220;
/** Characters that a search needs before it suggests anything. */
export const searchMinimum = 2;
/** Characters of a search that are read; a field takes no more. */
export const searchMaximum = 100;
/** Milliseconds without typing before a search suggests. */
export const searchDelay = 200;
/** Suggestions of each kind. */
export const suggestionsPerType = 10;
/** Characters that a suggestion widget needs by default. */
export const suggestionMinimum = 1;
