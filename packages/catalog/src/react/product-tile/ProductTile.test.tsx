import { cleanup, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import { aDiscountBadge, aListingProduct } from "../../fixtures/aListingProduct.ts";
import { anEnergy } from "../../fixtures/aProductDetail.ts";
import type { CatalogSettings } from "../provider/CatalogProvider.tsx";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { ProductTile } from "./ProductTile.tsx";

function show(changes: Partial<ListingProduct> = {}, settings: Partial<CatalogSettings> = {}) {
  render(
    <CatalogProvider settings={settings}>
      <ProductTile product={aListingProduct(changes)} buy={() => <button type="button">Lägg i varukorgen</button>} />
    </CatalogProvider>,
  );
  return screen.getByRole("article");
}

const textOf = (element: HTMLElement): string => (element.textContent ?? "").replaceAll("\u00A0", " ");

describe("ProductTile", () => {
  it("shows brand, name, facts, rating, price and status", () => {
    const text = textOf(show());
    for (const part of ["Nordvik", "Tvättmaskin NV 8014", "1400 varv/min", "6 990 kr", "I lager", "Läs mer"]) {
      expect(text).toContain(part);
    }
    expect(screen.getByRole("img", { name: "Betyg 4,3 av 5" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Lägg i varukorgen" })).toBeDefined();
  });

  it("shows its picture 220 pixels wide", () => {
    const picture = show({ image: { thumb: "/assets/uploads/products/1.jpg?w=66" } }).querySelector("img");
    expect(picture?.getAttribute("src")).toBe("/assets/uploads/products/1.jpg?w=220");
    expect(picture?.getAttribute("width")).toBe("220");
  });

  it.each([
    [{ tone: "#dcd3c6", width: 400, height: 400 }, "background: rgb(220, 211, 198);"],
    [{}, null],
  ])("shows the background colour of a picture until it loads, and nothing when there is none (%j)", (told, style) => {
    const picture = show({ image: { thumb: "/a.jpg", ...told } }).querySelector("img");
    expect(picture?.getAttribute("style") ?? null).toBe(style);
  });

  it("leaves out the brand that stands for no brand", () => {
    expect(textOf(show({ brandId: 1, brandName: "Övriga" }))).not.toContain("Övriga");
  });

  it("shows the lowest price of the 30 days before a reduction", () => {
    const text = textOf(show({ isDiscounted: true, originalPriceOre: 899_000, discountBadge: aDiscountBadge() }));
    expect(text).toContain("Tidigare lägsta pris 30 dagar: 8 990 kr");
    expect(text).toContain("-23%");
  });

  it("shows no price and no buy control when the price is hidden", () => {
    expect(textOf(show({ hidesPrice: true }))).not.toContain("kr");
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: /Läs mer/ })).toBeDefined();
  });

  it("links to a product with variants instead of buying it", () => {
    show({ isParent: true });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows a from-price when its variants have several prices, and no buy button", () => {
    const several = { variantCount: 3, isLowestPrice: true, highestPriceOre: 899_000 };
    expect(textOf(show(several))).toContain("Från 6 990 kr");
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    expect(textOf(show({ variantCount: 1 }))).not.toContain("Från");
    expect(screen.getByRole("button", { name: "Lägg i varukorgen" })).toBeDefined();
  });

  it("shows the monthly price in the quote mode only, and never without the details that the law requires", () => {
    for (const settings of [{ complianceProfile: "spec" }, { isQuote: true }] as const) {
      expect(textOf(show({}, settings))).not.toContain("kr/mån");
      cleanup();
    }
    expect(textOf(show({}, { isQuote: true, complianceProfile: "spec" }))).toContain("291 kr/mån");
  });

  it("shows the price as charged, and in whole kronor where the specification rounds it", () => {
    expect(textOf(show({ priceOre: 9950 }))).toContain("99,50 kr");
    cleanup();
    expect(textOf(show({ priceOre: 9950 }, { complianceProfile: "spec" }))).toContain("100 kr");
  });

  it("shows tags in their colours", () => {
    show({ tags: [{ name: "Nyhet", color: "#1b5e20", isDark: true }] });
    expect(screen.getByText("Nyhet").style.backgroundColor).toBe("rgb(27, 94, 32)");
    expect(screen.getByText("Nyhet").style.color).toBe("rgb(255, 255, 255)");
  });

  it("marks high reductions, packages and ribbons", () => {
    show({ isPackage: true, discountBadge: aDiscountBadge({ amountOre: 1_100_000 }) });
    expect(screen.getByText("-23%").className).toContain("high-amount");
    expect(screen.getByText("Paket")).toBeDefined();
    cleanup();
    const tile = show({ badgeId: 77, badgeImage: "sommar.svg", badgePosition: "left_top" });
    expect(tile.querySelector("[data-side=start] img")?.getAttribute("src")).toBe(
      "/assets/uploads/badges/77/sommar.svg",
    );
  });

  it("shows percentages on the shop's own badge while that is active", () => {
    show(
      { discountBadge: aDiscountBadge() },
      { customDiscountPercentageBadge: { active: true, image: "/assets/rea.svg" } },
    );
    expect(screen.getByText("-23%").style.backgroundImage).toContain("/assets/rea.svg");
  });

  it("shows the energy class with its scale and links to label and data sheet", () => {
    show({ energy: anEnergy() });
    expect(screen.getByRole("link", { name: /Energiklass A på skalan A till G/ }).getAttribute("href")).toBe(
      "/assets/uploads/energy/1001-etikett.svg",
    );
    expect(screen.getByRole("link", { name: "Produktblad för Tvättmaskin NV 8014 (PDF)" })).toBeDefined();
  });

  it("shows the icon of the status in its colour, and a dot for an unknown one", () => {
    const iconOf = (statusIcon: string | null): Element | null =>
      show({ statusIcon, statusIconColor: "#2e7d32" }).querySelector(".torg-product-status > :first-child");
    const drawn = ["check-circle", "x-circle", "clock", "info", "truck"].map((name) => {
      const icon = iconOf(name);
      expect(icon?.getAttribute("style")).toBe("--torg-status: #2e7d32;");
      cleanup();
      return icon?.querySelector("path")?.getAttribute("d");
    });
    expect(new Set(drawn).size).toBe(5);
    expect(iconOf("sparkles")?.className).toBe("torg-product-status__dot");
    cleanup();
    expect(iconOf(null)?.className).toBe("torg-product-status__dot");
  });

  it("removes scripts from the status", () => {
    const tile = show({ statusHtml: "<span onclick='x()'>I lager</span><img src=x onerror=x()>" });
    expect(tile.querySelector(".torg-product-status > span")?.innerHTML).toBe("<span>I lager</span>");
  });
});
