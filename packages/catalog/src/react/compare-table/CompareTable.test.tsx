import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aProductDetail, someSpecifications } from "../../fixtures/aProductDetail.ts";
import { CompareTable } from "./CompareTable.tsx";

const same = (): readonly string[] =>
  [...document.querySelectorAll("tr[data-kind=same] > th")].map((heading) => heading.textContent);

describe("CompareTable", () => {
  it("marks the rows with equal values for all products, and never the row of buy controls", () => {
    const first = aProductDetail({ score: 4, specifications: [] });
    const second = { ...first, productId: 1002 };
    const { rerender } = render(<CompareTable products={[first, second]} />);
    expect(same()).toEqual(["Lager", "Betyg", "Varumärke"]);
    rerender(<CompareTable products={[first, { ...second, score: 3, statusHtml: "Slut" }]} />);
    expect(same()).toEqual(["Varumärke"]);
  });

  it("groups its rows by the sections of the specification, or under one heading where there are none", () => {
    const groups = () => [...document.querySelectorAll("th[scope=rowgroup]")].map(({ textContent }) => textContent);
    const first = aProductDetail({ specifications: someSpecifications() });
    const second = aProductDetail({ productId: 1002, specifications: [{ title: "Färg", unit: null, value: "Vit" }] });
    const { rerender } = render(<CompareTable products={[first, second]} />);
    expect(groups()).toEqual(["Allmänt", "Mått och vikt", "Tvätt", "Energi", "Övrigt"]);
    rerender(<CompareTable products={[second]} />);
    expect(groups()).toEqual(["Specifikationer"]);
  });
});
