import { encodeRequest, toWire } from "@torg/http";
import { aShopSettings } from "@torg/navigation/fixtures";
import { describe, expect, it } from "vitest";
import * as fixtures from "../fixtures/aPage.ts";
import { pageCall } from "./pageCall.ts";
import { pageDataSchema } from "./pageData.ts";

const pages = [
  fixtures.aHomePage(),
  fixtures.aListingPage(),
  fixtures.aProductPage(),
  fixtures.aCartPage(),
  fixtures.aCheckoutPage(),
  fixtures.aConfirmationPage(),
  fixtures.aContentPage(),
  fixtures.aCampaignPage(),
  fixtures.aNotFoundPage(),
];

describe("pageDataSchema", () => {
  it.each(pages.map((page) => [page.page, page] as const))("keeps a %s page as it was sent", (_, page) => {
    expect(pageDataSchema.parse(toWire(pageDataSchema, page))).toEqual(page);
  });

  it("fills in what a page leaves out", () => {
    expect(pageDataSchema.parse({ page: "home", title: "Hem", layout: {} })).toMatchObject({
      carousel: [],
      campaign: null,
      products: [],
      messages: [],
    });
  });

  it("rejects an unknown page", () => {
    expect(pageDataSchema.safeParse({ page: "blog", title: "Blogg", layout: {} }).success).toBe(false);
  });
});

describe("pageCall", () => {
  it("requests a path with its query", () => {
    const { url } = encodeRequest(pageCall, { path: "/produkter/sok?s=tvätt" });
    expect(new URL(url, "https://shop.example").searchParams.get("path")).toBe("/produkter/sok?s=tvätt");
  });

  it("reads a page with the shop's settings", () => {
    const answer = { settings: aShopSettings(), page: fixtures.aListingPage() };
    expect(pageCall.response.parse(toWire(pageCall.response, answer))).toEqual(answer);
  });

  it("reads the new address of a page that has moved", () => {
    expect(pageCall.response.parse({ redirect: "/lyra", status: 301 })).toEqual({ redirect: "/lyra", status: 301 });
    expect(pageCall.response.parse({ redirect: "/lyra" })).toMatchObject({ status: 301 });
  });
});
