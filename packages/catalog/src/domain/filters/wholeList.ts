/** The parameter of a listing's address that names the filter list to render in full. */
export const fullListParameter = "whole_list";

/**
 * The filter list that a page's address wants rendered in full: `brands`, `groups`, or the id of a group; null for
 * none. Accepts a `URLSearchParams`.
 */
export function requestedFullList(query: { readonly get: (name: string) => string | null }): string | null {
  return query.get(fullListParameter);
}
