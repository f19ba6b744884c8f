import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { findVariantAttributes } from "./findVariantAttributes.ts";
import { applyVariantLooks } from "./applyVariantLooks.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const trousers = 1401;
const read = () => findVariantAttributes(shop.context.db, trousers, new Map());

describe("the attributes of variants", () => {
  it("list the colours of their values, and which products are unavailable", async () => {
    await shop.context.db.updateTable("product").set({ stock: 0 }).where("id", "in", [1412, 1413]).execute();
    const toOrder = { availability: "backorder" } as const;
    await shop.context.db.updateTable("product").set(toOrder).where("id", "in", [1411, 1413]).execute();
    await shop.context.db.updateTable("variant_value").set({ name: "Blå/Röd" }).where("name", "=", "Blå").execute();
    const [color, size] = await read();
    expect(color?.options).toMatchObject([
      { name: "Svart", productIds: [1411, 1412, 1413], soldOutIds: [1412, 1413], colors: ["#1a1a1a"] },
      { name: "Blå/Röd", soldOutIds: [], colors: ["#1f4e9c", "#b3261e"] },
    ]);
    expect(size?.options[0]).toMatchObject({ name: "C48", soldOutIds: [1412], colors: [] });
  });

  it("are shown as the shop has set, whatever the case of its names, and as a list by default", async () => {
    const attributes = applyVariantLooks(await read(), [{ attribute: "färg", look: "swatches" }]);
    expect(attributes.map(({ label, look }) => [label, look])).toEqual([
      ["Färg", "swatches"],
      ["Storlek", "list"],
      ["Benlängd", "list"],
    ]);
  });
});
