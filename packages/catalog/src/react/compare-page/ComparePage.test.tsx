import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { ComparePage } from "./ComparePage.tsx";

const washer = aProductDetail();
const search = <p>Sök fler</p>;
const found = { id: 1003, name: "Tvättmaskin PO 12 Pro", image: "", price: "15 990 kr" };

describe("ComparePage", () => {
  it("leads to the shop when nothing is compared, and has nothing to clear", () => {
    render(<ComparePage products={[]} search={search} />);
    expect(screen.getByRole("link", { name: "Till sortimentet" }).getAttribute("href")).toBe("/");
    expect(screen.getByText("Sök fler")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Rensa" })).toBeNull();
  });

  it("links a found product to the comparison that includes it, and says when nothing was found", () => {
    const { rerender } = render(<ComparePage products={[washer]} query="tvätt" suggestions={[found]} />);
    expect(screen.getByRole("link", { name: found.name }).getAttribute("href")).toBe("/produkter/jamfor?p=1001,1003");
    rerender(<ComparePage products={[washer]} query="cykel" />);
    expect(screen.getByText("Inga resultat kunde hittas.")).toBeDefined();
  });

  it("has no search once the maximum is compared", () => {
    render(
      <CatalogProvider settings={{ compareMax: 1 }}>
        <ComparePage products={[washer]} search={search} query="tvätt" suggestions={[found]} />
      </CatalogProvider>,
    );
    expect(screen.queryByText("Sök fler")).toBeNull();
    expect(screen.queryByRole("link", { name: found.name })).toBeNull();
  });

  it("clears with a form that returns to the comparison, at a shop's own addresses", () => {
    const addresses = { compare: "/versus", backend: (path: string) => `/api/shop${path}` };
    const { container } = render(
      <CatalogProvider addresses={addresses}>
        <ComparePage products={[washer]} />
      </CatalogProvider>,
    );
    const form = screen.getByRole("button", { name: "Rensa" }).closest("form");
    expect(form?.getAttribute("action")).toBe("/api/shop/api/internal/compare/clear");
    expect(container.querySelector<HTMLInputElement>("[name=return_to]")?.value).toBe("/versus");
  });
});
