import { expect, it } from "vitest";
import { aStore } from "../../fixtures/aStore.ts";
import { storeStructuredData } from "./storeStructuredData.ts";

it("gives address, coordinates and ways to reach a store", () => {
  expect(storeStructuredData(aStore(), "https://shop.example")).toEqual({
    "@type": "Store",
    name: "Nordhem Kungens Kurva",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Tangentvägen 4",
      postalCode: "127 47",
      addressLocality: "Skärholmen",
      addressCountry: "SE",
    },
    geo: { "@type": "GeoCoordinates", latitude: 59.2689, longitude: 17.9203 },
    telephone: "+46-8-555 010 10",
    email: "kungenskurva@nordhem.example",
    url: "https://shop.example/sidor/butiker/kungens-kurva",
  });
});

it("leaves out what is not known", () => {
  const store = aStore({ lat: null, phoneNumber: "", email: "", pageUrl: null });
  expect(Object.keys(storeStructuredData(store, ""))).toEqual(["@type", "name", "address"]);
});

it("groups days with equal opening hours, and lists exceptional days separately", () => {
  const open = [{ opens: "10:00", closes: "19:00" }];
  const short = [{ opens: "11:00", closes: "16:00" }];
  const hours = {
    week: [open, open, open, open, open, short, []],
    exceptions: [
      { date: "2026-12-24", spans: [] },
      { date: "2026-12-31", spans: short },
    ],
  };
  const day = (name: string) => `https://schema.org/${name}`;
  expect(storeStructuredData(aStore({ hours }), "")["openingHoursSpecification"]).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(day),
      opens: "10:00",
      closes: "19:00",
    },
    { "@type": "OpeningHoursSpecification", dayOfWeek: [day("Saturday")], opens: "11:00", closes: "16:00" },
    {
      "@type": "OpeningHoursSpecification",
      opens: "00:00",
      closes: "00:00",
      validFrom: "2026-12-24",
      validThrough: "2026-12-24",
    },
    {
      "@type": "OpeningHoursSpecification",
      opens: "11:00",
      closes: "16:00",
      validFrom: "2026-12-31",
      validThrough: "2026-12-31",
    },
  ]);
});
