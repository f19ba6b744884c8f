import { createClient, toWire } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { describe, expect, it } from "vitest";
import { aStore, someStores } from "../fixtures/index.ts";
import { storeSchema, storeStockCall } from "./index.ts";

describe("storeSchema", () => {
  it("survives a round trip for every store of the shop", () => {
    expect(someStores.map((store) => storeSchema.parse(toWire(storeSchema, store)))).toEqual(someStores);
  });

  it("fills in what a store is missing and reads flags of any spelling", () => {
    const read = storeSchema.parse({ id: "7", name: "Nordhem", only_white_goods: "1", product_in_stock: true });
    expect(read).toMatchObject({
      id: 7,
      lat: null,
      lng: null,
      email: "",
      pageUrl: null,
      onlyWhiteGoods: true,
    });
    expect(read.hasProduct).toBe(true);
  });

  it("rejects a store without a name", () => {
    expect(storeSchema.safeParse({ ...aStore(), name: undefined }).success).toBe(false);
  });
});

describe("storeStockCall", () => {
  it("sends the product's id and returns the stores", async () => {
    const stores = [{ storeId: 1, storeName: "Nordhem Kungens Kurva" }];
    const stock = reply(storeStockCall, stores);
    await expect(createClient(createMock([stock])).send(storeStockCall, { productId: 1001 })).resolves.toEqual(stores);
    expect(stock.requests).toEqual([{ productId: 1001 }]);
  });

  it("reads a wrapped list as well", () => {
    expect(storeStockCall.response.parse({ data: [{ store_id: "1", store_name: "A" }] })).toEqual([
      { storeId: 1, storeName: "A" },
    ]);
  });
});
