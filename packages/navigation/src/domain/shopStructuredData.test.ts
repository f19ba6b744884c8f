import { describe, expect, it } from "vitest";
import { aShopSettings } from "../fixtures/aShopSettings.ts";
import { shopStructuredData, type DescribedShop } from "./shopStructuredData.ts";

const told = (changes: Partial<DescribedShop> = {}) =>
  shopStructuredData({
    name: "Nordhem",
    origin: "https://shop.example",
    logo: "/icon-512.png",
    company: aShopSettings().company,
    returns: { days: 30, feeOre: 0 },
    search: "/produkter/sok?s={query}",
    ...changes,
  });

describe("shopStructuredData", () => {
  it("says who the seller is, how to reach them and how to return goods", () => {
    expect(told()[0]).toMatchObject({
      "@type": "OnlineStore",
      name: "Nordhem",
      legalName: "Nordhem Handel AB",
      url: "https://shop.example/",
      logo: "https://shop.example/icon-512.png",
      vatID: "SE556012345601",
      taxID: "556012-3456",
      contactPoint: { "@type": "ContactPoint", email: "kundservice@nordhem.example", telephone: "+46-8-555 010 10" },
      hasMerchantReturnPolicy: { merchantReturnDays: 30, returnFees: "https://schema.org/FreeReturn" },
    });
  });

  it("includes the shop's search", () => {
    expect(told()[1]).toEqual({
      "@type": "WebSite",
      name: "Nordhem",
      url: "https://shop.example/",
      inLanguage: "sv",
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: "https://shop.example/produkter/sok?s={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    });
  });

  it("leaves out what the shop does not have", () => {
    const company = { name: "", organisationNumber: "", vatNumber: "", address: "", email: "", phone: "" };
    const [seller, site] = told({ company, returns: null, search: null });
    expect(Object.keys(seller ?? {})).toEqual(["@type", "name", "url", "logo"]);
    expect(site).not.toHaveProperty("potentialAction");
  });
});
