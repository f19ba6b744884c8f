import { compareSearchCall } from "@torg/catalog/contract";
import { compareSearchDelay } from "@torg/catalog/domain";
import { createSuggestionState } from "@torg/catalog/state";
import { catalogTexts } from "@torg/catalog/texts";
import { defineIsland } from "@torg/islands";
import { shopClient } from "../client/shopClient.ts";
import { CompareSearchView } from "../pages/CompareSearchView.tsx";
import type { CompareSearchIslandProps } from "../pages/CompareSearchView.tsx";

export const { mount } = defineIsland((props: CompareSearchIslandProps) => {
  const search = createSuggestionState({
    ask: (text) => shopClient().send(compareSearchCall, { text }),
    delay: compareSearchDelay,
    onFailure: () => {
      window.alert(catalogTexts.compare.searchFailed);
    },
  });
  return <CompareSearchView {...props} search={search} />;
});
