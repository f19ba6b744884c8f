import { expect, it } from "vitest";
import { brandGroups } from "./brandGroups.ts";

const brand = (brandName: string) => ({ brandId: 1, brandName, link: "x", overrideLink: null });

it("sorts brands as Swedish does, with digits last and quotation marks ignored", () => {
  const groups = brandGroups(["3M", "Öberg", '"Zon"', "Ågren", "Zeta", "axa", "Alfa"].map(brand));
  expect(groups.map(({ letter, brands }) => [letter, brands.map(({ brandName }) => brandName)])).toEqual([
    ["A", ["Alfa", "axa"]],
    ["Z", ["Zeta", '"Zon"']],
    ["Å", ["Ågren"]],
    ["Ö", ["Öberg"]],
    ["#", ["3M"]],
  ]);
});
