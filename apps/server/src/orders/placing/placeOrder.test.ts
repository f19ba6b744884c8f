import type { CustomerForm } from "@torg/checkout/domain/customer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addToCart, changeCart } from "../../cart/changeCart.ts";
import { loadCheckout, loadOrderableCheckout } from "../../checkout/loadCheckout.ts";
import { companyForm } from "../../testing/companyBuyer.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { fillCheckout, fillProducts, openSession } from "../../testing/fillShop.ts";
import { insertOrder } from "./insertOrder.ts";
import { placeOrder } from "./placeOrder.ts";

let database: TestDatabase;

const request = (sessionId: number, changes: Partial<CustomerForm> = {}) => ({
  sessionId,
  kind: "manual" as const,
  form: { ...companyForm, ...changes },
  now: new Date("2026-11-21T12:00:00Z"),
  seal: String,
});

const product = (productId: number) => ({ productId, variantId: null });

async function stockOf(id: number): Promise<number> {
  const { stock } = await database.db
    .selectFrom("product")
    .select("stock")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return stock;
}

/** The session of a logged-in customer with something in the cart. */
async function memberSession(email: string): Promise<number> {
  const session = await openSession(database.db, { deliveryTypeId: 2 });
  const customer = { email, password_hash: "x", first_name: "Nils", last_name: "Holm" };
  const { id } = await database.db
    .insertInto("customer")
    .values(customer)
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ password_hash: "x" }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await database.db.updateTable("session").set({ customer_id: id }).where("id", "=", session).execute();
  await addToCart(database.db, session, [product(4)]);
  return session;
}

const detailsOf = (email: string) =>
  database.db
    .selectFrom("customer")
    .select(["company", "pnr", "first_name", "last_name", "mobile", "address", "co", "zipcode", "city"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();

async function countOrders(): Promise<number> {
  const { count } = await database.db
    .selectFrom("order")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

beforeAll(async () => {
  database = await createTestDatabase();
  await fillCheckout(database.db);
  await fillProducts(database.db, [
    { id: 1, name: "Tvättmaskin", priceOre: 699_000, stock: 25, max: 5 },
    { id: 2, name: "Sista exemplaren", priceOre: 10_000, stock: 10 },
    { id: 3, name: "Utan pris", priceOre: null },
    { id: 4, name: "Kabel", priceOre: 9_950, stock: 1_000_000 },
    { id: 5, name: "Slang", priceOre: 14_900, stock: 1_000_000 },
    { id: 6, name: "Enda", priceOre: 10_000, stock: 3 },
    { id: 7, name: "Gratis hembesök", priceOre: 0, stock: 100 },
  ]);
  await database.db
    .insertInto("discount")
    .values([
      { code: "SOMMAR10", label: "Sommarrabatt 10 %", kind: "percent", value: 10 },
      { code: "ENGANG", label: "En gång", kind: "amount", value: 5_000, use_limit: 1 },
    ])
    .execute();
});

afterAll(() => database.close());

describe("the buyer's details of an order", () => {
  const nils = "nils@example.se";
  const home = {
    firstName: "Nils",
    lastName: "Holm-Berg",
    address: "Nya vägen 2",
    postalCode: "981 31",
    city: "Kiruna",
  };

  it("are stored in the account, so that the next order starts with them, except the identity number", async () => {
    const form = { ...home, email: "Nils@Example.se", companyName: "Holm AB" };
    expect(await placeOrder(database.db, request(await memberSession(nils), form))).toMatchObject({ ok: true });
    expect(await detailsOf(nils)).toEqual({
      company: "Holm AB",
      pnr: "",
      first_name: "Nils",
      last_name: "Holm-Berg",
      mobile: companyForm.mobile,
      address: "Nya vägen 2",
      co: "",
      zipcode: "98131",
      city: "Kiruna",
    });
    const moved = { ...form, address: "Gamla vägen 3", postalCode: "12747", city: "Skärholmen" };
    await placeOrder(database.db, request(await memberSession(nils), moved));
    expect(await detailsOf(nils)).toMatchObject({ address: "Gamla vägen 3", zipcode: "12747", city: "Skärholmen" });
  });

  it("are not stored when a payment provider reports none, or only half an address", async () => {
    const before = await detailsOf(nils);
    const session = await memberSession(nils);
    const blank = { firstName: "", lastName: "", mobile: "", companyName: "", postalCode: "", city: "" };
    const paid = request(session, { ...blank, email: nils, address: "Halva vägen 1" });
    await database.db.transaction().execute(async (transaction) => {
      const { checkout } = await loadOrderableCheckout(transaction, session);
      await insertOrder(transaction, checkout, paid);
    });
    expect(await detailsOf(nils)).toEqual(before);
  });

  it("are not stored when the order is for another address or nobody is logged in", async () => {
    const before = await detailsOf(nils);
    const other = { ...home, email: "vera@example.se", address: "Annan gata 1" };
    expect(await placeOrder(database.db, request(await memberSession(nils), other))).toMatchObject({ ok: true });
    const guest = await openSession(database.db, { deliveryTypeId: 2 });
    await addToCart(database.db, guest, [product(4)]);
    const pretended = { ...home, email: nils, address: "Annan gata 2" };
    expect(await placeOrder(database.db, request(guest, pretended))).toMatchObject({ ok: true });
    expect(await detailsOf(nils)).toEqual(before);
  });
});

describe("placeOrder", () => {
  it("stores the order with its total, VAT, lines and stock, and empties the cart", async () => {
    const session = await openSession(database.db, { deliveryTypeId: 2 });
    await changeCart(database.db, session, [{ ...product(1), rowId: null, quantity: 2, isAddition: true }]);
    const { pricing } = await loadCheckout(database.db, session);
    const result = await placeOrder(database.db, request(session));
    if (!result.ok) throw new Error(result.problem.code);
    const order = await database.db
      .selectFrom("order")
      .selectAll()
      .where("id", "=", result.orderId)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      products_ore: 1_398_000,
      delivery_ore: 39_900,
      discount_ore: 0,
      total_ore: 1_437_900,
      vat_ore: 287_580,
      company: "Snickeri AB",
      zipcode: "12345",
      payment_name: "Faktura för företag",
      delivery_name: "Hemleverans",
    });
    expect(pricing.total.inclOre).toBe(order.total_ore);
    expect(await stockOf(1)).toBe(23);
    expect((await loadCheckout(database.db, session)).rows).toEqual([]);
    const ledger = await database.db
      .selectFrom("stock_ledger")
      .select("change")
      .where("order_id", "=", result.orderId)
      .execute();
    expect(ledger).toEqual([{ change: -2 }]);
  });

  it("returns the same order for every repetition, even in parallel", async () => {
    const session = await openSession(database.db);
    await addToCart(database.db, session, [product(4)]);
    const results = await Promise.all(Array.from({ length: 20 }, () => placeOrder(database.db, request(session))));
    const later = await placeOrder(database.db, request(session));
    const ids = new Set([...results, later].map((result) => (result.ok ? result.orderId : result.problem.code)));
    expect(ids.size).toBe(1);
  });

  it("starts a new order with the next cart", async () => {
    const session = await openSession(database.db);
    await addToCart(database.db, session, [product(4)]);
    const first = await placeOrder(database.db, request(session));
    await database.db.updateTable("session").set({ delivery_type_id: 3 }).where("id", "=", session).execute();
    await addToCart(database.db, session, [product(4)]);
    const second = await placeOrder(database.db, request(session));
    expect(first.ok && second.ok && first.orderId !== second.orderId).toBe(true);
  });

  it("sells the last ten to exactly ten of two hundred buyers", async () => {
    const sessions = await Promise.all(Array.from({ length: 200 }, () => openSession(database.db)));
    await Promise.all(sessions.map((session) => addToCart(database.db, session, [product(2)])));
    const results = await Promise.all(sessions.map((session) => placeOrder(database.db, request(session))));
    expect(results.filter((result) => result.ok)).toHaveLength(10);
    const refused = new Set(results.flatMap((result) => (result.ok ? [] : [result.problem.code])));
    expect([...refused]).toEqual(["oversold"]);
    expect(await stockOf(2)).toBe(0);
  });

  it("never deadlocks two carts with the same goods in different order", async () => {
    const sessions = await Promise.all(Array.from({ length: 40 }, () => openSession(database.db)));
    await Promise.all(
      sessions.map((session, index) =>
        addToCart(database.db, session, index % 2 === 0 ? [product(4), product(5)] : [product(5), product(4)]),
      ),
    );
    const results = await Promise.all(sessions.map((session) => placeOrder(database.db, request(session))));
    expect(results.every((result) => result.ok)).toBe(true);
  });

  it("changes nothing when fields are invalid", async () => {
    const session = await openSession(database.db);
    await addToCart(database.db, session, [product(6)]);
    const before = await countOrders();
    const result = await placeOrder(database.db, request(session, { email: "anna", acceptsTerms: false }));
    expect(result).toEqual({
      ok: false,
      problem: { code: "fields", fields: { email: "malformed", acceptsTerms: "missing" } },
    });
    expect(await countOrders()).toBe(before);
    expect(await stockOf(6)).toBe(3);
    expect((await loadCheckout(database.db, session)).rows).toHaveLength(1);
  });

  it("rejects a quantity above the stock, an empty cart, a missing delivery and any automatic payment", async () => {
    const session = await openSession(database.db);
    const problem = async (): Promise<string> => {
      const result = await placeOrder(database.db, request(session));
      return result.ok ? "ok" : result.problem.code;
    };
    expect(await problem()).toBe("cart-empty");
    await changeCart(database.db, session, [{ ...product(6), rowId: null, quantity: 4, isAddition: true }]);
    expect(await problem()).toBe("oversold");
    await changeCart(database.db, session, [{ ...product(6), rowId: null, quantity: 1, isAddition: false }]);
    await database.db.updateTable("session").set({ delivery_type_id: null }).where("id", "=", session).execute();
    expect(await problem()).toBe("delivery-missing");
    await database.db
      .updateTable("session")
      .set({ delivery_type_id: 3, payment_type_id: "3" })
      .where("id", "=", session)
      .execute();
    expect(await problem()).toBe("payment-unavailable");
  });

  it("accepts a free order only when nothing is to be paid", async () => {
    const session = await openSession(database.db);
    await addToCart(database.db, session, [product(7)]);
    expect((await placeOrder(database.db, { ...request(session), kind: "free" })).ok).toBe(true);
    const paying = await openSession(database.db);
    await addToCart(database.db, paying, [product(7), product(4)]);
    const result = await placeOrder(database.db, { ...request(paying), kind: "free" });
    expect(result).toEqual({ ok: false, problem: { code: "total-not-zero" } });
  });

  it("spends a gift card with one use once, in fifty parallel orders", async () => {
    const code = await database.db
      .selectFrom("discount")
      .select("id")
      .where("code", "=", "ENGANG")
      .executeTakeFirstOrThrow();
    const sessions = await Promise.all(Array.from({ length: 50 }, () => openSession(database.db)));
    for (const session of sessions) {
      await addToCart(database.db, session, [product(5)]);
      await database.db.insertInto("session_discount").values({ session_id: session, discount_id: code.id }).execute();
    }
    const results = await Promise.all(sessions.map((session) => placeOrder(database.db, request(session))));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const uses = await database.db
      .selectFrom("discount_use")
      .select("order_id")
      .where("discount_id", "=", code.id)
      .execute();
    const { used } = await database.db
      .selectFrom("discount")
      .select("used")
      .where("id", "=", code.id)
      .executeTakeFirstOrThrow();
    expect(uses).toHaveLength(1);
    expect(used).toBe(1);
  });

  it("accepts a private buyer's request for a quote, with nothing to pay, in the quote mode", async () => {
    const session = await openSession(database.db, { deliveryTypeId: 2, customerType: "private" });
    await addToCart(database.db, session, [product(4)]);
    const place = () => placeOrder(database.db, request(session, { customerType: "private", identityNumber: "" }));
    const setQuote = (isQuote: boolean) => {
      const value = JSON.stringify({ isOfferTheme: isQuote });
      return database.db
        .insertInto("setting")
        .values({ key: "shop", value })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
        .execute();
    };
    await setQuote(false);
    expect(await place()).toEqual({ ok: false, problem: { code: "payment-unavailable" } });
    await setQuote(true);
    const placed = await place();
    await setQuote(false);
    expect(placed.ok).toBe(true);
    const order = await database.db
      .selectFrom("order")
      .selectAll()
      .where("session_id", "=", session)
      .executeTakeFirst();
    expect(order).toMatchObject({ payment_type_id: null, payment_name: "", payment_fee_ore: 0, state: "placed" });
  });

  it("keeps stock and ledger equal for every product", async () => {
    const { rows } = await database.pool.query(
      "SELECT p.id FROM product p LEFT JOIN stock_ledger l ON l.product_id = p.id AND l.store_id IS NULL GROUP BY p.id HAVING p.stock <> coalesce(sum(l.change), 0)",
    );
    expect(rows).toEqual([]);
  });
});

describe("addToCart", () => {
  it("counts each of fifty parallel clicks", async () => {
    const session = await openSession(database.db);
    await Promise.all(Array.from({ length: 50 }, () => addToCart(database.db, session, [product(4)])));
    const { rows } = await loadCheckout(database.db, session);
    expect(rows.map((row) => row.quantity)).toEqual([50]);
  });

  it("rejects a product that is at its maximum, unknown or without a price, and changes nothing", async () => {
    const session = await openSession(database.db);
    await changeCart(database.db, session, [{ ...product(1), rowId: null, quantity: 9, isAddition: true }]);
    expect((await loadCheckout(database.db, session)).rows[0]?.quantity).toBe(5);
    expect(await addToCart(database.db, session, [product(4), product(1)])).toEqual({
      ok: false,
      problem: { code: "max-reached", max: 5 },
    });
    expect(await addToCart(database.db, session, [product(3)])).toEqual({
      ok: false,
      problem: { code: "not-for-sale", productId: 3 },
    });
    expect(await addToCart(database.db, session, [product(999)])).toEqual({
      ok: false,
      problem: { code: "product-missing", productId: 999 },
    });
    expect((await loadCheckout(database.db, session)).rows).toHaveLength(1);
  });
});
