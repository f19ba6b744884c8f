import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { catalogTexts } from "../../texts/index.ts";
import { SpecificationTable } from "../specification-table/SpecificationTable.tsx";
import { CatalogProvider } from "./CatalogProvider.tsx";
import { useLaterCatalogTexts } from "./useLaterCatalogTexts.ts";

function Headings() {
  const { description, brand } = useLaterCatalogTexts("product");
  return (
    <p>
      {description}, {brand}
    </p>
  );
}

it("says a shop's own words in parts that are fetched later, and the Swedish ones where it has none", () => {
  const texts = {
    ...catalogTexts,
    later: { product: { brand: "Märke", value: (value: string, unit: string | null) => `${value} ${unit ?? "st"}` } },
  };
  render(
    <CatalogProvider texts={texts}>
      <Headings />
      <SpecificationTable specifications={[{ title: "Program", value: "15", unit: null }]} />
    </CatalogProvider>,
  );
  expect(screen.getByText("Beskrivning, Märke")).toBeTruthy();
  expect(screen.getByText("15 st")).toBeTruthy();
});
