import { unnamedBrandId } from "@torg/format/addresses";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aboutSections } from "./aboutLinks.ts";
import { brandGroups } from "./brandGroups.ts";
import { brandAddress, listedBrands } from "./brands.ts";
import { departmentLinks } from "./departmentLinks.ts";
import { ariaCurrentOf, isWithin } from "./menu.ts";

const someNames = fc.array(
  fc.oneof(fc.string(), fc.constantFrom("3M", "Ågren", "Öberg", "Åberg", "Axa", "ägir", "", " ")),
);
const aPath = fc
  .array(fc.constantFrom("kategori", "vitvaror", "vitvaror-rea", "tvätt"), { maxLength: 3 })
  .map((parts) => `/${parts.join("/")}`);

describe("brandGroups", () => {
  it("keep every brand, have each letter once, and no empty group", () => {
    fc.assert(
      fc.property(someNames, (names) => {
        const groups = brandGroups(names.map((brandName) => ({ brandName })));
        const listed = groups.flatMap(({ brands }) => brands.map(({ brandName }) => brandName));
        expect(listed.toSorted()).toEqual(names.toSorted());
        expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
        expect(groups.every(({ brands }) => brands.length > 0)).toBe(true);
        const letters = groups.map(({ letter }) => letter);
        expect([-1, letters.length - 1]).toContain(letters.indexOf("#"));
      }),
    );
  });

  it("do not depend on the order of the brands, and do not mutate the list", () => {
    const brands = ["Zeta", "Ågren", "alfa", "Alfa", "Öberg", "Ärla", "3M"].map((brandName) => ({ brandName }));
    const letters = (given: typeof brands) => brandGroups(given).map(({ letter }) => letter);
    expect(letters(brands)).toEqual(["A", "Z", "Å", "Ä", "Ö", "#"]);
    expect(letters(brands.toReversed())).toEqual(letters(brands));
    expect(brands[0]?.brandName).toBe("Zeta");
  });
});

describe("the position of a page", () => {
  it.each([
    ["/", "/", "page"],
    ["/kategori", "/", undefined],
    ["/kategori/vitvaror#topp", "/kategori/vitvaror", "page"],
    ["/kategori/vitvaror/?page=2", "/kategori/vitvaror", "true"],
    ["/kategori/vitvaror-rea", "/kategori/vitvaror", undefined],
    ["/kategori", "/kategori/vitvaror", undefined],
    ["?q=/kategori", "/kategori", undefined],
    ["", "/", undefined],
  ])("marks on %j the link to %j as %s", (path, address, mark) => {
    expect(ariaCurrentOf(path, address)).toBe(mark);
  });

  it("matches every address below its own, part by part, and its own with any query", () => {
    fc.assert(
      fc.property(aPath, aPath, fc.string(), (path, below, query) => {
        expect(isWithin(`${path}?${query}`, path)).toBe(true);
        if (path !== "/" && below !== "/") {
          expect(isWithin(`${path}${below}`, path)).toBe(true);
          expect(isWithin(path, `${path}${below}`)).toBe(false);
        }
        expect(isWithin(path, below)).toBe(ariaCurrentOf(path, below) !== undefined);
      }),
    );
  });
});

describe("departmentLinks", () => {
  const departments = Array.from({ length: 9 }, (_, index) => ({
    name: `Avdelning ${index}`,
    url: `/kategori/${index}`,
  }));

  it.each([
    [0, 0],
    [1, 1],
    [6, 6],
    [7, 6],
    [9, 6],
  ])("of %i departments are the first %i, in the order of the menu", (count, shown) => {
    const links = departmentLinks(departments.slice(0, count));
    expect(links).toEqual(departments.slice(0, shown).map(({ name, url }) => ({ title: name, link: url })));
  });
});

describe("brands", () => {
  const brand = { brandId: 7, link: "åäö & co/x", overrideLink: null };

  it("link to a single path segment, whatever they are called", () => {
    expect(brandAddress(brand)).toBe("/tillverkare/visa/%C3%A5%C3%A4%C3%B6%20%26%20co%2Fx");
    expect(brandAddress(brand, { brand: (link) => `/b/${link.length}` })).toBe("/b/10");
  });

  it("are listed in their order, without the one that stands for no brand", () => {
    const ids = [3, unnamedBrandId, 2].map((brandId) => ({ ...brand, brandId }));
    expect(listedBrands(ids).map(({ brandId }) => brandId)).toEqual([3, 2]);
    expect(listedBrands([])).toEqual([]);
  });
});

describe("links about the shop", () => {
  const page = { title: "Jobb", heading: "Jobba hos oss", url: "/jobb", subpages: [] };

  it("leave out pages without an address, even direct ones", () => {
    expect(aboutSections([{ ...page, url: "" }], [{ title: "Butiker", url: "" }])).toEqual([]);
    expect(aboutSections([page, { ...page, url: "" }], [])).toEqual([{ heading: null, links: [page] }]);
  });

  it("keep the order of the pages: sections, then single pages, then direct pages", () => {
    const section = { ...page, title: "Om oss", heading: "", subpages: [{ title: "Historia", url: "/historia" }] };
    const sections = aboutSections([page, section], [{ title: "Butiker", url: "/butiker" }]);
    expect(sections.map(({ heading, links }) => [heading, links.map(({ title }) => title)])).toEqual([
      ["Om oss", ["Om oss", "Historia"]],
      [null, ["Jobb", "Butiker"]],
    ]);
  });
});
