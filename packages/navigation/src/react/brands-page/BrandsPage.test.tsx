import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { navigationTexts } from "../../texts/sv.ts";
import { NavigationProvider } from "../provider/NavigationProvider.tsx";
import { BrandsPage } from "./BrandsPage.tsx";

const brand = (brandId: number, brandName: string, overrideLink: string | null = null) => ({
  brandId,
  brandName,
  link: brandName.toLowerCase(),
  overrideLink,
});

it("lists every brand under its letter, with links in the row of letters", () => {
  const { container } = render(<BrandsPage brands={[brand(3, "Öresund"), brand(2, "Alfa"), brand(4, "Axa", "axa")]} />);
  const letters = within(screen.getByRole("navigation", { name: "Bokstäver" })).getAllByRole("link");
  expect(letters.map(({ textContent }) => textContent)).toEqual(["A", "Ö"]);
  for (const letter of letters) {
    const id = decodeURIComponent(letter.getAttribute("href") ?? "").slice(1);
    expect(container.querySelector(`h2[id="${id}"]`)?.textContent).toBe(letter.textContent);
  }
  const ofA = within(screen.getByRole("region", { name: "A" })).getAllByRole("link");
  expect(ofA.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Alfa", "/tillverkare/visa/alfa"],
    ["Axa", "/axa"],
  ]);
});

it("says so when there are none, and shows no row of letters", () => {
  render(<BrandsPage brands={[]} />);
  expect(screen.getByText(navigationTexts.brandsPage.none)).toBeDefined();
  expect(screen.queryByRole("navigation")).toBeNull();
});

it("links to the shop's brands, with the texts of its provider", () => {
  render(
    <NavigationProvider
      texts={{ ...navigationTexts, brandsPage: { ...navigationTexts.brandsPage, heading: "Brands" } }}
      addresses={{ brand: (link) => `/b/${link}` }}
    >
      <BrandsPage brands={[brand(2, "Alfa")]} />
    </NavigationProvider>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Brands" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Alfa" }).getAttribute("href")).toBe("/b/alfa");
});
