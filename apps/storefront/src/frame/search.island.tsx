import { CatalogProvider, SearchField, SearchStart } from "@torg/catalog";
import { autocompleteCall, type Suggestion } from "@torg/catalog/contract";
import { searchDelay, searchMinimum } from "@torg/catalog/domain";
import type { ComplianceProfile } from "@torg/compliance";
import { createSuggestionState, type SuggestionState } from "@torg/catalog/state";
import { hydrateView, type Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { navigationTexts } from "@torg/navigation/texts";
import { type ReactNode, useState } from "react";
import { openTyped } from "../awake/openTyped.ts";
import { shopClient } from "../awake/shopClient.ts";
import { type SearchMemory, searchMemory, type StartOfSearch } from "./searchMemory.ts";
import "./search.css";

/** Props in the markup for the shop's search. */
export interface SearchPlaceProps {
  /** The query that the page shows results for. */
  readonly query: string;
  /** Which rules apply to the prices shown. */
  readonly complianceProfile: ComplianceProfile;
}

/** Props of `SearchView`. */
export interface SearchViewProps extends SearchPlaceProps {
  readonly search: SuggestionState<Suggestion>;
  readonly memory: SearchMemory;
}

/** The shop's search. */
export function SearchView({ query, complianceProfile, search, memory }: SearchViewProps): ReactNode {
  const [start, setStart] = useState<StartOfSearch | null>(null);
  return (
    <CatalogProvider settings={{ complianceProfile }}>
      <SearchField
        className="torg-site-header__search"
        query={query}
        search={search}
        placeholder={navigationTexts.searchHint}
        fillsPhone
        onOpen={() => memory.read(setStart)}
        onSearch={memory.keep}
        start={
          start !== null && (
            <SearchStart
              {...start}
              onForget={() => {
                memory.forget();
                setStart({ ...start, searches: [] });
              }}
            />
          )
        }
      />
    </CatalogProvider>
  );
}

/** The shop's search in the header: a form, with suggestions after the first interaction. */
export const search = defineIsland({
  name: "search",
  view: SearchView,
  asleep: (given: SearchPlaceProps) => ({
    ...given,
    search: createSuggestionState<Suggestion>({ ask: () => Promise.resolve([]), delay: 0 }),
    memory: { read: () => {}, keep: () => {}, forget: () => {} },
  }),
  props: (given) => given,
  isLate: true,
});

const hydrate = hydrateView<typeof search>(SearchView, (props) => ({
  ...props,
  search: createSuggestionState({
    ask: async (query) => (await shopClient().send(autocompleteCall, { query })).suggestions,
    delay: searchDelay,
    minimum: searchMinimum,
  }),
  memory: searchMemory,
}));

/** Hydrates the field, and shows suggestions for what was typed meanwhile. */
export const mount: Mount = async (element, takeTyped) => {
  await hydrate(element, takeTyped);
  openTyped(element);
};
