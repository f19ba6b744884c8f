import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { SpecificationTable } from "../specification-table/SpecificationTable.tsx";
import { ProductFacts } from "./ProductFacts.tsx";

describe("ProductFacts", () => {
  it("puts the product's name in the page's heading and shows its price", () => {
    render(<ProductFacts product={aProductDetail()} buy={<button type="button">Köp</button>} />);
    expect(screen.getByRole("heading", { level: 1, name: "Tvättmaskin NV 8014" })).toBeDefined();
    expect(screen.getByText(/6\s990\skr/)).toBeDefined();
    expect(screen.getByRole("link", { name: "7 omdömen" }).getAttribute("href")).toBe("#omdomen");
    expect(screen.getByText("Artikelnummer NV8014")).toBeDefined();
  });

  it("says that a price is hidden", () => {
    render(<ProductFacts product={aProductDetail({ hidesPrice: true })} />);
    expect(screen.getByText("Priset visas inte för den här produkten.")).toBeDefined();
  });
});

describe("SpecificationTable", () => {
  it("shows values with their units, and nothing when there are none", () => {
    const { container, rerender } = render(<SpecificationTable specifications={aProductDetail().specifications} />);
    expect(screen.getByText("47 dB")).toBeDefined();
    rerender(<SpecificationTable specifications={[]} />);
    expect(container.innerHTML).toBe("");
  });
});
