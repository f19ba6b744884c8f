import { expect, it } from "vitest";
import { aStore } from "../fixtures/index.ts";
import { storeStructuredData } from "./storeStructuredData.ts";

it("gives address, place and ways to reach a store", () => {
  expect(storeStructuredData(aStore(), "https://shop.example")).toEqual({
    "@context": "https://schema.org",
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
    telephone: "08-555 010 10",
    email: "kungenskurva@nordhem.example",
    url: "https://shop.example/sidor/butiker/kungens-kurva",
  });
});

it("leaves out what is not known", () => {
  const store = aStore({ lat: null, phoneNumber: "", email: "", pageUrl: null });
  expect(Object.keys(storeStructuredData(store, ""))).toEqual(["@context", "@type", "name", "address"]);
});
