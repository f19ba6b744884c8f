import { suggestionsPerType } from "./limits.ts";

/** The kinds of suggestions in the order in which they stand. */
const suggestionKinds = ["product", "category", "brand", "page"] as const;

/** What a suggestion of the search field leads to. */
export type SuggestionKind = (typeof suggestionKinds)[number];

/** What decides where a suggestion stands. */
export interface KindedSuggestion {
  readonly type: SuggestionKind;
  readonly header: string | null;
}

/** The suggestions of one kind. */
export interface SuggestionGroup<S> {
  readonly kind: SuggestionKind;
  readonly suggestions: readonly S[];
}

/** Suggestions by kind, at most ten of each; kinds without any are left out. */
export function suggestionGroups<S extends KindedSuggestion>(suggestions: readonly S[]): readonly SuggestionGroup<S>[] {
  return suggestionKinds
    .map((kind) => ({
      kind,
      suggestions: suggestions.filter(({ type }) => type === kind).slice(0, suggestionsPerType),
    }))
    .filter((group) => group.suggestions.length > 0);
}

/** The heading that the server gives the products, or null when they are simply counted. */
export function suggestionHeader(suggestions: readonly KindedSuggestion[]): string | null {
  return suggestions.find(({ type }) => type === "product")?.header || null;
}
