import { createSuggestionState } from "@torg/catalog/state";
import type { SuggestionState } from "@torg/catalog/state";

/** A field with suggestions as the server renders it: nobody types there. */
export const sleepingSuggestions: SuggestionState<never> = createSuggestionState<never>({
  ask: () => Promise.resolve([]),
  delay: 0,
});
