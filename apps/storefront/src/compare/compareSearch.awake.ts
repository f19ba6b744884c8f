import { compareSearchCall } from "@torg/catalog/contract";
import { compareSearchDelay } from "@torg/catalog/domain/compare";
import { createSuggestionState } from "@torg/catalog/state";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { awaken, type Mount } from "@torg/islands";
import { openTyped } from "../awake/openTyped.ts";
import { shopClient } from "../awake/shopClient.ts";
import { CompareSearchView, type compareSearch } from "./compareSearch.island.tsx";

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
export const mount: Mount<"compareSearch"> = async (element, takeTyped) => {
  await draw(element, takeTyped);
  openTyped(element);
};
