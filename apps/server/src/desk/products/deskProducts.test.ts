import type { OperatorRole } from "@torg/desk/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { atDesk } from "../../testing/atDesk.ts";
import { fillCheckout, fillProducts } from "../../testing/fillShop.ts";
import { readyForInvoice } from "../../testing/readyForInvoice.ts";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";

const id = 1001;
const recall = {
  reason: "Låset",
  numbers: "Serie 24",
  hazard: "Luckan kan öppnas medan trumman snurrar.",
  advice: "Sluta använda maskinen. Du får pengarna tillbaka.",
};

let shop: OrderingServer;
beforeAll(async () => {
  shop = await startOrderingServer();
  await fillCheckout(shop.database.db);
  await fillProducts(shop.database.db, [
    { id, name: "Tvättmaskin", priceOre: 100_000, stock: 10 },
    { id: 1002, name: "Luddfilter", priceOre: 9_900, stock: 10 },
  ]);
});
afterAll(() => shop.close());

const query = (text: string) => shop.database.pool.query(text);

beforeEach(async () => {
  await query("TRUNCATE operator_log, product_stop, recall_letter");
  await query(
    "UPDATE product SET stopped_at = NULL, stock = 10, price_ore = 100000, prior_price_ore = NULL WHERE id = 1001",
  );
  await query("DELETE FROM price_history WHERE product_id = 1001");
  await query(
    "INSERT INTO price_history (product_id, price_ore, valid_from) VALUES (1001, 100000, now() - interval '90 days')",
  );
});

const logged = async () => (await query("SELECT event, details FROM operator_log ORDER BY id")).rows;

/** A product as a role reads and changes it. */
async function productFor(role: OperatorRole) {
  const { get, submit } = await atDesk(shop, role);
  return {
    get,
    product: () => get(`/butiken/data/varor/${id}`),
    change: (what: string, fields: Readonly<Record<string, unknown>> = {}) =>
      submit(`/butiken/varor/${id}/${what}`, fields),
    /** The number of the current stop. */
    stop: async (): Promise<number> => (await get(`/butiken/data/varor/${id}`)).stop?.id ?? 0,
  };
}

describe("products at the desk", () => {
  it("are found by parts of their names and the beginning of their numbers, in any spelling", async () => {
    const { get } = await productFor("seller");
    const found = async (search: string) =>
      (await get(`/butiken/data/varor?q=${encodeURIComponent(search)}`)).products.map(
        (one: { readonly id: number }) => one.id,
      );
    expect(await found("tvatt")).toEqual([id]);
    expect(await found("100")).toEqual([1002, id]);
    expect(await found("filter 1002")).toEqual([1002]);
    expect(await found("finns%inte")).toEqual([]);
    expect(await found("")).toEqual([]);
  });

  it("get a stock with a reason, once, and not if it has changed since it was seen", async () => {
    const { product, change } = await productFor("seller");
    const counted = { seen: 10, stock: 7, because: "count" };
    for (const _again of [1, 2]) expect((await change("lager", counted)).json()).toMatchObject({ id, stock: 7 });
    expect(await logged()).toEqual([{ event: "stock", details: { product: id, from: 10, to: 7, reason: "count" } }]);
    const { rows } = await query(
      "SELECT change, reason FROM stock_ledger WHERE product_id = 1001 ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([{ change: -3, reason: "correction" }]);
    expect((await change("lager", { ...counted, stock: 5 })).statusCode).toBe(409);
    expect((await change("lager", { seen: 7, stock: -1, because: "lost" })).statusCode).toBe(422);
    expect(await product()).toMatchObject({ stock: 7 });
  });

  it("get a store's stock, apart from the stock of parcels, and not if it has changed since it was seen", async () => {
    await query("INSERT INTO store (id, name, key) VALUES (71, 'Torget', 'torget')");
    const { product, change } = await productFor("seller");
    const { stock, stores } = await product();
    expect(stores).toEqual([{ id: 71, name: "Torget", stock: 0, waiting: 0 }]);
    const counted = { store: 71, seen: 0, stock: 4, because: "delivery" };
    for (const _again of [1, 2]) {
      const set = (await change("butikslager", counted)).json();
      expect(set).toMatchObject({ stock, stores: [{ id: 71, stock: 4 }] });
    }
    const { event, details } = (await logged()).at(-1) ?? {};
    expect([event, details]).toEqual(["stock", { product: id, store: "torget", from: 0, to: 4, reason: "delivery" }]);
    expect((await change("butikslager", { ...counted, stock: 5 })).statusCode).toBe(409);
    expect((await change("butikslager", { ...counted, seen: 4, stock: -1 })).statusCode).toBe(422);
    expect((await change("butikslager", { ...counted, store: 99 })).statusCode).toBe(404);
    expect(await product()).toMatchObject({ stock, stores: [{ stock: 4 }] });
    await query(
      "DELETE FROM store_stock; DELETE FROM stock_ledger WHERE store_id IS NOT NULL; DELETE FROM store WHERE id = 71",
    );
  });

  it("are reduced with the lowest price of 30 days beside the new one", async () => {
    const { change } = await productFor("administrator");
    const reduced = await change("pris", { seen: "1000", price: "799", is_reduction: "1" });
    expect(reduced.json()).toMatchObject({ price: 799, prices: { prior: 1000, compared: 1000, lowest: 799 } });
    expect(await logged()).toEqual([
      { event: "price", details: { product: id, from: 100_000, to: 79_900, prior: 100_000 } },
    ]);
  });

  it("cannot be reduced to a price that they had within 30 days", async () => {
    await query(
      "INSERT INTO price_history (product_id, price_ore, valid_from, valid_to) VALUES (1001, 79900, now() - interval '20 days', now() - interval '10 days')",
    );
    const { product, change } = await productFor("administrator");
    const refused = await change("pris", { seen: "1000", price: "799", is_reduction: "1" });
    expect([refused.statusCode, refused.json().errors.price[0]]).toEqual([422, expect.stringContaining("30 dagarna")]);
    expect((await change("pris", { seen: "1000", price: "799" })).statusCode).toBe(200);
    expect(await product()).toMatchObject({ price: 799, prices: { prior: null } });
  });

  it("are stopped by a seller, even in carts that hold them, and sold again by an administrator", async () => {
    const buyer = await readyForInvoice(shop, id);
    const [seller, administrator] = [await productFor("seller"), await productFor("administrator")];
    expect((await seller.change("stoppa", { reason: " " })).statusCode).toBe(422);
    expect((await seller.change("stoppa", { reason: "Fel i låset" })).json()).toMatchObject({
      is_stopped: true,
      is_recalled: false,
      stop: { reason: "Fel i låset", by: "Anna", recall: null },
    });
    const ordered = await buyer.post("/checkout/manual_payment", companyBuyer);
    expect([ordered.statusCode, ordered.json().message]).toEqual([409, "Produkten kan inte köpas just nu."]);
    const other = await shop.visit();
    const added = await other.post("/checkoutv3/products/update", { [`products[${id}][quantity]`]: 1 });
    expect(added.statusCode).toBe(409);
    expect((await seller.change("salj", { seen: await seller.stop() })).statusCode).toBe(403);
    expect((await administrator.change("salj", { seen: await seller.stop() })).json()).toMatchObject({
      is_stopped: false,
      stop: null,
    });
    expect((await other.post("/checkoutv3/products/update", { [`products[${id}][quantity]`]: 1 })).statusCode).toBe(
      200,
    );
    expect((await buyer.post("/checkout/manual_payment", companyBuyer)).statusCode).toBe(200);
    expect((await logged()).map(({ event }) => event)).toEqual(["stop-product", "not-allowed", "resume-product"]);
  });

  it("are recalled with what can happen and what to do, in words that do not belittle it", async () => {
    const { change, stop } = await productFor("administrator");
    const refused = await change("aterkalla", { ...recall, seen: 0, hazard: "En frivillig åtgärd." });
    expect(refused.json().errors).toHaveProperty("hazard");
    const { reason, ...told } = recall;
    expect((await change("aterkalla", { ...recall, seen: 0 })).json()).toMatchObject({
      is_recalled: true,
      stop: { reason, recall: told },
    });
    await change("aterkalla", { ...recall, numbers: "", seen: await stop() });
    const { rows } = await query(
      "SELECT count(*)::integer AS all, count(*) FILTER (WHERE ended_at IS NULL)::integer AS now FROM product_stop",
    );
    expect(rows).toEqual([{ all: 2, now: 1 }]);
  });

  it.each([["0"], ["-5"], [""], ["gratis"], ["10000001"], ["1e300"], ["NaN"]])(
    "cannot have a price of %j kronor",
    async (price) => {
      const { product, change } = await productFor("administrator");
      const refused = await change("pris", { seen: "1000", price });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ["price"]]);
      expect(await product()).toMatchObject({ price: 1000 });
      expect(await logged()).toEqual([]);
    },
  );

  it("keep the first of two prices that are set at once", async () => {
    const both = [await productFor("administrator"), await productFor("administrator")];
    const prices = ["900", "950"];
    const answers = await Promise.all(
      both.map(({ change }, which) => change("pris", { seen: "1000", price: prices[which] })),
    );
    const taken = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await both[0]?.product()).toMatchObject({ price: Number(prices[taken]) });
    expect(await logged()).toHaveLength(1);
  });

  it("keep a recall that the operator has not seen, and a stop for a newer reason", async () => {
    const { product, change, stop } = await productFor("administrator");
    await change("stoppa", { reason: "Fel i lagret" });
    const seen = await stop();
    expect((await change("aterkalla", { ...recall, seen: 0 })).statusCode).toBe(200);
    const late = { ...recall, hazard: "Luckan kan gå upp.", seen };
    expect((await change("aterkalla", late)).statusCode).toBe(409);
    expect((await change("salj", { seen })).statusCode).toBe(409);
    expect((await change("aterkalla", { ...recall, seen: 0 })).statusCode).toBe(200);
    expect(await product()).toMatchObject({ is_recalled: true, stop: { recall: { hazard: recall.hazard } } });
    expect((await logged()).map(({ event }) => event)).toEqual(["stop-product", "recall-product"]);
  });

  it("show how many pieces are sold and not shipped, since those are no longer in the stock", async () => {
    const { product, change } = await productFor("seller");
    const before = (await product()).waiting;
    const buyer = await readyForInvoice(shop, id);
    expect((await buyer.post("/checkout/manual_payment", companyBuyer)).statusCode).toBe(200);
    const waiting = before + 1;
    expect(await product()).toMatchObject({ stock: 9, waiting });
    const counted = await change("lager", { seen: 9, stock: 0, because: "count" });
    expect(counted.json()).toMatchObject({ stock: 0, waiting });
  });

  it("have prices and recalls that a seller cannot change", async () => {
    const { product, change } = await productFor("seller");
    expect((await change("pris", { seen: "1000", price: "1" })).statusCode).toBe(403);
    expect((await change("aterkalla", { ...recall, seen: 0 })).statusCode).toBe(403);
    expect(await product()).toMatchObject({ price: 1000, is_stopped: false });
  });
});
