import { expect, it } from "vitest";
import { brandGroups } from "./brandGroups.ts";

const brand = (brand_name: string) => ({ brand_id: 1, brand_name, brand_link: "x", brand_override_link: null });

it("orders brands as Swedish does, with digits last", () => {
  const groups = brandGroups(["3M", "Öberg", "Ågren", "Zeta", "axa", "Alfa"].map(brand));
  expect(groups.map(({ letter, brands }) => [letter, brands.map(({ brand_name }) => brand_name)])).toEqual([
    ["A", ["Alfa", "axa"]],
    ["Z", ["Zeta"]],
    ["Å", ["Ågren"]],
    ["Ö", ["Öberg"]],
    ["#", ["3M"]],
  ]);
});
