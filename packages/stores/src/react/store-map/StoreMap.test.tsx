import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aStore, someStores } from "../../fixtures/aStore.ts";
import { StoreMap } from "./StoreMap.tsx";
import type { StoreMapOptions } from "./drawStoreMap.ts";
import { placeCard, storeCard } from "./storeCard.ts";

const tiles = { tileUrl: "", attribution: "" };

function aDrawing() {
  const map = { show: vi.fn(), remove: vi.fn() };
  const draw = vi.fn((_element: HTMLElement, _options: StoreMapOptions) => Promise.resolve(map));
  return { map, draw, load: () => Promise.resolve({ drawStoreMap: draw }) };
}

describe("StoreMap", () => {
  it("is a named region that can be skipped", async () => {
    const { load, draw } = aDrawing();
    render(<StoreMap stores={someStores} tiles={tiles} load={load} />);
    const region = screen.getByRole("region", { name: "Karta över butiker" });
    await vi.waitFor(() => expect(region.getAttribute("aria-busy")).toBe("false"), 10_000);
    const skip = screen.getByRole("link", { name: "Hoppa över kartan" });
    expect(document.getElementById(skip.getAttribute("href")?.slice(1) ?? "")?.tabIndex).toBe(-1);
    expect(draw).toHaveBeenCalledOnce();
  });

  it("shows the stores that match a search, and is removed with the page", async () => {
    const { load, map } = aDrawing();
    const { rerender, unmount } = render(<StoreMap stores={someStores} tiles={tiles} load={load} />);
    await vi.waitFor(() => expect(screen.getByRole("region").getAttribute("aria-busy")).toBe("false"), 10_000);
    expect(map.show).not.toHaveBeenCalled();
    const found = [aStore()];
    rerender(<StoreMap stores={found} tiles={tiles} load={load} />);
    expect(map.show).toHaveBeenCalledWith(found);
    unmount();
    expect(map.remove).toHaveBeenCalledOnce();
  });

  it("shows the stores of a search that changed while the map was loading", async () => {
    const { load, map, draw } = aDrawing();
    let letGo = (): void => {};
    draw.mockImplementation(() => new Promise((resolve) => (letGo = () => resolve(map))));
    const { rerender } = render(<StoreMap stores={someStores} tiles={tiles} load={load} />);
    await vi.waitFor(() => expect(draw).toHaveBeenCalled(), 10_000);
    const found = [aStore()];
    rerender(<StoreMap stores={found} tiles={tiles} load={load} />);
    letGo();
    await vi.waitFor(() => expect(map.show).toHaveBeenCalledWith(found), 10_000);
  });

  it("says that it could not be shown when its script cannot be loaded", async () => {
    render(<StoreMap stores={someStores} tiles={tiles} load={() => Promise.reject(new Error("offline"))} />);
    expect((await screen.findByRole("status")).textContent).toBe("Kartan kunde inte visas. Butikerna finns i listan.");
  });

  it("says the same when no tile loads", async () => {
    const { load, draw } = aDrawing();
    render(<StoreMap stores={someStores} tiles={tiles} load={load} />);
    await vi.waitFor(() => expect(draw).toHaveBeenCalled(), 10_000);
    draw.mock.calls[0]?.[1].onFailure();
    expect((await screen.findByRole("status")).textContent).toContain("Kartan kunde inte visas");
  });
});

describe("storeCard", () => {
  it("contains name, address, zip, city and phone as text, whatever they contain", () => {
    const onClose = vi.fn();
    const card = storeCard(aStore({ name: "<img src=x onerror=alert(1)>" }), { label: "Stäng", onClose });
    expect(Array.from(card.querySelectorAll("strong, span"), (line) => line.textContent)).toEqual([
      "<img src=x onerror=alert(1)>",
      "Tangentvägen 4",
      "127 47 Skärholmen",
      "08-555 010 10",
    ]);
    expect(card.querySelector("img")).toBeNull();
    card.querySelector("button")?.click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("placeCard", () => {
  it("lists the stores of one place, each behind a button, and can be closed", () => {
    const [onChoose, onClose] = [vi.fn(), vi.fn()];
    const stores = someStores.slice(0, 2);
    const card = placeCard(stores, { title: "2 butiker", label: "Stäng", onClose, onChoose });
    const buttons = Array.from(card.querySelectorAll("li button"));
    expect(buttons.map(({ textContent: name }) => name)).toEqual(stores.map(({ name }) => name));
    expect(card.querySelector("strong")?.textContent).toBe("2 butiker");
    buttons[1]?.dispatchEvent(new MouseEvent("click"));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(stores[1]);
    card.querySelector<HTMLButtonElement>("[aria-label=Stäng]")?.click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
