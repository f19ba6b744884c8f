import type { OperatorRole } from "@torg/desk/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setCode } from "../../cart/codes/setCode.ts";
import { atDesk } from "../../testing/atDesk.ts";
import { fillCheckout, fillProducts } from "../../testing/fillShop.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";

let shop: OrderingServer;
beforeAll(async () => {
  shop = await startOrderingServer();
  await fillCheckout(shop.database.db);
  await fillProducts(shop.database.db, [{ id: 1001, name: "Tvättmaskin", priceOre: 100_000, stock: 10 }]);
});
afterAll(() => shop.close());

const query = (text: string) => shop.database.pool.query(text);
beforeEach(async () => {
  await query("DELETE FROM session_discount");
  await query("TRUNCATE gift_card_ledger");
  await query("DELETE FROM discount");
  await query("TRUNCATE operator_log");
});

const logged = async () => (await query("SELECT event, details FROM operator_log ORDER BY id")).rows;

async function codesFor(role: OperatorRole) {
  const { get, submit } = await atDesk(shop, role);
  return {
    list: async () => (await get("/butiken/data/koder")).codes,
    make: (fields: Readonly<Record<string, unknown>>) => submit("/butiken/koder/skapa", fields),
    end: (id: number) => submit(`/butiken/koder/${id}/avsluta`),
  };
}

/** Whether a cart gets cheaper by a code. */
async function holds(code: string): Promise<boolean> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { "products[1001][quantity]": 1 });
  return (await visitor.post("/checkoutv3/discounts/store", { code })).json().discount !== null;
}

describe("discount codes at the desk", () => {
  it("are created as by the command, apply in carts, and can be ended at once", async () => {
    const { list, make, end } = await codesFor("administrator");
    const made = await make({
      code: "sommar10",
      label: "Sommarrabatt",
      percent: "10",
      uses: "500",
      until: "2099-06-30",
    });
    expect([made.statusCode, made.json()]).toMatchObject([
      200,
      {
        code: "SOMMAR10",
        label: "Sommarrabatt",
        kind: "percent",
        value: 10,
        starts_at: null,
        ends_at: "2099-06-30T22:00:00.000Z",
        use_limit: 500,
        customer_limit: null,
        state: "running",
      },
    ]);
    expect(await holds("Sommar10")).toBe(true);
    const { id } = made.json();
    for (const _again of [1, 2]) expect((await end(id)).json()).toMatchObject({ id, state: "ended" });
    expect(await list()).toMatchObject([{ code: "SOMMAR10", state: "ended" }]);
    expect(await holds("SOMMAR10")).toBe(false);
    expect(await logged()).toEqual([
      { event: "make-code", details: { code: "SOMMAR10", kind: "percent", value: 10 } },
      { event: "end-code", details: { code: "SOMMAR10" } },
    ]);
  });

  it("take off an amount in kronor and öre, and use the typed code where they have no name", async () => {
    const { make } = await codesFor("administrator");
    expect((await make({ code: "HUNDRA", amount: "99,50", is_fixed: "1" })).json()).toMatchObject({
      label: "HUNDRA",
      kind: "amount",
      value: 9_950,
    });
    expect((await query("SELECT removable FROM discount")).rows).toEqual([{ removable: false }]);
  });

  it.each([
    [{ code: "två ord", percent: "10" }, "code"],
    [{ code: "A1", percent: "10", amount: "5" }, "amount"],
    [{ code: "A1" }, "percent"],
    [{ code: "A1", percent: "101" }, "percent"],
    [{ code: "A1", percent: "10", uses: "0" }, "uses"],
    [{ code: "A1", percent: "10", from: "2026-07-01", until: "2026-06-01" }, "until"],
  ])("are rejected when something is wrong: %j", async (fields, field) => {
    const { list, make } = await codesFor("administrator");
    const refused = await make(fields);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    expect(await list()).toEqual([]);
  });

  it("are created once, even by two forms at the same time, and change no existing code", async () => {
    const { list, make } = await codesFor("administrator");
    const answers = await Promise.all([1, 2].map(() => make({ code: "REA", percent: "10" })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await make({ code: "rea", percent: "90" })).json().errors.code[0]).toContain("REA");
    expect(await list()).toMatchObject([{ value: 10 }]);
  });

  it("include no gift card, and end none that is in shop.json", async () => {
    const { list, end } = await codesFor("administrator");
    await setCode(shop.database.db, { code: null, worth: { kind: "gift_card", value: 50_000 } });
    const { id } = await setCode(shop.database.db, { code: "FIL", worth: { kind: "percent", value: 5 } });
    await query("UPDATE discount SET of_file = true WHERE code = 'FIL'");
    expect(await list()).toMatchObject([{ code: "FIL", is_of_file: true }]);
    expect((await end(Number(id))).statusCode).toBe(422);
    expect((await end(999_999)).statusCode).toBe(404);
  });

  it("are read-only for a seller", async () => {
    const { list, make } = await codesFor("seller");
    expect((await make({ code: "REA", percent: "10" })).statusCode).toBe(403);
    expect(await list()).toEqual([]);
  });
});
