import { CatalogProvider, CompareSearch } from "@torg/catalog";
import { compareSearchCall, type CompareSuggestion } from "@torg/catalog/contract";
import { compareSearchDelay } from "@torg/catalog/domain/compare";
import { createSuggestionState, type SuggestionState } from "@torg/catalog/state";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { hydrateView, type Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ReactNode } from "react";
import { openTyped } from "../awake/openTyped.ts";
import { shopClient } from "../awake/shopClient.ts";

/** Props in the markup for the search of the compare page. */
export interface CompareSearchPlaceProps {
  /** The products already being compared. */
  readonly ids: readonly number[];
  readonly query: string;
}

/** Props of `CompareSearchView`. */
export interface CompareSearchViewProps extends CompareSearchPlaceProps {
  readonly search: SuggestionState<CompareSuggestion>;
}

/** The search field that adds one more product to the comparison. */
export function CompareSearchView({ ids, query, search }: CompareSearchViewProps): ReactNode {
  return (
    <CatalogProvider>
      <CompareSearch ids={ids} query={query} search={search} />
    </CatalogProvider>
  );
}

/** The search of the compare page: a form, with suggestions after the first interaction. */
export const compareSearch = defineIsland({
  name: "compareSearch",
  view: CompareSearchView,
  asleep: (given: CompareSearchPlaceProps) => ({
    ...given,
    search: createSuggestionState<CompareSuggestion>({ ask: () => Promise.resolve([]), delay: 0 }),
  }),
  props: (given) => given,
  isLate: true,
});

const hydrate = hydrateView<typeof compareSearch>(CompareSearchView, (props) => ({
  ...props,
  search: createSuggestionState({
    ask: (text) => shopClient().send(compareSearchCall, { text }),
    delay: compareSearchDelay,
    onFailure: () => {
      window.alert(laterCatalogTexts.search.compareFailed);
    },
  }),
}));

/** Hydrates the field, and shows suggestions for what was typed meanwhile. */
export const mount: Mount = async (element, takeTyped) => {
  await hydrate(element, takeTyped);
  openTyped(element);
};
