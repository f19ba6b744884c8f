import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { ProductGallery } from "../product-gallery/ProductGallery.tsx";
import { SpecificationTable } from "../specification-table/SpecificationTable.tsx";
import { ProductFacts } from "./ProductFacts.tsx";

afterEach(cleanup);

describe("ProductFacts", () => {
  it("names the product in the page's heading and says what it costs", () => {
    render(<ProductFacts product={aProductDetail()} buy={<button type="button">Köp</button>} />);
    expect(screen.getByRole("heading", { level: 1, name: "Tvättmaskin NV 8014" })).toBeDefined();
    expect(screen.getByText(/6\s990\skr/)).toBeDefined();
    expect(screen.getByRole("link", { name: "7 omdömen" }).getAttribute("href")).toBe("#omdomen");
    expect(screen.getByText("Artikelnummer NV8014")).toBeDefined();
  });

  it("says that a price is hidden", () => {
    render(<ProductFacts product={aProductDetail({ product_hide_price: true })} />);
    expect(screen.getByText("Priset visas inte för den här produkten.")).toBeDefined();
  });
});

describe("ProductGallery", () => {
  const { images, product_name: name } = aProductDetail();

  it("leads from each small picture to the large one", () => {
    render(<ProductGallery images={images} name={name} />);
    const thumb = screen.getByRole("link", { name: "Bild 2 av 4" });
    const target = document.getElementById((thumb.getAttribute("href") ?? "").slice(1));
    expect(target?.querySelector("img")?.getAttribute("alt")).toBe("Tvättmaskin NV 8014, bild 2");
  });

  it("moves the pictures without leaving the place on the page", () => {
    const scrollTo = vi.fn();
    const { container } = render(<ProductGallery images={images} name={name} />);
    const stage = container.querySelector(".torg-gallery__stage");
    if (stage === null) throw new Error("The gallery has no stage.");
    Object.assign(stage, { scrollTo });
    const isDefault = fireEvent.click(screen.getByRole("link", { name: "Bild 3 av 4" }));
    expect(isDefault).toBe(false);
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it("says when there is no picture", () => {
    render(<ProductGallery images={[]} name={name} />);
    expect(screen.getByText("Bild saknas")).toBeDefined();
  });
});

describe("SpecificationTable", () => {
  it("shows values with their units, and nothing without any", () => {
    const { container, rerender } = render(<SpecificationTable specifications={aProductDetail().specifications} />);
    expect(screen.getByText("47 dB")).toBeDefined();
    rerender(<SpecificationTable specifications={[]} />);
    expect(container.innerHTML).toBe("");
  });
});
