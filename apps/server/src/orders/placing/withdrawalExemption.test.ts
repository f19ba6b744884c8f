import { hygieneExemption } from "@torg/compliance";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addToCart } from "../../cart/changeCart.ts";
import { loadCart } from "../../cart/loadCart.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { companyForm } from "../../testing/companyBuyer.ts";
import { fillCheckout, fillProducts, openSession } from "../../testing/fillShop.ts";
import { loadConfirmedOrder } from "../placed/loadConfirmedOrder.ts";
import { orderEmail } from "../emails/orderEmail.ts";
import { placeOrder } from "./placeOrder.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillCheckout(database.db);
  await fillProducts(database.db, [{ id: 1, name: "Hörlurar", priceOre: 69_900, stock: 10 }]);
});

afterAll(async () => {
  await database.close();
});

const exempt = (disclosure: object | null) =>
  database.db
    .updateTable("product")
    .set({ disclosure: disclosure === null ? null : JSON.stringify(disclosure) })
    .where("id", "=", 1)
    .execute();

describe("a product that is exempt from withdrawal", () => {
  it("says so in the cart, and in the confirmation with the wording of that time", async () => {
    await exempt({ withdrawal_exemption: "hygiene" });
    const sessionId = await openSession(database.db, { deliveryTypeId: 2 });
    await addToCart(database.db, sessionId, [{ productId: 1, variantId: null }]);
    expect((await loadCart(database.db, sessionId))[0]?.withdrawalExemptReason).toBe(hygieneExemption);
    const placed = await placeOrder(database.db, {
      sessionId,
      kind: "manual",
      form: companyForm,
      now: new Date(),
      seal: String,
    });
    if (!placed.ok) throw new Error(placed.problem.code);
    await exempt(null);
    await database.db.updateTable("order").set({ customer_type: "private" }).where("id", "=", placed.orderId).execute();
    const confirmed = await loadConfirmedOrder(database.db, placed.orderId, "https://shop.example");
    if (confirmed === null) throw new Error("The order is gone.");
    expect(orderEmail(confirmed).text).toContain(`Hörlurar: ${hygieneExemption}`);
  });

  it("leaves other products unchanged", async () => {
    await exempt(null);
    const sessionId = await openSession(database.db, { deliveryTypeId: 2 });
    await addToCart(database.db, sessionId, [{ productId: 1, variantId: null }]);
    expect((await loadCart(database.db, sessionId))[0]).toMatchObject({
      withdrawalExemptReason: null,
      takesBack: false,
    });
  });
});
