import { CatalogProvider, CompareSearch } from "@torg/catalog";
import type { CompareSuggestion } from "@torg/catalog/contract";
import type { SuggestionState } from "@torg/catalog/state";
import type { ReactNode } from "react";

/** What travels in the markup for the search of the compare page. */
export interface CompareSearchIslandProps {
  /** The products that are compared already. */
  readonly ids: readonly number[];
  readonly query: string;
}

/** Props of `CompareSearchView`. */
export interface CompareSearchViewProps extends CompareSearchIslandProps {
  readonly search: SuggestionState<CompareSuggestion>;
}

/** The search of the compare page: what the server renders and what the island takes over. */
export function CompareSearchView({ ids, query, search }: CompareSearchViewProps): ReactNode {
  return (
    <CatalogProvider>
      <CompareSearch ids={ids} query={query} search={search} />
    </CatalogProvider>
  );
}
