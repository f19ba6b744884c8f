import { afterEach, expect, it, vi } from "vitest";
import { type Islands, startIslands } from "./startIslands.ts";

let islands: Islands | undefined;

afterEach(() => {
  islands?.stop();
  vi.unstubAllGlobals();
});

it("wakes an island in which a control was focused before it started, and no other", () => {
  // The simulated browser has none, and no island here waits for being seen.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      disconnect = vi.fn<() => void>();
    },
  );
  const loaded: string[] = [];
  document.body.innerHTML = `
    <div data-island="buy"><button>Buy</button></div>
    <div data-island="compare"><button>Compare</button></div>`;
  document.querySelector<HTMLElement>("[data-island=buy] button")?.focus();
  islands = startIslands({
    load(name) {
      loaded.push(name);
      return Promise.resolve({ mount: () => {} });
    },
  });

  expect(loaded).toEqual(["buy"]);
});
