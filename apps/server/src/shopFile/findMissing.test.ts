import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { findMissing } from "./findMissing.ts";
import { readShopFolder } from "./readShopFolder.ts";
import { shopFileSchema } from "./schema/shopFileSchema.ts";
import type { ShopFolder } from "./ShopFolder.ts";

const template = readShopFolder(fileURLToPath(new URL("../../../../packages/create-torg/template", import.meta.url)));
if (template === null) throw new Error("A new shop has a shop.json.");
const { shop, pages } = template;

const ready: ShopFolder = {
  sheet: null,
  points: null,
  words: {},
  shop: {
    ...shop,
    name: "Skogens redskap",
    company: {
      name: "Skogens redskap AB",
      organisationNumber: "556016-0680",
      vatNumber: "SE556016068001",
      address: "Skogsvägen 1, 903 30 Umeå",
    },
    contact: { email: "hej@skogen.example", phone: "090-10 20 30" },
    mail: { from: "Skogens redskap <hej@skogen.example>" },
  },
  pages: (pages ?? []).map((page) => ({ ...page, isDraft: false })),
};
const open = readConfig({
  SHOP_PUBLIC_URL: "https://skogen.example",
  SMTP_URL: "smtps://user:password@mail.example",
  KLARNA_USERNAME: "name",
  KLARNA_PASSWORD: "password",
  CARD_SECRET_KEY: "key",
  CARD_MERCHANT_ID: "merchant",
  CARD_NOTICE_SECRET: "noticesecret1",
});

describe("what is missing before opening", () => {
  it("are none when the company, the texts, the access and the sender are there", () => {
    expect(findMissing(ready, open)).toEqual([]);
  });

  it("are all listed for a new shop", () => {
    const missing = findMissing(template, readConfig({}));
    expect(missing).toContain("shop.json: company.organisationNumber is missing; law asks for it.");
    expect(missing).toContain("shop.json: company.name is still that of a new shop.");
    expect(missing).toContain(
      'pages/kopvillkor.md is a draft: read it, make it true and take the line "draft: true" away.',
    );
    expect(missing).toContain("shop.json: mail.from is missing; letters need a sender.");
    expect(missing.join("\n")).toMatch(/access to Klarna is missing: set KLARNA_USERNAME, KLARNA_PASSWORD,/);
    expect(missing.join("\n")).toMatch(/SMTP_URL[\s\S]*SHOP_PUBLIC_URL/);
  });

  it("include delivery and payment methods, and the legally required pages", () => {
    const { delivery: _delivery, payment: _payment, ...rest } = ready.shop;
    const missing = findMissing(
      { shop: rest, pages: [], sheet: null, points: null, words: {} },
      { ...open, payments: readConfig({}).payments },
    );
    expect(missing).toContain("shop.json: delivery is missing; nothing can be sent.");
    expect(missing).toContain("shop.json: payment is missing, and there is no access to a provider.");
    expect(missing).toContain("pages/integritet.md is missing; law asks for it.");
  });

  it("include only the required settings of an access, with the provider's well-known name", () => {
    const ways = [{ ...ready.shop.payment?.ways[0], id: "swish", name: "Swish", provider: "swish" }];
    const delivery = { ways: [{ id: "ombud", name: "Ombud", kind: "service-point", places: "postnord" }] };
    const asking = shopFileSchema.parse({ ...ready.shop, payment: { ways }, delivery });
    expect(findMissing({ ...ready, shop: asking }, { ...open, payments: { ...open.payments, providers: [] } })).toEqual(
      [
        "The access to Swish is missing: set SWISH_NUMBER, SWISH_CERTIFICATE, SWISH_KEY, or take its way out of shop.json.",
        "The access to PostNord is missing: set POSTNORD_API_KEY, or take its way out of shop.json.",
      ],
    );
  });

  it("include the access to a carrier that provides service points", () => {
    const delivery = ready.shop.delivery;
    const ways = (delivery?.ways ?? []).map((way) => ({ ...way, places: "postnord" as const }));
    const asking = delivery === undefined ? ready.shop : { ...ready.shop, delivery: { ...delivery, ways } };
    const [access, ...others] = findMissing({ ...ready, shop: asking }, open);
    expect(access).toMatch(/^The access to PostNord is missing: set POSTNORD_/);
    expect(others).toEqual([]);
  });

  it("include the list of places that a delivery uses, and paused selling", () => {
    const delivery = ready.shop.delivery;
    const ways = (delivery?.ways ?? []).map((way) => ({ ...way, places: "list" as const }));
    const listing = delivery === undefined ? ready.shop : { ...ready.shop, delivery: { ...delivery, ways } };
    const folder = { ...ready, shop: { ...listing, sellingPaused: true } };
    expect(findMissing(folder, open)).toEqual([
      "shop.json: sellingPaused is true; nothing can be bought.",
      "service-points.csv is missing; a way of delivery reads its places from there.",
    ]);
    const point = {
      id: "torget",
      name: "Kiosken",
      address: "Torget 1",
      postalCode: "903 30",
      city: "Umeå",
      latitude: 63.8,
      longitude: 20.3,
    };
    expect(findMissing({ ...folder, shop: listing, points: [point] }, open)).toEqual([]);
  });

  it("include a store when goods can be picked up in one", () => {
    const delivery = ready.shop.delivery;
    const way = delivery?.ways[0];
    if (delivery === undefined || way === undefined) throw new Error("A new shop has a way of delivery.");
    const picked = { ...ready.shop, delivery: { ...delivery, ways: [{ ...way, kind: "store" as const }] } };
    expect(findMissing({ ...ready, shop: picked }, open)).toEqual([
      "shop.json: goods are picked up in a store, and there are no stores.",
    ]);
    const store = { id: "torget", name: "Torget", address: "Torget 1", postalCode: "903 30", city: "Umeå" };
    const stores = shopFileSchema.parse({ ...shop, stores: [store] }).stores ?? [];
    expect(findMissing({ ...ready, shop: { ...picked, stores } }, open)).toEqual([
      'shop.json: delivery way "hem" lets shoppers choose a store by what it has, and storeStock does not say where that is told; nothing could be picked up. Name a table there, or set chooseStore of the way to false.',
    ]);
    const told = { ...picked, stores, storeStock: "feed/store-stock.tsv" };
    expect(findMissing({ ...ready, shop: told }, open)).toEqual([]);
    expect(findMissing({ ...ready, shop: { ...told, storeStock: "desk" } }, open)).toEqual([]);
    const asked = { ...delivery, ways: [{ ...way, kind: "store" as const, chooseStore: false }] };
    expect(findMissing({ ...ready, shop: { ...ready.shop, delivery: asked, stores } }, open)).toEqual([]);
  });
});
