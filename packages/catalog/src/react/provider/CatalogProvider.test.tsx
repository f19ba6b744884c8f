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

it("uses a shop's own texts in parts that are loaded later, and the Swedish ones by default", () => {
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
