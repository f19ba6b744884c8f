import { viewedProductsKey } from "@torg/catalog/domain/product";
import { clearRecentHistory, storedViewedProducts } from "@torg/catalog/wire";
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

const seenIds = () => storedViewedProducts().map(({ productId }) => productId);

describe("openSeen", () => {
  it("stores the products of the visited pages, and shows nothing on the first", () => {
    openSeen(placeOf(1001), wake);
    come();
    expect([seenIds(), wake.mock.calls]).toEqual([[1001], []]);
  });

  it("wakes the row of recently viewed products when it comes near", () => {
    openSeen(placeOf(1001), wake);
    const place = placeOf(1008);
    openSeen(place, wake);
    expect(wake).not.toHaveBeenCalled();
    come();
    expect(wake.mock.calls).toEqual([[place]]);
    expect(seenIds()).toEqual([1008, 1001]);
  });

  it("shows nothing when only the product of the page was viewed", () => {
    openSeen(placeOf(1001), wake);
    openSeen(placeOf(1001), wake);
    come();
    expect(wake).not.toHaveBeenCalled();
  });

  it("stores nothing for a page without a product", () => {
    openSeen(placeOf(null), wake);
    expect(localStorage.getItem(viewedProductsKey)).toBeNull();
  });

  it("works without storage", () => {
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

it("deletes everything when consent is withdrawn", () => {
  openSeen(placeOf(1001), wake);
  clearRecentHistory();
  expect(localStorage.getItem(viewedProductsKey)).toBeNull();
});
