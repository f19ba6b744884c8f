import { compareSearchCall } from "@torg/catalog/contract";
import { compareSearchDelay } from "@torg/catalog/domain/compare";
import { createSuggestionState } from "@torg/catalog/state";
import { searchTexts } from "@torg/catalog/texts";
import { defineIsland } from "@torg/islands";
import type { IslandModule } from "@torg/islands";
import { openTyped } from "../awake/openTyped.ts";
import { shopClient } from "../awake/shopClient.ts";
import { CompareSearchView } from "./CompareSearchView.tsx";
import type { CompareSearchIslandProps } from "./CompareSearchView.tsx";

const island = defineIsland((props: CompareSearchIslandProps) => {
  const search = createSuggestionState({
    ask: (text) => shopClient().send(compareSearchCall, { text }),
    delay: compareSearchDelay,
    onFailure: () => {
      window.alert(searchTexts.compareFailed);
    },
  });
  return <CompareSearchView {...props} search={search} />;
});

/** Takes the field over, and shows what was asked for meanwhile. */
export const mount: IslandModule["mount"] = async (element, takeTyped) => {
  await island.mount(element, takeTyped);
  openTyped(element);
};
