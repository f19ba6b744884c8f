import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aChemicalDisclosure, aDisclosure } from "../../fixtures/aDisclosure.ts";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { PriceBlock } from "../price-block/PriceBlock.tsx";
import { ProductFacts } from "../product-facts/ProductFacts.tsx";
import { HazardPictograms } from "./HazardPictograms.tsx";
import { ProductRepair } from "./ProductRepair.tsx";
import { ProductSafety } from "./ProductSafety.tsx";

const nothing = aDisclosure({
  manufacturer: null,
  euResponsible: null,
  model: null,
  safetyWarnings: [],
  safetyDocuments: [],
  reparability: null,
  spareParts: null,
  softwareUpdates: null,
});

describe("ProductSafety", () => {
  it("names maker and responsible person with links to their addresses, identifier, warnings and documents", () => {
    render(<ProductSafety disclosure={aDisclosure()} gtin="7310865004703" />);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Tillverkare",
      "Ansvarig i EU",
      "Modell",
      "EAN",
      "Varningar",
      "Dokument",
    ]);
    expect(screen.getByText(/1 Harbour Road/)).toBeDefined();
    expect(screen.getByRole("link", { name: "safety@nordvik.example" }).getAttribute("href")).toBe(
      "mailto:safety@nordvik.example",
    );
    expect(screen.getByRole("link", { name: "Säkerhetsanvisning (PDF)" })).toBeDefined();
    expect(screen.getByText("Lyft aldrig maskinen ensam.")).toBeDefined();
  });

  it("shows what a chemical is labelled with", () => {
    render(<ProductSafety disclosure={aChemicalDisclosure()} />);
    expect(screen.getByText("Fara").tagName).toBe("STRONG");
    expect(screen.getByText("Frätande (GHS05), Skadligt (GHS07)")).toBeDefined();
    expect(screen.getByText("H318 Orsakar allvarliga ögonskador.")).toBeDefined();
    expect(screen.getByRole("img", { name: "GHS05, GHS07" }).querySelectorAll("g")).toHaveLength(2);
  });

  it("has an icon for each of the nine pictograms, and none for an unknown code", () => {
    const codes = Array.from({ length: 9 }, (_, index) => `GHS0${index + 1}`);
    const { rerender } = render(<HazardPictograms codes={[...codes, "GHS10"]} label="Alla" />);
    const drawn = [...screen.getByRole("img", { name: "Alla" }).querySelectorAll("path[fill-rule]")];
    expect(new Set(drawn.map((path) => path.getAttribute("d"))).size).toBe(9);
    rerender(<HazardPictograms codes={["GHS10"]} label="Alla" />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("shows nothing for a product without safety data", () => {
    const { container } = render(<ProductSafety disclosure={nothing} gtin="7310865004703" />);
    expect(container.innerHTML).toBe("");
  });
});

describe("ProductRepair", () => {
  it("shows what the supplier gave, and nothing otherwise", () => {
    const { container, rerender } = render(<ProductRepair disclosure={aDisclosure({ reparability: null })} />);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Reservdelar",
      "Programuppdateringar",
    ]);
    rerender(<ProductRepair disclosure={nothing} />);
    expect(container.innerHTML).toBe("");
  });
});

describe("ProductFacts", () => {
  it("says before the buy control that a product has no right of withdrawal", () => {
    const product = aProductDetail({ disclosure: aChemicalDisclosure() });
    render(<ProductFacts product={product} buy={<button type="button">Köp</button>} />);
    const sentence = screen.getByText(/Ångerrätten gäller inte om du bryter förseglingen/);
    const position = sentence.compareDocumentPosition(screen.getByRole("button", { name: "Köp" }));
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("offers to take back the old product", () => {
    render(<ProductFacts product={aProductDetail({ disclosure: aDisclosure() })} />);
    expect(screen.getByText(/Vi tar gratis emot din gamla/)).toBeDefined();
  });
});

describe("PriceBlock", () => {
  it("shows the unit price where there is one", () => {
    const { rerender } = render(
      <PriceBlock product={aProductDetail({ comparisonPriceOre: 6653, comparisonUnit: "l" })} />,
    );
    expect(screen.getByText(/Jämförpris 66,53\skr\/l/)).toBeDefined();
    rerender(<PriceBlock product={aProductDetail()} />);
    expect(screen.queryByText(/Jämförpris/)).toBeNull();
  });
});
