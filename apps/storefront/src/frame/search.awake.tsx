import { autocompleteCall } from "@torg/catalog/contract";
import { searchDelay, searchMinimum } from "@torg/catalog/domain";
import { createSuggestionState } from "@torg/catalog/state";
import { defineIsland } from "@torg/islands";
import type { IslandModule } from "@torg/islands";
import { openTyped } from "../awake/openTyped.ts";
import { shopClient } from "../awake/shopClient.ts";
import { SearchView } from "./SearchView.tsx";
import type { SearchIslandProps } from "./SearchView.tsx";

const island = defineIsland(async (props: SearchIslandProps) => {
  const search = createSuggestionState({
    ask: async (query) => (await shopClient().send(autocompleteCall, { query })).suggestions,
    delay: searchDelay,
    minimum: searchMinimum,
  });
  await import("../client/searchStyles.ts");
  return <SearchView {...props} search={search} />;
});

/** Takes the field over, and shows what was asked for meanwhile. */
export const mount: IslandModule["mount"] = async (element, takeTyped) => {
  await island.mount(element, takeTyped);
  openTyped(element);
};
