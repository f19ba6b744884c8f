import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type Client, toWire } from "@torg/http";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Filters } from "../../contract/filters.ts";
import { listingCall, listingQuerySchema } from "../../contract/listingCall.ts";
import { readListingRequest } from "../../domain/listing/listingRequest.ts";
import { aFilters, aListingResponse } from "../../fixtures/aFilters.ts";
import { createListingState } from "../../state/createListingState.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { Listing } from "./Listing.tsx";

type Query = ReturnType<typeof listingQuerySchema.parse>;

function aListing(changes: Partial<Filters> = {}) {
  const asked: Query[] = [];
  const client: Client = {
    async send(call, request) {
      asked.push(listingQuerySchema.parse(request));
      return call.response.parse(toWire(listingCall.response, aListingResponse({ total: 7 })));
    },
  };
  return { asked, listing: createListingState({ client, filters: aFilters(changes), listingType: "category" }) };
}

const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scrolled);
});

afterEach(() => {
  document.body.innerHTML = "";
  scrolled.mockReset();
  vi.unstubAllGlobals();
});

/** The fields that a browser sends for the plain form of the server's HTML. */
function plainFields(html: string): readonly (readonly [string, string])[] {
  document.body.innerHTML = html;
  const form = document.querySelector("form");
  if (form === null) throw new Error("The listing has no form.");
  return [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === "string" ? value : value.name] as const,
  );
}

describe("Listing on the server", () => {
  it("is a form whose fields carry the place and the selection", () => {
    const { listing } = aListing({
      chosenBrands: [2, 3],
      chosenColors: [1],
      chosenSpecifications: "101:10107|102:10201,10204|103:44~47|",
      chosenMaxPrice: 9000,
      sorting: "price_asc",
    });
    const request = readListingRequest(plainFields(renderToString(<Listing listing={listing} />)));
    expect(request).toMatchObject({ blade: "category", level1: 1, level2: 11, level3: 111, perPage: 12 });
    expect(request).toMatchObject({
      brands: ["2", "3"],
      colors: ["1"],
      priceMax: 9000,
      sorting: "price_asc",
      specifications: [
        { groupId: "101", values: ["10107"] },
        { groupId: "102", values: ["10201", "10204"] },
        { groupId: "103", min: 44, max: 47 },
      ],
    });
  });

  it("keeps the brand of a brand's own page in the form, without a list of brands", () => {
    const { listing } = aListing({ fromBrands: true, chosenBrands: [2] });
    const html = renderToString(<Listing listing={listing} />);
    expect(readListingRequest(plainFields(html))).toMatchObject({ fromBrands: true, brands: ["2"] });
    expect(screen.queryByRole("checkbox", { name: "Nordvik", hidden: true })).toBeNull();
  });

  it("removes filters by links", () => {
    const { listing } = aListing({ chosenBrands: [2, 3] });
    document.body.innerHTML = renderToString(<Listing listing={listing} />);
    const link = screen.getByRole("link", { name: "Ta bort filtret Nordvik" });
    expect(readListingRequest(new URL(link.getAttribute("href") ?? "", "https://shop.example").searchParams)).toEqual(
      expect.objectContaining({ brands: ["3"] }),
    );
  });

  it("has a button to sort and one to filter without script", () => {
    document.body.innerHTML = renderToString(<Listing listing={aListing().listing} />);
    expect(screen.getByRole("button", { name: "Sortera" })).toBeDefined();
    const skip = screen.getByRole<HTMLAnchorElement>("link", { name: "Hoppa över filtren" });
    expect(document.querySelector(skip.hash)?.contains(screen.getByRole("button", { name: "Sortera" }))).toBe(true);
    expect(screen.getByRole("button", { name: "Visa 30 produkter", hidden: true })).toBeDefined();
  });
});

describe("Listing with script", () => {
  const show = (changes: Partial<Filters> = {}) => {
    const { asked, listing } = aListing(changes);
    render(<Listing listing={listing} buy={() => <button type="button">Köp</button>} />);
    return { asked, listing };
  };

  it("counts, names and groups for assistive technology", () => {
    show();
    expect(screen.getByText("Visar produkt 1 - 12 av totalt 30 produkter")).toBeDefined();
    expect(screen.getByRole("combobox", { name: "Sortera efter:" })).toHaveProperty("required", true);
    const group = screen.getByRole("group", { name: "Kapacitet (kg)", hidden: true });
    expect(within(group).getByRole("radio", { name: "7 (5)", hidden: true })).toBeDefined();
    expect(within(group).getByText("Visa alla (7)")).toBeDefined();
    expect(within(group).getByText("Största mängd torr tvätt per omgång.")).toBeDefined();
    expect(screen.getByRole("checkbox", { name: "Ånga", hidden: true })).toBeDefined();
    expect(screen.getByRole("article", { name: "Tvättmaskin NV 8014" })).toBeDefined();
  });

  it("applies a choice at once and announces the new number", async () => {
    const { asked } = show();
    fireEvent.click(screen.getByRole("checkbox", { name: "Nordvik", hidden: true }));
    await screen.findByText("Visar produkt 1 - 7 av totalt 7 produkter");
    expect(asked.map((query) => query.brands)).toEqual(["2|"]);
    expect(screen.getByRole("button", { name: "Visa 7 produkter", hidden: true })).toBeDefined();
  });

  it("scrolls to the products after a single choice, and to the top after a multiple choice", async () => {
    show();
    fireEvent.click(screen.getByRole("radio", { name: "7 (5)", hidden: true }));
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: -60, behavior: "instant" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Ånga", hidden: true }));
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" }));
    await waitFor(() => expect(screen.getByRole("region", { name: "Produkter" }).ariaBusy).not.toBe("true"));
  });

  it("reverts a crossing price, and announces it only to screen readers", () => {
    const { asked } = show({ chosenMaxPrice: 4000 });
    const field = screen.getByRole("textbox", { name: "Lägsta pris", hidden: true });
    fireEvent.change(field, { target: { value: "5000" } });
    expect(asked).toEqual([]);
    expect(field).toHaveProperty("value", "");
    const words = screen.getByText(/Lägsta pris kan inte vara högre än högsta pris/);
    expect([words.localName, words.className]).toEqual(["output", "torg-visually-hidden"]);
  });

  it("applies a price when its field loses the focus", async () => {
    const { asked } = show();
    const field = screen.getByRole("textbox", { name: "Högsta pris", hidden: true });
    fireEvent.change(field, { target: { value: "6000" } });
    await screen.findByText("Visar produkt 1 - 7 av totalt 7 produkter");
    expect(asked.map((query) => query.price_max)).toEqual(["6000"]);
  });

  it("sorts, changes the view and removes filters", async () => {
    const { asked } = show({ chosenSpecifications: "101:10107|" });
    fireEvent.change(screen.getByRole("combobox", { name: "Sortera efter:" }), { target: { value: "price_asc" } });
    fireEvent.click(screen.getByRole("button", { name: "Visa i lista" }));
    expect(screen.getByRole("button", { name: "Visa i lista" }).ariaPressed ?? "true").toBe("true");
    fireEvent.click(screen.getByRole("link", { name: "Ta bort filtret Kapacitet: 7 kg" }));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.at(-1)).toMatchObject({ sorting: "price_asc", view_type: "list", specifications: "" });
  });

  it("leaves a link that removes filters to the browser when it opens another window", () => {
    const { asked } = show({ chosenBrands: [2] });
    for (const name of ["Ta bort filtret Nordvik", "Rensa allt"]) {
      const link = screen.getByRole("link", { name, hidden: true });
      expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    }
    expect(asked).toEqual([]);
  });

  it("opens a long list when something beyond its first rows is selected", () => {
    show({ chosenSpecifications: "101:10112|" });
    const group = screen.getByRole("group", { name: "Kapacitet (kg)", hidden: true });
    expect(group.querySelector(".torg-filter-more")).toHaveProperty("open", true);
  });

  it("clears everything", async () => {
    const { asked } = show({ chosenBrands: [2], chosenColors: [1] });
    fireEvent.click(screen.getByRole("link", { name: "Rensa allt", hidden: true }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ brands: "", selected_primary_color_ids: "" });
  });

  it("links back to the parent category of a category on the third level", () => {
    const parent = { name: "Tvätt & tork", url: "/kategori/vitvaror/tvatt-tork" };
    render(<Listing listing={aListing().listing} parent={parent} />);
    const [link] = screen.getAllByRole("link", { name: "Tillbaka till Tvätt & tork", hidden: true });
    expect(link?.getAttribute("href")).toBe(parent.url);
  });

  it("has no filter panel while sales are paused", () => {
    render(
      <CatalogProvider settings={{ ecommerceDisabled: true }}>
        <Listing listing={aListing().listing} />
      </CatalogProvider>,
    );
    expect(screen.queryByRole("button", { name: "Filtrera" })).toBeNull();
  });

  it("hides the price filter when the shop says so", () => {
    render(
      <CatalogProvider settings={{ hidePriceFilter: true }}>
        <Listing listing={aListing().listing} />
      </CatalogProvider>,
    );
    expect(screen.queryByRole("group", { name: "Pris", hidden: true })).toBeNull();
  });
});
