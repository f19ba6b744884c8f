import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addToCart } from "./changeCart.ts";
import { addDiscount } from "./changeDiscounts.ts";
import { companyForm } from "../testing/companyBuyer.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { fillCheckout, fillProducts, openSession } from "../testing/fillShop.ts";
import { recordJobs } from "../testing/recordJobs.ts";
import { cancelOrder } from "../fulfilment/cancelOrder.ts";
import type { OrderResult } from "../orders/placing/orderResult.ts";
import { placeOrder } from "../orders/placing/placeOrder.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillCheckout(database.db);
  await fillProducts(database.db, [{ id: 1, priceOre: 10_000, stock: 1_000_000 }]);
});

afterAll(() => database.close());

let made = 0;

/** A new code with a limit of uses per customer. */
async function newCode(customerLimit: number): Promise<{ readonly id: number; readonly code: string }> {
  made += 1;
  return database.db
    .insertInto("discount")
    .values({ code: `KOD${made}`, label: "Välkommen", kind: "amount", value: 1_000, customer_limit: customerLimit })
    .returning(["id", "code"])
    .executeTakeFirstOrThrow();
}

async function cartWith(code: string): Promise<number> {
  const session = await openSession(database.db);
  await addToCart(database.db, session, [{ productId: 1, variantId: null }]);
  await addDiscount(database.db, session, code);
  return session;
}

const orderAs = (sessionId: number, email: string): Promise<OrderResult> =>
  placeOrder(database.db, {
    sessionId,
    kind: "manual",
    form: { ...companyForm, email },
    now: new Date(),
    seal: String,
  });

async function usesOf(id: number): Promise<number> {
  const row = await database.db.selectFrom("discount").select("used").where("id", "=", id).executeTakeFirstOrThrow();
  return row.used;
}

describe("a code that each customer can use once", () => {
  it("is used once by a customer who sends twenty carts in parallel, however the address is written", async () => {
    const { id, code } = await newCode(1);
    const addresses = ["anna@example.se", "Anna@Example.se", "anna+mer@example.se", " AN\u200bNA+2@example.SE "];
    const carts = await Promise.all(Array.from({ length: 20 }, () => cartWith(code)));
    const results = await Promise.all(carts.map((cart, index) => orderAs(cart, addresses[index % 4] ?? "")));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const refused = results.flatMap((result) => (result.ok ? [] : [result.problem]));
    expect(refused).toHaveLength(19);
    for (const problem of refused) expect(problem).toMatchObject({ code: "discount-used-up", discountId: id });
    expect(await usesOf(id)).toBe(1);
  });

  it("is removed from the cart of a customer who used it, so that the next try is an order without it", async () => {
    const { id, code } = await newCode(1);
    await orderAs(await cartWith(code), "bo@example.se");
    const cart = await cartWith(code);
    expect((await orderAs(cart, "bo@example.se")).ok).toBe(false);
    const again = await orderAs(cart, "bo@example.se");
    expect(again.ok).toBe(true);
    expect(await usesOf(id)).toBe(1);
    const order = await database.db
      .selectFrom("order")
      .select(["discount_ore", "total_ore"])
      .where("id", "=", again.ok ? again.orderId : 0)
      .executeTakeFirst();
    expect(order).toEqual({ discount_ore: 0, total_ore: 10_000 });
  });

  it("can be used by everybody else", async () => {
    const { code } = await newCode(1);
    for (const email of ["c@example.se", "d@example.se", "c@example.com"]) {
      expect((await orderAs(await cartWith(code), email)).ok).toBe(true);
    }
  });

  it("is rejected with a message when a logged in customer who has used it adds it", async () => {
    const { code } = await newCode(1);
    await orderAs(await cartWith(code), "eva+torg@example.se");
    const customer = await database.db
      .insertInto("customer")
      .values({ email: "eva@example.se", password_hash: "none" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const session = await openSession(database.db);
    await database.db.updateTable("session").set({ customer_id: customer.id }).where("id", "=", session).execute();
    expect(await addDiscount(database.db, session, code)).toEqual({
      applied: false,
      message: "Koden är redan använd.",
    });
  });
});

describe("any run of orders and cancellations", () => {
  it("never exceeds the limit of one customer, and rejects no order below it", async () => {
    const step = fc.record({ buyer: fc.constantFrom("f", "g"), cancels: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(step, { maxLength: 10 }), async (limit, steps) => {
        const { id, code } = await newCode(limit);
        const standing: Record<string, number[]> = { f: [], g: [] };
        for (const { buyer, cancels } of steps) {
          const mine = standing[buyer] ?? [];
          const last = cancels ? mine.pop() : undefined;
          if (last !== undefined) {
            await database.db
              .transaction()
              .execute((transaction) =>
                cancelOrder(transaction, { orderId: last, wasPaid: false, jobs: recordJobs() }),
              );
            continue;
          }
          const result = await orderAs(await cartWith(code), `${buyer}${id}@example.se`);
          expect(result.ok).toBe(mine.length < limit);
          if (result.ok) mine.push(result.orderId);
        }
        expect(await usesOf(id)).toBe(Object.values(standing).flat().length);
      }),
      { numRuns: 15 },
    );
  });
});
