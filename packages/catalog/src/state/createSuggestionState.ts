import { isUnreadable } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import { suggestionMinimum } from "../domain/limits.ts";

/** The state of a field with suggestions. */
export interface SuggestionSnapshot<Suggestion> {
  /** The text in the field. */
  readonly query: string;
  /** The results for `answered`; they stay while the next response is awaited. */
  readonly suggestions: readonly Suggestion[];
  /** The query that the suggestions belong to; null if there are none to show. */
  readonly answered: string | null;
  readonly isWaiting: boolean;
  /** Whether the latest response could not be read. */
  readonly isUnreadable: boolean;
}

/** Dependencies of the suggestions. */
export interface SuggestionOptions<Suggestion> {
  /** Requests suggestions for a trimmed query. */
  readonly ask: (query: string) => Promise<readonly Suggestion[]>;
  /** Milliseconds without typing before a request. */
  readonly delay: number;
  /** Characters that a request needs. Default: 1. */
  readonly minimum?: number;
  /** Called when the latest request failed; nothing is shown for it. */
  readonly onFailure?: () => void;
}

/** A field that suggests while typing; only the response for the current text counts. */
export interface SuggestionState<Suggestion> extends Pick<
  StoreApi<SuggestionSnapshot<Suggestion>>,
  "getState" | "getInitialState" | "subscribe"
> {
  readonly setQuery: (query: string) => void;
  /** Clears field and suggestions. */
  readonly reset: () => void;
}

/** Creates the state of a field with suggestions. */
export function createSuggestionState<Suggestion>(options: SuggestionOptions<Suggestion>): SuggestionState<Suggestion> {
  const { ask, delay, minimum = suggestionMinimum, onFailure } = options;
  const store = createStore<SuggestionSnapshot<Suggestion>>(() => ({
    query: "",
    suggestions: [],
    answered: null,
    isWaiting: false,
    isUnreadable: false,
  }));
  let latestRequestId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const find = async (requestId: number, query: string): Promise<void> => {
    try {
      const suggestions = await ask(query);
      if (requestId === latestRequestId)
        store.setState({ suggestions, answered: query, isWaiting: false, isUnreadable: false });
    } catch (error) {
      if (requestId !== latestRequestId) return;
      store.setState({ suggestions: [], answered: null, isWaiting: false, isUnreadable: isUnreadable(error) });
      onFailure?.();
    }
  };
  const setQuery = (query: string): void => {
    latestRequestId += 1;
    const requestId = latestRequestId;
    clearTimeout(timer);
    const words = query.trim();
    if (words.length < minimum) {
      store.setState({ query, suggestions: [], answered: null, isWaiting: false, isUnreadable: false });
      return;
    }
    store.setState({ query, isWaiting: true });
    timer = setTimeout(() => void find(requestId, words), delay);
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setQuery,
    reset: () => {
      setQuery("");
    },
  };
}
