/** Suggestions of each kind that an answer holds at most. */
export const suggestionsPerType = 10;
