import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addToCart } from "../cart/changeCart.ts";
import { placeOrder } from "../orders/placing/placeOrder.ts";
import { companyForm } from "../testing/companyBuyer.ts";
import { fillCheckout, fillProducts, openSession } from "../testing/fillShop.ts";
import { type OrderingServer, startOrderingServer } from "../testing/startOrderingServer.ts";
import { createToken, listTokens, type Scope, scopes } from "./programToken.ts";
import { readTokenArguments } from "./readTokenArguments.ts";
import { runTokenCommand } from "./runTokenCommand.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer({ limits: "api/account=1000" });
  await fillCheckout(shop.database.db);
  await fillProducts(shop.database.db, [{ id: 1001, name: "Tvättmaskin", priceOre: 100_000, stock: 1000 }]);
});

afterAll(() => shop.close());

beforeEach(() => shop.database.pool.query("DELETE FROM operator_log"));

const tokenFor = async (...may: readonly Scope[]): Promise<string> =>
  (await createToken(shop.database.db, { name: "lager", scopes: may, expires: null })).token;

async function ask(token: string | null, url: string, payload?: object) {
  const response = await shop.server.inject({
    method: payload === undefined ? "GET" : "POST",
    url: `/api/shop/${url}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

async function order(quantity = 2): Promise<string> {
  const { db } = shop.database;
  const session = await openSession(db, { deliveryTypeId: 2 });
  for (let piece = 0; piece < quantity; piece += 1)
    await addToCart(db, session, [{ productId: 1001, variantId: null }]);
  const form = { ...companyForm, email: "asa@example.se" };
  const placed = await placeOrder(db, { sessionId: session, kind: "manual", form, now: new Date(), seal: String });
  if (!placed.ok) throw new Error(placed.problem.code);
  return String(placed.orderId);
}

/** Makes changes old enough to be listed. */
const settle = () =>
  shop.database.pool.query(
    `UPDATE "order" SET changed_at = changed_at - interval '1 hour' WHERE changed_at > now() - interval '1 minute'`,
  );

const logged = async () =>
  shop.database.db.selectFrom("operator_log").select(["event", "details"]).orderBy("id").execute();

describe("a program", () => {
  it("is refused without a valid token", async () => {
    const { db, pool } = shop.database;
    const old = await tokenFor(...scopes);
    await pool.query("UPDATE api_token SET expires_at = now()");
    const { token: ended, id } = await createToken(db, { name: "gammal", scopes, expires: null });
    await runTokenCommand(db, readTokenArguments(["revoke", String(id)]));
    for (const token of [null, "torg_abcdefghijklmnopqrstuvwxyz", old, ended]) {
      const { status, headers, body } = await ask(token, "orders");
      expect([status, headers["www-authenticate"], body]).toEqual([
        401,
        "Bearer",
        { message: "Åtkomstnyckeln saknas eller gäller inte." },
      ]);
    }
    await expect(runTokenCommand(db, readTokenArguments(["revoke", String(id)]))).rejects.toThrow("no such token");
  });

  it("is refused what its token does not include, and the refusal is logged", async () => {
    const token = await tokenFor("orders:read", "products:read");
    const number = await order();
    for (const [url, payload] of [
      [`orders/${number}/pick`, { key: "1" }],
      [`orders/${number}/credit`, { key: "1", amount: 10 }],
      ["products/1001/stock", { stock: 1 }],
      ["webhooks/failed", undefined],
      ["webhooks/replay", { since: "2026-01-01" }],
    ] as const) {
      expect((await ask(token, url, payload)).status, url).toBe(403);
    }
    expect((await logged()).filter(({ event }) => event === "not-allowed")).toHaveLength(5);
    expect((await ask(token, `orders/${number}`)).status).toBe(200);
  });

  it("ships, delivers, cancels, returns and credits, each once per key, under its name in the log", async () => {
    const token = await tokenFor("orders:read", "orders:write", "orders:refund");
    const number = await order();
    const seen = (await ask(token, `orders/${number}`)).body;
    expect(seen).toMatchObject({ number, state: "placed", lines: [{ name: "Tvättmaskin", quantity: 2, open: 2 }] });
    const line: string = String(seen.lines[0].id);
    const act = (name: string, body: object) => ask(token, `orders/${number}/${name}`, body);
    expect((await act("pick", { key: "a" })).body).toMatchObject({ state: "picked" });
    const parcel = { carrier: "PostNord", tracking_number: "00370123" };
    const ship = { key: "b", pieces: { [line]: 1 }, ...parcel };
    const shipped = await act("ship", ship);
    expect(shipped.body).toMatchObject({ state: "partly-shipped", lines: [{ open: 1, shipped: 1 }] });
    expect((await act("ship", ship)).body.lines).toMatchObject([{ open: 1, shipped: 1 }]);
    expect((await act("ship", { ...ship, pieces: {} })).status).toBe(409);
    expect((await act("deliver", { key: "c", shipment: 1 })).status).toBe(200);
    expect((await act("deliver", { key: "c2", shipment: 7 })).status).toBe(422);
    expect((await act("cancel", { key: "d0", pieces: { [line]: 0 } })).status).toBe(422);
    expect((await act("cancel", { key: "d" })).body).toMatchObject({ state: "delivered", lines: [{ cancelled: 1 }] });
    expect((await act("credit", { key: "e", amount: 100 })).status).toBe(200);
    const back = { key: "f", because: "complaint", restocked: 1 };
    expect((await act("return", back)).body).toMatchObject({ lines: [{ returned: 1 }] });
    expect((await act("return", { ...back, key: "g" })).status).toBe(422);
    expect((await act("pick", {})).status).toBe(422);
    expect((await ask(token, "orders/nothing/pick", { key: "a" })).status).toBe(404);
    expect((await ask(token, "orders/nothing")).status).toBe(404);
    const done = (await logged()).filter(({ details }) => JSON.stringify(details) === '{"token":"lager"}');
    expect(done.map(({ event }) => event)).toEqual(["pick", "ship", "deliver", "cancel", "credit", "return"]);
    const { rows } = await shop.database.pool.query("SELECT DISTINCT done_by FROM order_act WHERE order_id = $1", [
      number,
    ]);
    expect(rows).toEqual([{ done_by: "lager" }]);
  });

  it("gets every order again when something happens to it, continuing from its last position", async () => {
    const token = await tokenFor("orders:read", "orders:write");
    let next = "";
    const listed = async () => {
      const numbers: string[] = [];
      for (let hasMore = true; hasMore;) {
        const { body } = await ask(token, `orders?cursor=${next}`);
        numbers.push(...body.orders.map(({ order: one }: { order: { number: string } }) => one.number));
        ({ next, has_more: hasMore } = body);
      }
      return numbers;
    };
    await settle();
    await listed();
    const [first, second] = [await order(1), await order(1)];
    expect(await listed()).toEqual([]);
    await settle();
    expect(await listed()).toEqual([first, second]);
    expect(await listed()).toEqual([]);
    await ask(token, `orders/${first}/pick`, { key: "1" });
    await settle();
    expect(await listed()).toEqual([first]);
    await shop.database.pool.query(`UPDATE "order" SET state = 'paid' WHERE id = $1`, [second]);
    await shop.database.db
      .insertInto("money_move")
      .values({ order_id: Number(first), kind: "capture", amount_ore: 1, acts: 1, done_at: new Date() })
      .execute();
    await settle();
    expect(await listed()).toEqual([second, first]);
    expect((await ask(token, "orders?cursor=x")).status).toBe(422);
  });

  it("lists more orders than fit in one response without losing or repeating any", async () => {
    const token = await tokenFor("orders:read");
    await order(1);
    await shop.database.pool.query(
      `INSERT INTO "order" (name, provider, payment_name, customer_type, first_name, last_name, email, products_ore,
         discount_ore, delivery_ore, vat_ore, total_ore, changed_at)
       SELECT 'M' || n, 'manual', '', 'private', '', '', '', 0, 0, 0, 0, 0, '2020-01-01' FROM generate_series(1, 205) n`,
    );
    const first = (await ask(token, "orders")).body;
    const then = (await ask(token, `orders?cursor=${first.next}`)).body;
    const last = (await ask(token, `orders?cursor=${then.next}`)).body;
    expect([first.has_more, then.has_more, last.has_more]).toEqual([true, true, false]);
    const numbers = [first, then, last].flatMap(({ orders }) =>
      orders.map(({ order: one }: { order: { number: string } }) => one.number),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => number.startsWith("M"))).toHaveLength(205);
  });

  it("reads and sets the stock of a product, with its row in the ledger", async () => {
    const token = await tokenFor("products:read", "products:write");
    const before = (await ask(token, "products/1001/stock")).body;
    expect(before).toEqual({ id: 1001, article: "1001", name: "Tvättmaskin", stock: before.stock });
    for (const _ of [1, 2]) {
      expect((await ask(token, "products/1001/stock", { stock: 7 })).body).toEqual({ ...before, stock: 7 });
    }
    const { rows } = await shop.database.pool.query("SELECT change FROM stock_ledger WHERE reason = 'correction'");
    expect(rows).toEqual([{ change: 7 - before.stock }]);
    expect((await logged()).map(({ event }) => event)).toEqual(["token-created", "stock"]);
    expect((await ask(token, "products/9/stock")).status).toBe(404);
    expect((await ask(token, "products/9/stock", { stock: 1 })).status).toBe(404);
    expect((await ask(token, "products/1001/stock", { stock: -1 })).status).toBe(422);
  });

  it("reads and sets a store's stock of a product, by the code of the store, with its row in the ledger", async () => {
    const { db, pool } = shop.database;
    await db
      .insertInto("store")
      .values([
        { id: 71, name: "Torget", key: "torget" },
        { id: 72, name: "Hamnen", key: "hamnen", code: "SE-42" },
        { id: 73, name: "Stängd", key: "stangd", active: false },
      ])
      .execute();
    const token = await tokenFor("products:read", "products:write");
    const path = "products/1001/stores";
    const { stores } = (await ask(token, path)).body;
    expect(stores).toEqual([
      { store: "SE-42", name: "Hamnen", stock: 0 },
      { store: "torget", name: "Torget", stock: 0 },
    ]);
    for (const _ of [1, 2]) {
      const { body } = await ask(token, `${path}/se-42`, { stock: 3 });
      expect(body).toMatchObject({ id: 1001, article: "1001", stores: [{ stock: 3 }, { stock: 0 }] });
    }
    const { rows } = await pool.query("SELECT change, reason, store_id FROM stock_ledger WHERE store_id IS NOT NULL");
    expect(rows).toEqual([{ change: 3, reason: "correction", store_id: 72 }]);
    const details = { product: 1001, store: "SE-42", from: 0, to: 3 };
    expect((await logged()).at(-1)).toMatchObject({ event: "stock", details });
    const shown = await pool.query("SELECT show_store_stock AS shown FROM product WHERE id = 1001");
    expect(shown.rows).toEqual([{ shown: true }]);
    expect((await ask(token, `${path}/stangd`, { stock: 1 })).status).toBe(404);
    expect((await ask(token, "products/9/stores")).status).toBe(404);
    expect((await ask(token, "products/9/stores/torget", { stock: 1 })).status).toBe(404);
    expect((await ask(token, `${path}/torget`, { stock: -1 })).status).toBe(422);
  });

  it("lists failed webhooks, and sends them again", async () => {
    const { db, pool } = shop.database;
    const token = await tokenFor("webhooks:read", "webhooks:write");
    await db
      .insertInto("webhook_endpoint")
      .values({ name: "lager", address: "https://lager.example", events: ["product.stock"] })
      .execute();
    await pool.query("UPDATE product SET stock = 0");
    await pool.query("UPDATE webhook_delivery SET due_at = NULL, given_up_at = now(), problem = 'answered 500'");
    const { failed, next } = (await ask(token, "webhooks/failed")).body;
    expect(failed).toMatchObject([{ type: "product.stock", endpoint: "lager", problem: "answered 500" }]);
    expect(next).toBeNull();
    expect((await ask(token, "webhooks/replay", { id: failed[0].id })).body).toEqual({ sent: 1 });
    expect((await ask(token, "webhooks/failed")).body.failed).toEqual([]);
    expect((await ask(token, "webhooks/replay", { since: "2020-01-01", failed_only: 1 })).body).toEqual({ sent: 0 });
    for (const wrong of [{}, { since: "nu" }, { id: "msg_1", since: "2020-01-01" }]) {
      expect((await ask(token, "webhooks/replay", wrong)).status).toBe(422);
    }
    expect((await ask(token, "webhooks/failed?cursor=x")).status).toBe(422);
    await pool.query("UPDATE product SET stock = 1000");
  });

  it("must wait after too many requests with one token", async () => {
    const token = await tokenFor("products:read");
    await shop.database.pool.query("UPDATE limit_count SET taken = 1000000, free_at = now() + interval '1 minute'");
    await ask(token, "products/1001/stock");
    await shop.database.pool.query(
      "UPDATE limit_count SET taken = 1000, free_at = now() + interval '30 seconds', ends_at = now() + interval '30 seconds'",
    );
    const { status, headers } = await ask(token, "products/1001/stock");
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    await shop.database.pool.query("DELETE FROM limit_count");
  });
});

describe("a token", () => {
  it("is shown once and stored as a hash, and shows when it was last used", async () => {
    const { db, pool } = shop.database;
    const made = await runTokenCommand(
      db,
      readTokenArguments(["create", "bokföring", "--scope", "orders:read,orders:read", "--expires", "2099-12-31"]),
    );
    const { token } = Object(made);
    expect(token).toMatch(/^torg_[\w-]{43}$/);
    expect((await ask(token, "orders")).status).toBe(200);
    const shown = (await listTokens(db)).find(({ name }) => name === "bokföring");
    expect(shown).toMatchObject({ prefix: token.slice(0, 11), scopes: ["orders:read"], lastUsed: expect.any(Date) });
    expect(shown?.expires?.toISOString()).toBe("2099-12-31T23:00:00.000Z");
    const { rows } = await pool.query("SELECT api_token::text AS row FROM api_token");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await runTokenCommand(db, readTokenArguments(["list"]))).toHaveLength((await listTokens(db)).length);
  });

  it("is not created for an expiry date in the past", async () => {
    const { db } = shop.database;
    const made = (await listTokens(db)).length;
    const late = readTokenArguments(["create", "sen", "--scope", "orders:read", "--expires", "2026-01-31"]);
    await expect(runTokenCommand(db, late)).rejects.toThrow("last day");
    expect(await listTokens(db)).toHaveLength(made);
  });

  it.each([
    "",
    "create",
    "create lager",
    "create lager --scope everything",
    "list lager",
    "revoke",
    "revoke lager",
    "list --scope orders:read",
  ])("shows the usage for a wrong command such as `%s`", (line) => {
    expect(() => readTokenArguments(line.split(" "))).toThrow("Usage:");
  });
});
