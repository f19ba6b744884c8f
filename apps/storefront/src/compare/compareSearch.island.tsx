import { CatalogProvider, CompareSearch } from "@torg/catalog";
import { compareSearchCall, type CompareSuggestion } from "@torg/catalog/contract";
import { compareSearchDelay } from "@torg/catalog/domain/compare";
import { createSuggestionState, type SuggestionState } from "@torg/catalog/state";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { awaken, type Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ReactNode } from "react";
import { openTyped } from "../awake/openTyped.ts";
import { shopClient } from "../awake/shopClient.ts";

/** What travels in the markup for the search of the compare page. */
export interface CompareSearchPlaceProps {
  /** The products that are compared already. */
  readonly ids: readonly number[];
  readonly query: string;
}

/** Props of `CompareSearchView`. */
export interface CompareSearchViewProps extends CompareSearchPlaceProps {
  readonly search: SuggestionState<CompareSuggestion>;
}

/** The field that finds one more product to compare. */
export function CompareSearchView({ ids, query, search }: CompareSearchViewProps): ReactNode {
  return (
    <CatalogProvider>
      <CompareSearch ids={ids} query={query} search={search} />
    </CatalogProvider>
  );
}

/** The search of the compare page: a form, and suggestions once somebody reaches for it. */
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

const draw = awaken<typeof compareSearch>(CompareSearchView, (props) => ({
  ...props,
  search: createSuggestionState({
    ask: (text) => shopClient().send(compareSearchCall, { text }),
    delay: compareSearchDelay,
    onFailure: () => {
      window.alert(laterCatalogTexts.search.compareFailed);
    },
  }),
}));

/** Takes the field over, and shows what was asked for meanwhile. */
export const mount: Mount = async (element, takeTyped) => {
  await draw(element, takeTyped);
  openTyped(element);
};
