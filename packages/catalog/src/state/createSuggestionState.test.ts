import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { searchDelay, searchMinimum } from "../domain/limits.ts";
import { createSuggestionState } from "./createSuggestionState.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const rest = (milliseconds: number = searchDelay) => vi.advanceTimersByTimeAsync(milliseconds);

function aState(ask = vi.fn((query: string) => Promise.resolve([query]))) {
  const onFailure = vi.fn();
  const state = createSuggestionState({ ask, delay: searchDelay, minimum: searchMinimum, onFailure });
  return { ask, onFailure, state };
}

describe("createSuggestionState", () => {
  it("requests nothing for a single character", async () => {
    const { state, ask } = aState();
    state.setQuery(" t ");
    await rest();
    expect(ask).not.toHaveBeenCalled();
    expect(state.getState()).toEqual({
      query: " t ",
      suggestions: [],
      answered: null,
      isWaiting: false,
      isUnreadable: false,
    });
  });

  it("requests once, after a pause in typing", async () => {
    const { state, ask } = aState();
    for (const query of ["tv", "tvä", "tvät"]) {
      state.setQuery(query);
      await rest(searchDelay - 1);
    }
    expect(ask).not.toHaveBeenCalled();
    expect(state.getState().isWaiting).toBe(true);
    await rest(1);
    expect(ask.mock.calls).toEqual([["tvät"]]);
    expect(state.getState()).toMatchObject({ suggestions: ["tvät"], answered: "tvät", isWaiting: false });
  });

  it("requests from the first character by default", async () => {
    const ask = vi.fn(() => Promise.resolve([]));
    createSuggestionState({ ask, delay: 10 }).setQuery("t");
    await rest(10);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("keeps what is shown until the next response", async () => {
    const { state } = aState();
    state.setQuery("tv");
    await rest();
    state.setQuery("två");
    expect(state.getState()).toMatchObject({ suggestions: ["tv"], answered: "tv", isWaiting: true });
  });

  it("shows nothing for an empty field, whatever is still on its way", async () => {
    const { state } = aState();
    state.setQuery("tv");
    await rest(searchDelay - 1);
    state.reset();
    await rest(1000);
    expect(state.getState()).toEqual({
      query: "",
      suggestions: [],
      answered: null,
      isWaiting: false,
      isUnreadable: false,
    });
  });

  it("reports a failure and shows nothing", async () => {
    const { state, onFailure } = aState(vi.fn(() => Promise.reject(new Error("down"))));
    state.setQuery("tv");
    await rest();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(state.getState()).toMatchObject({ suggestions: [], answered: null, isWaiting: false, isUnreadable: false });
  });

  it("does not report the failure of an outdated request", async () => {
    const ask = vi.fn(
      (query: string) =>
        new Promise<string[]>((resolve, reject) => {
          setTimeout(() => (query === "tv" ? reject(new Error("down")) : resolve([query])), query === "tv" ? 500 : 10);
        }),
    );
    const { state, onFailure } = aState(ask);
    state.setQuery("tv");
    await rest();
    state.setQuery("tvätt");
    await rest(1000);
    expect(onFailure).not.toHaveBeenCalled();
    expect(state.getState()).toMatchObject({ suggestions: ["tvätt"], isWaiting: false });
  });

  it("ends with the response to the current text, however late the others come", async () => {
    const key = fc.record({ query: fc.string({ maxLength: 4 }), answerAfter: fc.nat(900), rest: fc.nat(400) });
    await fc.assert(
      fc.asyncProperty(fc.array(key, { minLength: 1, maxLength: 8 }), async (keys) => {
        const delays = keys.map(({ answerAfter }) => answerAfter);
        const { state } = aState(
          vi.fn(
            (query: string) =>
              new Promise<string[]>((resolve) => setTimeout(() => resolve([query]), delays.pop() ?? 0)),
          ),
        );
        for (const each of keys) {
          state.setQuery(each.query);
          await rest(each.rest);
        }
        await rest(2000);
        const last = (keys.at(-1)?.query ?? "").trim();
        expect(state.getState()).toMatchObject(
          last.length < searchMinimum
            ? { suggestions: [], answered: null, isWaiting: false, isUnreadable: false }
            : { suggestions: [last], answered: last, isWaiting: false },
        );
      }),
      { numRuns: 60 },
    );
  });
});
