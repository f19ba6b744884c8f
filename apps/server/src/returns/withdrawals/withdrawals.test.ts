import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { withdrawalEmail } from "./withdrawalEmail.ts";

const start = { name: "Anna Andersson", order_name: " Order #100245 ", order_email: "ANNA.andersson@example.se" };

describe("the withdrawal from a purchase", () => {
  let shop: TestShop;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "torg-withdrawal-"));
    shop = await startTestShop({ dataDir });
  });
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const pageOf = async (visitor: TestVisitor, path: string) =>
    (await visitor.get(`/api/internal/page?path=${path}`)).json();
  const letters = (): readonly string[] => {
    try {
      const names = readdirSync(join(dataDir, "mail")).filter((name) => name.endsWith(".eml"));
      return names.map((name) => readFileSync(join(dataDir, "mail", name), "utf8"));
    } catch {
      return [];
    }
  };

  it("leads a guest in two forms to a receipt, and stores the withdrawal before the letter is sent", async () => {
    const visitor = await shop.visit();
    const begun = await visitor.submit("/angra-kop", { ...start, name: "\u202eAnna\u200b Andersson" });
    expect([begun.statusCode, begun.headers.location]).toEqual([303, "/angra-kop/bekrafta"]);
    expect((await pageOf(visitor, "/angra-kop/bekrafta")).page).toMatchObject({
      page: "withdrawal",
      step: "confirm",
      name: "Anna Andersson",
      order: { order_name: "100245", products: [{ product_id: 1001, quantity: 1 }] },
    });
    const { rows: none } = await shop.database.pool.query("SELECT id FROM withdrawal");
    expect(none).toEqual([]);
    const declared = await visitor.submit("/angra-kop/bekrafta", { "products[1001]": "1" });
    expect([declared.statusCode, declared.headers.location]).toEqual([303, "/angra-kop/kvitto"]);
    const { page } = await pageOf(visitor, "/angra-kop/kvitto");
    expect(page).toMatchObject({
      step: "done",
      receipt: {
        order_name: "100245",
        name: "Anna Andersson",
        email: "anna.andersson@example.se",
        is_whole_order: true,
        lines: [{ product_id: 1001, name: "Tvättmaskin NV 8014", quantity: 1 }],
      },
    });
    const toCustomer = () => letters().filter((text) => text.includes("\r\nTo: anna.andersson@example.se"));
    await expect.poll(toCustomer, { timeout: 20_000 }).toHaveLength(1);
    const { rows } = await shop.database.pool.query("SELECT declared_at FROM withdrawal");
    expect(rows[0].declared_at.toISOString()).toBe(page.receipt.declared_at);
  });

  it("numbers withdrawals and returns in one series, so that a number names one case", async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(`
      WITH sold AS (SELECT id FROM "order" WHERE name = '100245'),
        returned AS (INSERT INTO return_case (order_id, kind, digest) SELECT id, 'return', '\\x01' FROM sold RETURNING id)
      SELECT id FROM returned UNION ALL SELECT max(id) FROM withdrawal`);
    const [returned, withdrawn] = rows.map(({ id }) => id);
    expect(returned).toBe((withdrawn ?? 0) + 1);
    await shop.database.pool.query("DELETE FROM return_case");
  });

  it("gives the same receipt when it is repeated, even in parallel, and sends no second letter", async () => {
    const visitor = await shop.visit();
    await visitor.submit("/angra-kop", start);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post("/angra-kop/bekrafta", {})));
    const receipts = answers.map((answer) => answer.json().receipt);
    expect(receipts[0].is_whole_order).toBe(true);
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    const { rows } = await shop.database.pool.query(
      "SELECT count(*)::int AS declared, (SELECT count(*)::int FROM job.job WHERE name = 'withdrawal-mail') AS mails FROM withdrawal",
    );
    expect(rows).toEqual([{ declared: 1, mails: 1 }]);
  });

  it("is valid even when no letter can be sent", async () => {
    await shop.database.pool.query(
      "INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_ore, original_price_ore, total_ore, vat_percent, vat_ore) VALUES (5012, 9, 1002, 'Luddfilter', 2, 100, 100, 200, 25, 40)",
    );
    const visitor = await shop.visit();
    await visitor.submit("/angra-kop", start);
    rmSync(join(dataDir, "mail"), { recursive: true, force: true });
    const answer = await visitor.post("/angra-kop/bekrafta", { "products[1001]": 0, "products[1002]": 1 });
    expect(answer.json().receipt).toMatchObject({
      is_whole_order: false,
      lines: [{ product_id: 1002, name: "Luddfilter", quantity: 1 }],
    });
  });

  it("accepts no more pieces over all declarations than were bought, and the rest for the whole order", async () => {
    const visitor = await shop.visit();
    await visitor.submit("/angra-kop", start);
    const declare = (products: object) => visitor.post("/angra-kop/bekrafta", { ...products });
    const both = await declare({ "products[1002]": 2 });
    expect([both.statusCode, both.json().errors]).toEqual([
      422,
      { products: ["Du kan ångra köpet av högst 1 till av Luddfilter. De andra har du redan ångrat."] },
    ]);
    const rest = await declare({});
    expect(rest.json().receipt.lines).toEqual([{ product_id: 1002, name: "Luddfilter", quantity: 1 }]);
    const none = await declare({ "products[1001]": 1, "products[1002]": 1 });
    expect(none.json().errors).toEqual({ products: ["Du har redan ångrat köpet av Tvättmaskin NV 8014."] });
    const { rows } = await shop.database.pool.query(
      "SELECT product_id, sum(quantity)::int AS pieces FROM withdrawal_line GROUP BY product_id ORDER BY product_id",
    );
    expect(rows).toEqual([
      { product_id: 1001, pieces: 1 },
      { product_id: 1002, pieces: 2 },
    ]);
  });

  it("rejects an unknown order and a wrong address with the same message, and keeps what was typed", async () => {
    const visitor = await shop.visit();
    for (const change of [{ order_name: "100246" }, { order_email: "eva@example.se" }]) {
      const answer = await visitor.post("/angra-kop", { ...start, ...change });
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { message: "Vi hittade ingen order med de uppgifterna." },
      ]);
    }
    const blank = await visitor.post("/angra-kop", { name: " ", order_name: "", order_email: "" });
    expect(blank.json().errors).toEqual({
      name: ["Ange ditt namn."],
      order_name: ["Ange ett ordernummer."],
      order_email: ["Ange en e-postadress."],
    });
    await visitor.submit("/angra-kop", { ...start, order_name: "1" });
    expect((await pageOf(visitor, "/angra-kop")).page.draft).toMatchObject({ values: { name: "Anna Andersson" } });
  });

  it("shows its errors at its own form when the browser sends no referrer", async () => {
    const visitor = await shop.visit();
    for (const fields of [{ ...start, order_name: "1" }, {}]) {
      const refused = await visitor.submit("/angra-kop", fields);
      expect([refused.statusCode, refused.headers.location]).toEqual([303, "/angra-kop"]);
    }
    const lapsed = await visitor.submit("/angra-kop/bekrafta", { "products[1001]": "1" });
    expect([lapsed.statusCode, lapsed.headers.location]).toEqual([303, "/angra-kop"]);
  });

  it("rejects lines that were not bought, and a second step without the first", async () => {
    const visitor = await shop.visit();
    expect((await visitor.post("/angra-kop/bekrafta", {})).statusCode).toBe(409);
    await visitor.submit("/angra-kop", start);
    for (const products of [{ "products[1003]": 1 }, { "products[1001]": 7 }, { "products[1001]": 0 }]) {
      expect((await visitor.post("/angra-kop/bekrafta", products)).statusCode).toBe(422);
    }
  });

  it("treats the same form a quarter of an hour later as one more piece, while any is left", async () => {
    await shop.database.pool.query(
      "INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_ore, original_price_ore, total_ore, vat_percent, vat_ore) VALUES (5012, 10, 1003, 'Slang', 2, 100, 100, 200, 25, 40)",
    );
    const visitor = await shop.visit();
    await visitor.submit("/angra-kop", start);
    const declareOne = () => visitor.post("/angra-kop/bekrafta", { "products[1003]": 1 });
    const later = () =>
      shop.database.pool.query("UPDATE withdrawal SET declared_at = declared_at - interval '15 minutes'");
    const first = (await declareOne()).json().receipt.withdrawal_id;
    expect((await declareOne()).json().receipt.withdrawal_id).toBe(first);
    await later();
    const second = (await declareOne()).json().receipt.withdrawal_id;
    expect(second).toBeGreaterThan(first);
    expect((await declareOne()).json().receipt.withdrawal_id).toBe(second);
    await later();
    const third = await declareOne();
    expect([third.statusCode, third.json().errors]).toEqual([
      422,
      { products: ["Du har redan ångrat köpet av Slang."] },
    ]);
  });

  it("shows neither step nor receipt of one visitor to another", async () => {
    const visitor = await shop.visit();
    for (const path of ["/angra-kop/bekrafta", "/angra-kop/kvitto"]) {
      expect(await pageOf(visitor, path)).toEqual({ redirect: "/angra-kop", status: 303 });
    }
    expect((await pageOf(visitor, "/angra-kop")).page).toMatchObject({ step: "start", name: "", order: null });
    expect(await pageOf(visitor, "/sidor/angra-kop")).toEqual({ redirect: "/angra-kop", status: 301 });
  });
});

describe("withdrawalEmail", () => {
  it("says what was declared and when the shop received it, in Swedish time", () => {
    const mail = withdrawalEmail(
      {
        withdrawalId: 1000,
        declaredAt: "2026-11-21T23:30:00Z",
        orderNumber: "100245",
        name: "Anna Andersson",
        email: "anna.andersson@example.se",
        isWholeOrder: false,
        lines: [{ productId: 1001, name: "Tvättmaskin NV 8014", quantity: 2 }],
      },
      "Nordhem",
    );
    expect(mail).toMatchObject({
      to: "anna.andersson@example.se",
      subject: "Kvitto: du har ångrat köp 100245 – Nordhem",
    });
    expect(mail.text).toContain("Detta är ett kvitto på att vi tagit emot ditt meddelande.");
    expect(mail.text).toContain("Mottaget 22 november 2026 klockan 00:30");
    expect(mail.text).toContain("2 × Tvättmaskin NV 8014");
  });
});
