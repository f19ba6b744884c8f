import { describe, expect, it } from "vitest";
import { breadcrumbThing } from "./breadcrumbThing.ts";
import { member, thing, thingsOfPage, absoluteUrl } from "./thing.ts";

const origin = "https://shop.example";

describe("thing", () => {
  it("includes what is known and leaves out the rest", () => {
    expect(thing("Brand", { name: "" })).toEqual({ "@type": "Brand" });
    expect(thing("Store", { name: "A", email: null, telephone: undefined, openingHoursSpecification: [] })).toEqual({
      "@type": "Store",
      name: "A",
    });
  });

  it("keeps zero and false, which are known values", () => {
    expect(thing("Offer", { price: 0, url: false })).toEqual({ "@type": "Offer", price: 0, url: false });
  });
});

it("writes members of schema.org's lists as addresses", () => {
  expect(member("InStock")).toBe("https://schema.org/InStock");
});

it.each([
  ["/a.jpg", "https://shop.example/a.jpg"],
  ["//cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  ["HTTP://cdn.example/a.jpg", "HTTP://cdn.example/a.jpg"],
])("turns %s into the absolute address %s", (address, whole) => {
  expect(absoluteUrl(origin, address)).toBe(whole);
});

describe("breadcrumbThing", () => {
  it("numbers the steps from the first on, with absolute addresses", () => {
    const trail = ["/a", "https://other.example/c"].map((url, index) => ({ name: `Steg ${index}`, url }));
    expect(breadcrumbThing(trail, origin)).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Steg 0", item: `${origin}/a` },
        { "@type": "ListItem", position: 2, name: "Steg 1", item: "https://other.example/c" },
      ],
    });
  });
});

describe("thingsOfPage", () => {
  it("writes one thing by itself and several as a graph", () => {
    const brand = thing("Brand", { name: "Lyra" });
    expect(thingsOfPage([brand])).toEqual({ "@context": "https://schema.org", ...brand });
    expect(thingsOfPage([brand, brand])).toEqual({ "@context": "https://schema.org", "@graph": [brand, brand] });
  });
});
