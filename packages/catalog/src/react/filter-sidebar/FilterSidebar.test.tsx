import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type Client, toWire } from "@torg/http";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Filters } from "../../contract/filters.ts";
import { listingCall, listingQuerySchema } from "../../contract/listingCall.ts";
import { aFilters, aListingResponse } from "../../fixtures/aFilters.ts";
import { aSpecificationGroup } from "../../fixtures/aSpecificationGroup.ts";
import { createListingState } from "../../state/createListingState.ts";
import { FilterSidebar } from "./FilterSidebar.tsx";

const parent = { name: "Tvätt & tork", url: "/kategori/vitvaror/tvatt-tork" };

function show(changes: Partial<Filters> = {}) {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const client: Client = {
    async send(call, request) {
      asked.push(listingQuerySchema.parse(request));
      return call.response.parse(
        toWire(listingCall.response, aListingResponse({ total: 1092, kindCounts: { colors: { 1: 1 } } })),
      );
    },
  };
  const filters = aFilters(changes);
  render(<FilterSidebar listing={createListingState({ client, filters, listingType: "category" })} parent={parent} />);
  return { asked };
}

// jsdom does not render the popover, so nothing in it can take the focus; the spy records the intended target.
const focus = vi.spyOn(HTMLElement.prototype, "focus");
const focused = (): unknown => focus.mock.contexts.at(-1);

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
});

afterEach(() => {
  vi.unstubAllGlobals();
  focus.mockClear();
});

/** Dispatches the event of a browser when the panel opens or closes. */
function toggle(newState: "open" | "closed"): void {
  const panel = document.getElementById("filter");
  if (panel !== null) fireEvent(panel, Object.assign(new Event("toggle"), { newState }));
}

const hidden = { hidden: true } as const;
const part = (name: string): Element | null => document.querySelector(`[data-part=${name}]`);

describe("the rows of the filters", () => {
  const beside = (name: string) => {
    const box = screen.getByRole("checkbox", { name, ...hidden });
    return [box.closest("label")?.querySelector("small")?.textContent, box.getAttribute("aria-description")];
  };

  it("show how many products they would leave, first from the page and then from each response", async () => {
    show();
    expect(beside("Vit")).toEqual(["19", "19 produkter"]);
    fireEvent.click(screen.getByRole("checkbox", { name: "Nordvik", ...hidden }));
    await waitFor(() => expect(beside("Vit")).toEqual(["1", "1 produkt"]));
    expect(beside("Svart")).toEqual(["0", "0 produkter"]);
  });

  it("show no number where there is no count", () => {
    show();
    expect(beside("Nordvik")).toEqual([undefined, null]);
  });
});

describe("the filter panel of a small screen", () => {
  it("is a region beside the products, and a dialog while it covers the page", () => {
    show();
    const panel = screen.getByRole("region", hidden);
    expect(panel.getAttribute("aria-label")).toBe("Filter");
    toggle("open");
    expect(screen.getByRole("dialog", hidden)).toBe(panel);
    expect(panel.getAttribute("aria-label")).toBe("Filtrera");
    expect(focused()).toBe(screen.getByRole("button", { name: "Stäng", ...hidden }));
    toggle("closed");
    expect(screen.queryByRole("dialog", hidden)).toBeNull();
  });

  it("opens its four parts one at a time and gives the focus back to the entry", () => {
    show({
      chosenBrands: [2],
      currentCategory: { id: 11, name: "Tvätt & tork", level: 2 },
      subcategories: [
        { id: 111, name: "Tvättmaskiner", url: "/tvattmaskiner", isActive: true, total: 30, visibleTotal: 30 },
      ],
    });
    toggle("open");
    const entries = [
      [/^Underkategori/, "category"],
      [/^Varumärken\s*Nordvik/, "brands"],
      [/^Färger\s*Alla färger/, "colors"],
      [/^Specifikationer\s*Inga valda/, "specifications"],
    ] as const;
    for (const [name, opened] of entries) {
      fireEvent.click(screen.getByRole("button", { name, ...hidden }));
      expect(part(opened)).toHaveProperty("dataset.shown", "");
      expect(document.querySelectorAll("[data-shown]")).toHaveLength(1);
      const back = screen.getByRole("button", { name: "Tillbaka", ...hidden });
      expect(focused()).toBe(back);
      fireEvent.click(back);
      expect(focused()).toBe(screen.getByRole("button", { name, ...hidden }));
    }
  });

  it("groups the digits in the number of a category's products as the filters do", () => {
    const category = { name: "Tvättmaskiner", url: "/tvattmaskiner", isActive: true, total: 1038, visibleTotal: 1038 };
    show({ currentCategory: { id: 11, name: "Tvätt & tork", level: 2 }, subcategories: [{ id: 111, ...category }] });
    const row = screen.getByRole("link", { name: "Tvättmaskiner", ...hidden }).closest("li");
    expect(row?.querySelector("small")?.textContent).toBe("1\u00a0038");
  });

  it("has no entry to a part that would only lead back to the parent category", () => {
    show();
    toggle("open");
    expect(screen.queryByRole("button", { name: /^Underkategori/, ...hidden })).toBeNull();
  });

  it("clears only the part that is opened", async () => {
    const { asked } = show({ chosenBrands: [2], chosenSpecifications: "101:10107|" });
    toggle("open");
    fireEvent.click(screen.getByRole("button", { name: /^Specifikationer\s*Kapacitet/, ...hidden }));
    fireEvent.click(screen.getByRole("link", { name: "Rensa", ...hidden }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ brands: "2|", specifications: "" });
  });

  it("starts at its first level when it is opened again", () => {
    show();
    toggle("open");
    fireEvent.click(screen.getByRole("button", { name: /^Färger/, ...hidden }));
    toggle("closed");
    toggle("open");
    expect(part("colors")).not.toHaveProperty("dataset.shown", "");
    expect(focused()).toBe(screen.getByRole("button", { name: "Stäng", ...hidden }));
  });

  it("shows a button with the number of products", async () => {
    show();
    fireEvent.click(screen.getByRole("checkbox", { name: "Nordvik", ...hidden }));
    expect(await screen.findByRole("button", { name: /^Visa 1\s092 produkter$/, ...hidden })).toBeDefined();
  });
});

describe("the price", () => {
  const lowest = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Lägsta pris", ...hidden });
  const type = (typed: string): void => {
    lowest().value = typed;
    fireEvent(lowest(), new Event("change", { bubbles: true }));
  };

  it("returns to its bound when a lower value is typed, and makes no call", () => {
    const { asked } = show();
    expect(lowest().value).toBe("");
    type("100");
    expect(lowest().value).toBe("2990");
    expect(asked).toEqual([]);
  });

  it.each([
    ["abc", "", "Ange pris med siffror. Värdet återställdes till 2\u00A0990\u00A0kr."],
    ["-5", "2990", "Värdet ändrades till 2\u00A0990\u00A0kr, det närmaste som går att välja."],
  ])("announces what happened to %s", (typed, stands, sentence) => {
    const { asked } = show();
    type(typed);
    expect(lowest().value).toBe(stands);
    const words = screen.getByText((text) => text.replaceAll(/\s/g, "\u00A0") === sentence.replaceAll(/\s/g, "\u00A0"));
    expect(words.className).toBe("");
    expect(asked).toEqual([]);
  });

  it("accepts a comma, spaces between the digits and the unit, and keeps the focus", async () => {
    const { asked } = show();
    const field = lowest();
    type("4 000,50 kr");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ price_min: "4000" });
    expect(lowest()).toBe(field);
    expect(field.value).toBe("4000");
  });

  it("returns to its bound from a higher price", async () => {
    const { asked } = show({ chosenMinPrice: 4000 });
    type("100");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ price_min: "2990" });
    expect(lowest().value).toBe("2990");
  });

  it("returns to its earlier value when it would exceed the highest price", () => {
    const { asked } = show({ chosenMinPrice: 4000, chosenMaxPrice: 6000 });
    type("7000");
    expect(lowest().value).toBe("4000");
    expect(asked).toEqual([]);
  });
});

describe("a filter group", () => {
  it("shows its description where it has one", () => {
    show();
    const hint = screen.getByRole("button", { name: "Om Kapacitet", ...hidden });
    const words = document.getElementById(hint.getAttribute("aria-describedby") ?? "");
    expect(words?.textContent).toBe("Största mängd torr tvätt per omgång.");
    expect(screen.queryByRole("button", { name: "Om Funktioner", ...hidden })).toBeNull();
    fireEvent.keyDown(hint, { key: "Escape" });
    expect(hint.parentElement).toHaveProperty("dataset.hidden", "");
    fireEvent.blur(hint);
    expect(hint.parentElement?.dataset["hidden"]).toBeUndefined();
  });

  it("has a button that clears it", async () => {
    const { asked } = show({ chosenSpecifications: "101:10107|" });
    fireEvent.click(screen.getByRole("button", { name: "Rensa Kapacitet", ...hidden }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ specifications: "" });
  });
});

describe("long lists", () => {
  const brands = Array.from({ length: 91 }, (_, index) => ({ id: 1000 + index, name: `Märke ${index}` }));
  const groups = Array.from({ length: 30 }, (_, index) => ({
    ...aSpecificationGroup({ groupId: 500 + index, title: `Egenskap ${index}` }),
  }));
  const boxes = () => screen.getAllByRole("checkbox", hidden).filter((box) => box.getAttribute("name") === "brands");
  const open = (summary: RegExp): void => {
    const details = screen.getByText(summary).closest("details");
    if (details === null) throw new Error("There is nothing to open.");
    details.open = true;
    fireEvent(details, new Event("toggle"));
  };

  it("are rendered in part until they are opened; then all rows are there and can be searched", async () => {
    const { asked } = show({ brands, chosenBrands: [] });
    expect(boxes()).toHaveLength(20);
    open(/^Visa alla \(91\)/);
    expect(boxes()).toHaveLength(91);
    const field = screen.getByRole("searchbox", { name: "Sök i listan Varumärken", ...hidden });
    fireEvent.change(field, { target: { value: "marke 90" } });
    expect(boxes()).toHaveLength(1);
    expect(screen.getByText("1 av 91 passar")).toBeDefined();
    fireEvent.click(screen.getByRole("checkbox", { name: "Märke 90", ...hidden }));
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ brands: "1090|" })]));
    // A list that the visitor opened stays open, whatever is chosen in it.
    fireEvent.click(screen.getByRole("checkbox", { name: "Märke 90", ...hidden }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByText(/^Visa alla \(91\)/).closest("details")?.open).toBe(true);
  });

  it("are on a page of their own without script, with all selections", () => {
    const filters = aFilters({ brands, specifications: groups, chosenBrands: [1003] });
    const listing = createListingState({ client: { send: vi.fn() }, filters, listingType: "category" });
    const html = renderToString(<FilterSidebar listing={listing} parent={parent} />);
    expect(html).toContain("whole_list=brands");
    expect(html).toContain("brands=1003%7C");
    expect(html).toContain("whole_list=groups");
    expect(html).not.toContain("Märke 90");
    expect(html).not.toContain("Egenskap 29");
    expect(renderToString(<FilterSidebar listing={listing} whole="brands" />)).toContain("Märke 90");
    expect(renderToString(<FilterSidebar listing={listing} whole="groups" />)).toContain("Egenskap 29");
  });

  it("have further groups beyond twelve, which render their values when they are opened", () => {
    show({ specifications: groups });
    expect(screen.queryByText("Egenskap 29 (kg)")).toBeNull();
    open(/^Visa fler filter \(18\)/);
    const group = screen.getByText("Egenskap 29 (kg)").closest("details");
    expect(group?.querySelector("input")).toBeNull();
    open(/^Egenskap 29 \(kg\)/);
    expect(group?.querySelectorAll("input").length).toBeGreaterThan(1);
  });

  it("have no price filter where no product has a price", () => {
    show({ minPrice: 0, maxPrice: 0 });
    expect(screen.queryByText("Pris")).toBeNull();
  });
});
