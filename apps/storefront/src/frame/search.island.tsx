import { CatalogProvider, SearchField } from "@torg/catalog";
import { autocompleteCall, type Suggestion } from "@torg/catalog/contract";
import { searchDelay, searchMinimum } from "@torg/catalog/domain";
import type { ComplianceProfile } from "@torg/compliance";
import { createSuggestionState, type SuggestionState } from "@torg/catalog/state";
import { awaken, type Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { navigationTexts } from "@torg/navigation/texts";
import type { ReactNode } from "react";
import { openTyped } from "../awake/openTyped.ts";
import { shopClient } from "../awake/shopClient.ts";
import "./search.css";

/** What travels in the markup for the shop's search. */
export interface SearchPlaceProps {
  /** What the page was searched for. */
  readonly query: string;
  /** Which rules the figures follow. */
  readonly complianceProfile: ComplianceProfile;
}

/** Props of `SearchView`. */
export interface SearchViewProps extends SearchPlaceProps {
  readonly search: SuggestionState<Suggestion>;
}

/** The shop's search. */
export function SearchView({ query, complianceProfile, search }: SearchViewProps): ReactNode {
  return (
    <CatalogProvider settings={{ complianceProfile }}>
      <SearchField
        className="torg-site-header__search"
        query={query}
        search={search}
        placeholder={navigationTexts.searchHint}
      />
    </CatalogProvider>
  );
}

/** The shop's search in the header: a form, and suggestions once somebody reaches for it. */
export const search = defineIsland({
  name: "search",
  view: SearchView,
  asleep: (given: SearchPlaceProps) => ({
    ...given,
    search: createSuggestionState<Suggestion>({ ask: () => Promise.resolve([]), delay: 0 }),
  }),
  props: (given) => given,
  isLate: true,
});

const draw = awaken<typeof search>(SearchView, (props) => ({
  ...props,
  search: createSuggestionState({
    ask: async (query) => (await shopClient().send(autocompleteCall, { query })).suggestions,
    delay: searchDelay,
    minimum: searchMinimum,
  }),
}));

/** Takes the field over, and shows what was asked for meanwhile. */
export const mount: Mount = async (element, takeTyped) => {
  await draw(element, takeTyped);
  openTyped(element);
};
