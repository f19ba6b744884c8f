import { autocompleteCall } from "@torg/catalog/contract";
import { searchDelay, searchMinimum } from "@torg/catalog/domain";
import { createSuggestionState } from "@torg/catalog/state";
import { defineIsland } from "@torg/islands";
import { shopClient } from "../client/shopClient.ts";
import { SearchView } from "../layout/SearchView.tsx";
import type { SearchIslandProps } from "../layout/SearchView.tsx";

export const { mount } = defineIsland(async (props: SearchIslandProps) => {
  const search = createSuggestionState({
    ask: async (query) => (await shopClient().send(autocompleteCall, { query })).suggestions,
    delay: searchDelay,
    minimum: searchMinimum,
  });
  await import("../client/searchStyles.ts");
  return <SearchView {...props} search={search} />;
});
