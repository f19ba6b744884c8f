import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { CompareTable } from "./CompareTable.tsx";

const same = (): readonly string[] =>
  [...document.querySelectorAll("tr[data-kind=same] > th")].map((heading) => heading.textContent);

describe("CompareTable", () => {
  it("marks the rows that read the same for all products, and never the one with the way to buy", () => {
    const first = aProductDetail({ score: 4, specifications: [] });
    const second = { ...first, productId: 1002 };
    const { rerender } = render(<CompareTable products={[first, second]} />);
    expect(same()).toEqual(["Lager", "Betyg", "Varumärke"]);
    rerender(<CompareTable products={[first, { ...second, score: 3, statusHtml: "Slut" }]} />);
    expect(same()).toEqual(["Varumärke"]);
  });
});
