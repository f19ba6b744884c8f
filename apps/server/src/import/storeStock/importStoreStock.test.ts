import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { FeedError } from "@torg/feed";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cancelOrder } from "../../fulfilment/cancelOrder.ts";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { fillCheckout, fillProducts } from "../../testing/fillShop.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";
import { importStoreStock, type StoreStockOptions } from "./importStoreStock.ts";
import { describeStoreStock } from "./storeStockReport.ts";

let shop: OrderingServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-stock-"));
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProducts(db, [
    { id: 1, name: "Soffa", stock: 5 },
    { id: 2, name: "Kudde", stock: 5 },
  ]);
  await db.updateTable("delivery_type").set({ places_from: "stores" }).where("id", "=", 3).execute();
  await db
    .insertInto("store")
    .values([
      { id: 1, name: "Torget", key: "torget", city: "Umeå", zip: "903 25" },
      { id: 2, name: "Hamnen", key: "hamnen", code: "SE-0042", city: "Kiruna", zip: "981 31" },
    ])
    .execute();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await shop.database.pool.query(`
    DELETE FROM import_run; DELETE FROM stock_reservation; UPDATE "order" SET state = 'cancelled';
    INSERT INTO stock_ledger (product_id, store_id, change, reason)
      SELECT product_id, store_id, -quantity, 'correction' FROM store_stock;
    DELETE FROM store_stock; UPDATE product SET stock = 5, show_store_stock = false`);
});

const table = (...rows: readonly string[]): string =>
  ["store_code;id;quantity", ...rows].map((row) => `${row}\n`).join("");

async function run(file: string | Uint8Array, options: Partial<StoreStockOptions> = {}) {
  const location = join(folder, "store-stock.csv");
  await writeFile(location, file);
  return importStoreStock({ pool: shop.database.pool, location, ...options });
}

async function refusal(file: string, options: Partial<StoreStockOptions> = {}): Promise<unknown> {
  const error: unknown = await run(file, options).catch((reason: unknown) => reason);
  return error instanceof FeedError ? [error.code, error.line, error.detail] : error;
}

/** The stock of each store, as `store/product: pieces`. */
async function stock(): Promise<readonly string[]> {
  const { rows } = await shop.database.pool.query<{ readonly has: string }>(
    "SELECT store_id || '/' || product_id || ': ' || quantity AS has FROM store_stock WHERE quantity > 0 ORDER BY 1",
  );
  return rows.map(({ has }) => has);
}

/** Stock that does not equal the sum of its ledger. */
async function unbalanced(): Promise<unknown> {
  const { rows } = await shop.database.pool.query(`
    SELECT k.store_id, k.product_id, k.quantity, sum(l.change) FROM store_stock k
    LEFT JOIN stock_ledger l ON l.store_id = k.store_id AND l.product_id = k.product_id
    GROUP BY 1, 2, 3 HAVING k.quantity <> coalesce(sum(l.change), 0)`);
  return rows;
}

async function buyer(store: number): Promise<TestVisitor> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { "products[1][quantity]": 1, refresh_checkout: 0 });
  await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "98131" }, "json");
  await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
  await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
  const chosen = { delivery_type_id: 3, shipping_option_id: `butik-${store}` };
  await visitor.post("/checkoutv3/deliverytypes/update", chosen, "json");
  return visitor;
}

const order = (visitor: TestVisitor) => visitor.post("/checkout/manual_payment", companyBuyer);

describe("importStoreStock", () => {
  it("gives each store the stock in the file, by its name in shop.json or by a code, compressed or not", async () => {
    const report = await run(gzipSync(table("torget;1;2", "se-0042;1;3", "torget;2;0")));
    expect(report).toMatchObject({ read: 3, changed: 2, unchanged: 1, emptied: 0, rejected: 0, isSame: false });
    expect(await stock()).toEqual(["1/1: 2", "2/1: 3"]);
    expect(await unbalanced()).toEqual([]);
    const shown = await shop.database.pool.query("SELECT show_store_stock AS shown FROM product ORDER BY id");
    expect(shown.rows).toEqual([{ shown: true }, { shown: true }]);
    const runs = await shop.database.pool.query("SELECT kind, state FROM import_run");
    expect(runs.rows).toEqual([{ kind: "store-stock", state: "done" }]);
  });

  it("replaces everything from earlier files", async () => {
    await run(table("torget;1;2", "torget;2;1", "SE-0042;1;3"));
    const report = await run(table("torget;1;4", "SE-0042;1;3"));
    expect(report).toMatchObject({ changed: 1, unchanged: 1, emptied: 1 });
    expect(await stock()).toEqual(["1/1: 4", "2/1: 3"]);
    expect(await unbalanced()).toEqual([]);
  });

  it("reports unknown stores and articles, with their lines and the possible values", async () => {
    const report = await run(
      table("torget;1;2", "kajen;1;3", "torget;99;1", "torget;1;7", ";1;2", "torget;2;many", "torget;2"),
    );
    expect(report).toMatchObject({ read: 7, rejected: 5, changed: 1 });
    expect(await stock()).toEqual(["1/1: 2"]);
    const said = describeStoreStock(report).join("\n");
    expect(said).toContain("7 lästa, 1 ändrade, 1 oförändrade, 0 tömda, 5 avvisade");
    expect(said).toContain("1 × Ingen butik har den koden. Raden avvisas. (rad 3: kajen 1)");
    expect(said).toContain("Butiker som finns: torget, SE-0042");
    expect(said).toContain("1 × Ingen artikel i sortimentet har det id:t. Raden avvisas. (rad 4: torget 99)");
    expect(said).toContain("Den första raden gäller. (rad 5: torget 1)");
    expect(said).toContain("1 × Raden saknar store_code och avvisas. (rad 6:  1)");
    expect(said).toContain("(rad 7: torget 2)");
    expect(said).toContain("1 × Raden har fel antal kolumner och avvisas. (rad 8: torget 2)");
    expect(said).toContain("nu inte har något i lager: SE-0042");
  });

  it("keeps the stock where a row gives none", async () => {
    await run(table("torget;1;2", "torget;2;1"));
    await run(table("torget;1;3", "torget;2;"));
    expect(await stock()).toEqual(["1/1: 3", "1/2: 1"]);
  });

  it("keeps the old stock when a file is rejected, and records why", async () => {
    await run(table("torget;1;2", "torget;2;1", "SE-0042;1;3"));
    expect(await refusal(table("kajen;1;3"))).toEqual(["no-stock", undefined, undefined]);
    expect(await refusal("id;title\n1;Soffa\n")).toEqual(["stock-header-missing", 1, undefined]);
    expect(await refusal(table("torget;1;3"))).toEqual(["too-many-emptied", undefined, "2 / 3"]);
    expect(await refusal("store_code;id;quantity\ntorget;1;3\nSE-0042;1")).toEqual(["cut-off", 3, undefined]);
    expect(await stock()).toEqual(["1/1: 2", "1/2: 1", "2/1: 3"]);
    const runs = await shop.database.pool.query(
      "SELECT report->>'code' AS code FROM import_run WHERE state = 'failed' ORDER BY id",
    );
    expect(runs.rows.map(({ code }) => code)).toEqual([
      "no-stock",
      "stock-header-missing",
      "too-many-emptied",
      "cut-off",
    ]);
    await run(table("torget;1;3"), { maxRemoved: 1 });
    expect(await stock()).toEqual(["1/1: 3"]);
  });

  it("stores nothing in a dry run", async () => {
    expect(await run(table("torget;1;2"), { dryRun: true })).toMatchObject({ changed: 1 });
    expect(await stock()).toEqual([]);
    expect((await shop.database.pool.query("SELECT FROM import_run")).rowCount).toBe(0);
  });
});

describe("a store's stock that is imported while the shop sells", () => {
  it("subtracts what buyers have ordered and not picked up, however often it is imported", async () => {
    await run(table("torget;1;3", "SE-0042;1;1"));
    const { order_id: orderId } = (await order(await buyer(1))).json();
    expect(await stock()).toEqual(["1/1: 2", "2/1: 1"]);
    for (const isForced of [false, true]) {
      await run(table("torget;1;3", "SE-0042;1;1"), { isForced });
      expect(await stock()).toEqual(["1/1: 2", "2/1: 1"]);
    }
    await run(table("torget;1;4", "SE-0042;1;1"));
    expect(await stock()).toEqual(["1/1: 3", "2/1: 1"]);
    await shop.database.db
      .transaction()
      .execute((transaction) => cancelOrder(transaction, { orderId, wasPaid: false, jobs: shop.jobs }));
    expect(await stock()).toEqual(["1/1: 4", "2/1: 1"]);
    expect(await unbalanced()).toEqual([]);
  });

  it("subtracts what a payment reserves, and returns it with the payment", async () => {
    await run(table("torget;1;3", "SE-0042;1;1"));
    const visitor = await buyer(1);
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "3" });
    expect(await stock()).toEqual(["1/1: 2", "2/1: 1"]);
    await run(table("torget;1;5", "SE-0042;1;1"));
    expect(await stock()).toEqual(["1/1: 4", "2/1: 1"]);
    const elsewhere = { delivery_type_id: 3, shipping_option_id: "butik-2" };
    await visitor.post("/checkoutv3/deliverytypes/update", elsewhere, "json");
    await visitor.get("/checkoutv3/checkoutv3/show");
    expect(await stock()).toEqual(["1/1: 5"]);
    expect(await unbalanced()).toEqual([]);
  });

  it("is not increased again by an old file after an order was picked up", async () => {
    await run(table("torget;1;3"));
    const { order_id: orderId } = (await order(await buyer(1))).json();
    await shop.database.pool.query(
      `INSERT INTO order_act (order_id, position, key, kind) VALUES ($1, 1, 'fetched', 'ship')`,
      [orderId],
    );
    await shop.database.pool.query(
      `INSERT INTO order_act_line (act_id, position, line_id, quantity)
       SELECT a.id, 1, l.id, 1 FROM order_act a JOIN order_line l ON l.order_id = a.order_id WHERE a.order_id = $1`,
      [orderId],
    );
    const again = await run(table("torget;1;3"));
    expect(again).toMatchObject({ isSame: true, changed: 0 });
    expect(describeStoreStock(again).at(-1)).toMatch(/^Samma uppgifter som förra gången\./);
    expect(await stock()).toEqual(["1/1: 2"]);
    await run(table("torget;1;3"), { isForced: true });
    expect(await stock()).toEqual(["1/1: 3"]);
  });

  it("returns pieces to a store that no longer had a row for them", async () => {
    await run(table("torget;1;1"));
    const { order_id: orderId } = (await order(await buyer(1))).json();
    await shop.database.pool.query("DELETE FROM store_stock");
    await shop.database.pool.query(
      "INSERT INTO stock_ledger (product_id, store_id, change, reason) SELECT 1, 1, -sum(change), 'correction' FROM stock_ledger WHERE store_id = 1 AND product_id = 1 HAVING sum(change) <> 0",
    );
    await shop.database.db
      .transaction()
      .execute((transaction) => cancelOrder(transaction, { orderId, wasPaid: false, jobs: shop.jobs }));
    expect(await stock()).toEqual(["1/1: 1"]);
    expect(await unbalanced()).toEqual([]);
  });

  it("never sells more of a store than the files contain, even when orders come in during the import", async () => {
    await run(table("torget;1;4", "SE-0042;1;1"));
    const visitors = await Promise.all(Array.from({ length: 12 }, () => buyer(1)));
    const files = Array.from(
      { length: 6 },
      (_, n) => () => run(table(`torget;1;${n % 2 === 0 ? 5 : 4}`, "SE-0042;1;1")),
    );
    const reading = (async () => {
      for (const file of files) await file();
    })();
    const statuses = (await Promise.all(visitors.map(order))).map(({ statusCode }) => statusCode);
    await reading;
    const sold = statuses.filter((status) => status === 200).length;
    expect(sold).toBeGreaterThanOrEqual(4);
    expect(sold).toBeLessThanOrEqual(5);
    await run(table("torget;1;5", "SE-0042;1;1"));
    expect(await stock()).toEqual([...(sold === 5 ? [] : ["1/1: 1"]), "2/1: 1"]);
    expect(await unbalanced()).toEqual([]);
  });
});
