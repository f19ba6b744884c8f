import { autocompleteCall } from "@torg/catalog/contract";
import { searchDelay, searchMinimum } from "@torg/catalog/domain";
import { createSuggestionState } from "@torg/catalog/state";
import { awaken, type Mount } from "@torg/islands";
import { openTyped } from "../awake/openTyped.ts";
import { shopClient } from "../awake/shopClient.ts";
import { SearchView, type search as island } from "./search.island.tsx";
import "./search.css";

const draw = awaken<typeof island>(SearchView, (props) => ({
  ...props,
  search: createSuggestionState({
    ask: async (query) => (await shopClient().send(autocompleteCall, { query })).suggestions,
    delay: searchDelay,
    minimum: searchMinimum,
  }),
}));

/** Takes the field over, and shows what was asked for meanwhile. */
export const mount: Mount<"search"> = async (element, takeTyped) => {
  await draw(element, takeTyped);
  openTyped(element);
};
