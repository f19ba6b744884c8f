import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Store } from "../../domain/store.ts";
import { aStore, someStores } from "../../fixtures/aStore.ts";
import { createStoreFinderState } from "../../state/createStoreFinderState.ts";
import { StoreDetails } from "../store-card/StoreDetails.tsx";
import { StoreFinder } from "./StoreFinder.tsx";

function show(hash = "", stores: readonly Store[] = someStores) {
  const onWhiteGoodsChange = vi.fn();
  const state = createStoreFinderState({
    stores,
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    locate: () => Promise.resolve({ latitude: 59.3326, longitude: 18.0649 }),
    now: () => 1_718_000_000_000,
  });
  render(<StoreFinder state={state} hash={hash} whiteGoodsOnly={false} onWhiteGoodsChange={onWhiteGoodsChange} />);
  return { onWhiteGoodsChange };
}

/** Collects the ids of elements that are scrolled into view, which the simulated browser cannot do. */
function hearScrolls(): readonly string[] {
  const ids: string[] = [];
  Object.defineProperty(Element.prototype, "scrollIntoView", {
    configurable: true,
    value(this: Element) {
      ids.push(this.id);
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });
  return ids;
}

const names = (): readonly (string | null)[] => screen.queryAllByRole("heading").map((heading) => heading.textContent);

describe("StoreFinder", () => {
  it("filters by what is typed and clears it", async () => {
    show();
    expect(names()).toHaveLength(6);
    expect(screen.queryByRole("button", { name: "Rensa sökning" })).toBeNull();
    await userEvent.type(screen.getByPlaceholderText("Sök på postnummer eller ort"), "um");
    expect(names()).toEqual(["Nordhem Vitvaror Umeå"]);
    await userEvent.click(screen.getByRole("button", { name: "Rensa sökning" }));
    expect(names()).toHaveLength(6);
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it("says that nothing matches", async () => {
    show();
    await userEvent.type(screen.getByRole("searchbox"), "xyz");
    expect(screen.getByRole("status").textContent).toBe("Inga butiker matchade din sökning");
  });

  it("sorts by the visitor's position and shows the distances", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Sortera efter min position" }));
    await screen.findByRole("button", { name: "Sorterat efter min position" });
    expect(names()[0]).toBe("Nordhem Kungens Kurva");
    expect(screen.getByText(/10,8 km/)).toBeTruthy();
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "Min position");
    expect(screen.queryByText(/10.000 km/)).toBeNull();
  });

  it("opens only the store that the address names", () => {
    show("#1");
    const open = Array.from(document.querySelectorAll("details[open]"), (details) => details.closest("article")?.id);
    expect(open).toEqual(["1"]);
    expect(screen.getAllByRole("link", { name: "08-555 010 10" })[0]?.getAttribute("href")).toBe("tel:0855501010");
  });

  describe("with a stored position", () => {
    const openAt = (hash: string): void => {
      const stored = JSON.stringify({ latitude: 59.3326, longitude: 18.0649, timestamp: 1_718_000_000_000 });
      const state = createStoreFinderState({
        stores: someStores,
        storage: { getItem: () => stored, setItem: () => {}, removeItem: () => {} },
        now: () => 1_718_000_000_000,
      });
      render(<StoreFinder state={state} hash={hash} />);
      expect(names()[0]).toBe("Nordhem Kungens Kurva");
    };

    it.each([
      ["brings the store that the address names back into view, once", 100, ["3"]],
      ["stays where the visitor has scrolled on to", -900, []],
    ])("%s", (_, top, expected) => {
      const scrolled = hearScrolls();
      const place = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 300, 80));
      onTestFinished(() => place.mockRestore());
      openAt("#3");
      expect(scrolled).toEqual(expected);
    });

    it("stays where it is when the address names no store", () => {
      const scrolled = hearScrolls();
      openAt("");
      expect(scrolled).toEqual([]);
    });
  });

  it("stays where it is when the visitor sorts by position", async () => {
    const scrolled = hearScrolls();
    show("#3");
    await userEvent.click(screen.getByRole("button", { name: "Sortera efter min position" }));
    await screen.findByRole("button", { name: "Sorterat efter min position" });
    expect(scrolled).toEqual([]);
  });

  it("follows the hash of the address where it is given none", () => {
    const state = createStoreFinderState({ stores: someStores });
    const opened = () => Array.from(document.querySelectorAll("details[open]"), (one) => one.closest("article")?.id);
    window.location.hash = "#2";
    onTestFinished(() => {
      window.location.hash = "";
    });
    render(<StoreFinder state={state} />);
    expect(opened()).toEqual(["2"]);
    window.location.hash = "#1";
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(opened()).toContain("1");
  });

  it("keeps a card open, and the focus in it, when a search moves it", async () => {
    const towns = [...Array.from({ length: 11 }, () => "Lund"), "Umeå"];
    show(
      "",
      towns.map((town, index) => aStore({ id: index + 1, name: `Nordhem ${town} ${index + 1}`, city: town })),
    );
    const details = screen.getAllByRole("group").at(-1);
    const button = details?.querySelector("summary") ?? null;
    if (button === null) throw new Error("The last card has nothing to open.");
    await userEvent.click(button);
    button.focus();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "um" } });
    expect(names()).toEqual(["Nordhem Umeå 12"]);
    expect(screen.getByRole("group")).toHaveProperty("open", true);
    expect(document.activeElement).toBe(button);
  });

  it("says what a store takes back without a purchase, and nothing where it takes nothing back", () => {
    const told = "Här lämnar du gratis in gamla elektriska produkter.";
    const { rerender } = render(<StoreDetails store={aStore({ takeBackText: told })} />);
    expect(screen.getByText(told)).toBeDefined();
    rerender(<StoreDetails store={aStore()} />);
    expect(screen.queryByText(told)).toBeNull();
  });

  it("removes anything that could run or load from opening hours", () => {
    const hours =
      '<table><tr><th>Mån</th><td onclick="x()">10–19</td></tr></table><img src="https://evil.example/a.gif" onerror="x()"><script>x()</script>';
    render(<StoreDetails store={aStore({ openingHours: hours, phoneNumber: "", email: "" })} />);
    expect(screen.getByText("Mån").tagName).toBe("TH");
    expect(screen.getByRole("cell", { name: "10–19" }).getAttributeNames()).toEqual([]);
    expect(document.querySelector("script, img")).toBeNull();
  });

  it("marks stores for white goods and says when the list is limited to them", async () => {
    const { onWhiteGoodsChange } = show();
    expect(screen.getAllByText("Endast vitvaror")).toHaveLength(2);
    await userEvent.click(screen.getByRole("checkbox", { name: "Visa endast vitvarubutiker" }));
    expect(onWhiteGoodsChange).toHaveBeenCalledWith(true);
  });

  it("offers no filter that would leave no stores", () => {
    show("", [aStore({ onlyWhiteGoods: false }), aStore({ id: 2, onlyWhiteGoods: false })]);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("links to the page of a store that has one", () => {
    show();
    const links = screen.getAllByRole("link", { name: "Gå till butikssida" });
    expect(links.map((link) => link.getAttribute("href"))).toContain("/sidor/butiker/kungens-kurva");
    expect(links).toHaveLength(5);
  });

  it("folds the rest of a long list, but never a short one, and opens it for the store in the address", () => {
    const many = Array.from({ length: 30 }, (_, index) => aStore({ id: 100 + index, name: `Butik ${index + 1}` }));
    show("", many);
    const fold = screen.getByText("Visa alla 30 butiker").closest("details");
    expect(fold?.open).toBe(false);
    expect(fold?.querySelectorAll("article").length).toBe(18);
    cleanup();
    show("#125", many);
    expect(screen.getByText("Visa alla 30 butiker").closest("details")?.open).toBe(true);
    cleanup();
    show();
    expect(screen.queryByText(/Visa alla/)).toBeNull();
  });

  it("folds a list of several counties, and opens the county of the store in the address", () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      aStore({ id: 300 + index, name: `Butik ${index + 1}`, county: index % 2 === 0 ? "AB" : "M" }),
    );
    const folds = () =>
      Array.from(document.querySelectorAll<HTMLDetailsElement>(".torg-store-county"), ({ open, id }) => [id, open]);
    show("", many);
    expect(screen.getAllByRole("heading", { level: 2 }).map((name) => name.textContent)).toEqual([
      "Skåne län (7)",
      "Stockholms län (7)",
    ]);
    expect(folds()).toEqual([
      ["lan-M", false],
      ["lan-AB", false],
    ]);
    cleanup();
    show("#301", many);
    expect(folds()).toEqual([
      ["lan-M", true],
      ["lan-AB", false],
    ]);
  });

  it("says which stores are open now, and when the others open", () => {
    vi.useFakeTimers({ now: new Date("2026-11-23T12:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const week = (opens: string) => ({
      week: Array.from({ length: 7 }, () => [{ opens, closes: "19:30" }]),
      exceptions: [{ date: "2026-11-24", spans: [] }],
    });
    show("", [aStore({ id: 1, hours: week("10:00") }), aStore({ id: 2, hours: week("15:00") }), aStore({ id: 3 })]);
    expect(screen.getByText("Öppet nu, stänger 19.30")).toBeDefined();
    expect(screen.getByText("Stängt, öppnar i dag 15")).toBeDefined();
    act(() => void vi.advanceTimersByTime(7 * 60 * 60_000));
    expect(screen.getByText("Stängt, öppnar på onsdag 10")).toBeDefined();
  });
});
