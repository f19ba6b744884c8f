import { seenKey } from "@torg/catalog/domain/product";
import { forgetSeen, keptSeen } from "@torg/catalog/wire";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSeen } from "./openSeen.ts";

let come: () => void = () => {};
const wake = vi.fn<(island: HTMLElement) => void>();

function placeOf(productId: number | null): HTMLElement {
  const place = document.createElement("div");
  place.dataset["props"] = JSON.stringify({ productId, settings: {} });
  return place;
}

beforeEach(() => {
  // The simulated browser cannot scroll.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element): void {
        const entry = { isIntersecting: true, target };
        come = () => Reflect.apply(this.#tell, undefined, [[entry], this]);
      }
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  wake.mockClear();
  come = () => {};
});

const seenIds = () => keptSeen().map(({ productId }) => productId);

describe("openSeen", () => {
  it("remembers the products of the pages that were opened, and shows nothing on the first", () => {
    openSeen(placeOf(1001), wake);
    come();
    expect([seenIds(), wake.mock.calls]).toEqual([[1001], []]);
  });

  it("wakes the row of what was looked at before, once somebody comes near it", () => {
    openSeen(placeOf(1001), wake);
    const place = placeOf(1008);
    openSeen(place, wake);
    expect(wake).not.toHaveBeenCalled();
    come();
    expect(wake.mock.calls).toEqual([[place]]);
    expect(seenIds()).toEqual([1008, 1001]);
  });

  it("shows nothing where the product of the page is all that was looked at", () => {
    openSeen(placeOf(1001), wake);
    openSeen(placeOf(1001), wake);
    come();
    expect(wake).not.toHaveBeenCalled();
  });

  it("remembers nothing of a page that is of no product", () => {
    openSeen(placeOf(null), wake);
    expect(localStorage.getItem(seenKey)).toBeNull();
  });

  it("does without where storage is blocked", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked");
    });
    expect(() => openSeen(placeOf(1001), wake)).not.toThrow();
    vi.restoreAllMocks();
  });
});

it("forgets everything when the yes is taken back", () => {
  openSeen(placeOf(1001), wake);
  forgetSeen();
  expect(localStorage.getItem(seenKey)).toBeNull();
});
