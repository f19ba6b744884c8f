import { suggestionsPerType } from "./limits.ts";

/** The kinds of suggestions in display order. */
const suggestionKinds = ["product", "category", "brand", "page"] as const;

/** The kind of a suggestion in the search field. */
export type SuggestionKind = (typeof suggestionKinds)[number];

/** What decides where a suggestion is shown. */
export interface GroupedSuggestion {
  readonly type: SuggestionKind;
  readonly header: string | null;
}

/** The suggestions of one kind. */
export interface SuggestionGroup<S> {
  readonly kind: SuggestionKind;
  readonly suggestions: readonly S[];
}

/** Suggestions by kind, at most ten of each; kinds without any are left out. */
export function suggestionGroups<S extends GroupedSuggestion>(
  suggestions: readonly S[],
): readonly SuggestionGroup<S>[] {
  return suggestionKinds
    .map((kind) => ({
      kind,
      suggestions: suggestions.filter(({ type }) => type === kind).slice(0, suggestionsPerType),
    }))
    .filter((group) => group.suggestions.length > 0);
}

/** The server's heading for the products, or null to use the number of them. */
export function suggestionHeader(suggestions: readonly GroupedSuggestion[]): string | null {
  return suggestions.find(({ type }) => type === "product")?.header || null;
}
