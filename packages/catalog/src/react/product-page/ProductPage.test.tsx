import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aDisclosure } from "../../fixtures/aDisclosure.ts";
import { aListingProduct } from "../../fixtures/aListingProduct.ts";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { ProductPage } from "./ProductPage.tsx";

const headings = (): readonly (string | null)[] => screen.getAllByRole("heading").map(({ textContent }) => textContent);

describe("ProductPage", () => {
  it("renders everything that a product has, in reading order", () => {
    render(<ProductPage product={aProductDetail({ disclosure: aDisclosure() })} />);
    expect(headings().filter((heading, index, all) => all.indexOf(heading) === index)).toEqual([
      "Tvättmaskin NV 8014",
      "Beskrivning",
      "Specifikationer",
      "Produktsäkerhet",
      "Reparation och livslängd",
      "Passar till",
      "Torktumlare NT 8",
      "Se även",
      "Tvättmaskin HK 7",
    ]);
    expect(screen.getByText("47 dB")).toBeDefined();
    expect(screen.getByText(/Ångprogrammet slätar ut skjortor/)).toBeDefined();
  });

  it("links to every section that it has, and to reviews once there are any", () => {
    const { rerender } = render(<ProductPage product={aProductDetail()} reviews={<p>Ingen har skrivit än.</p>} />);
    const links = () => within(screen.getByRole("navigation")).getAllByRole("link");
    expect(links().map((link) => link.getAttribute("href"))).toEqual([
      "#beskrivning",
      "#specifikationer",
      "#matching",
      "#se-aven",
    ]);
    rerender(<ProductPage product={aProductDetail()} reviews={<p>Tyst.</p>} hasReviews />);
    const ids = links().map((link) => link.getAttribute("href")?.slice(1) ?? "");
    expect(ids).toContain("omdomen");
    expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });

  it("replaces its parts with the shop's, even with nothing", () => {
    const html = renderToString(
      <ProductPage
        product={aProductDetail()}
        gallery={<i>gallery</i>}
        description={<i>description</i>}
        links={() => <i>links</i>}
        picker={<i>picker</i>}
        buy={<i>buy</i>}
        details={<i>details</i>}
        more={<i>more</i>}
        reviews={<i>reviews</i>}
      >
        <i>children</i>
      </ProductPage>,
    );
    expect([...html.matchAll(/<i>(\w+)<\/i>/g)].map(([, slot]) => slot)).toEqual([
      "gallery",
      "picker",
      "buy",
      "children",
      "links",
      "description",
      "details",
      "more",
      "reviews",
    ]);
    expect(html).not.toMatch(/torg-gallery|torg-anchor-navigation|Ångprogrammet/);
  });

  it.each([
    ["that go with this one", "Passar till", "matchingProducts"],
    ["like this one", "Se även", "recommendedProducts"],
  ] as const)("shows four products %s, each with its buy control", (_, heading, field) => {
    const products = [1, 2, 3, 4, 5].map((id) => aListingProduct({ productId: id, name: `Tillbehör ${id}` }));
    const product = aProductDetail({ [field]: products });
    render(<ProductPage product={product} buyMatching={({ name }) => <button type="button">Köp {name}</button>} />);
    const row = screen.getByRole("region", { name: heading });
    expect(
      within(row)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Köp Tillbehör 1", "Köp Tillbehör 2", "Köp Tillbehör 3", "Köp Tillbehör 4"]);
  });
});
