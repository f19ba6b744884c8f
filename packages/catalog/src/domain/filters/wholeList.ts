/** The parameter of a listing's address that names the list to draw as a whole. */
export const wholeListName = "whole_list";

/**
 * The list that a page's address asks to be drawn as a whole: `brands`, `groups`, the id of a group; or null.
 * `new URLSearchParams(…)` suits.
 */
export function wholeListOf(query: { readonly get: (name: string) => string | null }): string | null {
  return query.get(wholeListName);
}
