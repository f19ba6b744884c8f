import { CatalogProvider, SearchField } from "@torg/catalog";
import type { Suggestion } from "@torg/catalog/contract";
import type { ComplianceProfile } from "@torg/catalog/domain";
import type { SuggestionState } from "@torg/catalog/state";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** What travels in the markup for the shop's search. */
export interface SearchIslandProps {
  /** What the page was searched for. */
  readonly query: string;
  /** Which rules the figures follow. */
  readonly complianceProfile: ComplianceProfile;
}

/** Props of `SearchView`. */
export interface SearchViewProps extends SearchIslandProps {
  readonly search: SuggestionState<Suggestion>;
}

/** The shop's search: what the server renders and what the island takes over. */
export function SearchView({ query, complianceProfile, search }: SearchViewProps): ReactNode {
  return (
    <CatalogProvider settings={{ complianceProfile }}>
      <SearchField
        className="torg-site-header__search"
        query={query}
        search={search}
        placeholder={storefrontTexts.searchHint}
      />
    </CatalogProvider>
  );
}
