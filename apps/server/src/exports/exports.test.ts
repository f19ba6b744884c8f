import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addToCart } from "../cart/changeCart.ts";
import { performAct } from "../fulfilment/acts/performAct.ts";
import { settleOrderMoney } from "../fulfilment/money/settleOrderMoney.ts";
import { placeOrder } from "../orders/placing/placeOrder.ts";
import { companyForm } from "../testing/companyBuyer.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { fillCheckout, fillProducts, openSession } from "../testing/fillShop.ts";
import { recordJobs } from "../testing/recordJobs.ts";
import { describeExports } from "./describeExports.ts";
import { exportedTables } from "./exportedTables.ts";
import { exportLines } from "./exportLines.ts";
import { readExportArguments } from "./readExportArguments.ts";
import { writeRow } from "./writeRows.ts";

let database: TestDatabase;
let number = "";

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await fillCheckout(db);
  await fillProducts(db, [
    { id: 1, name: 'Skruv, "liten"', priceOre: 699_050 },
    { id: 2, name: "=1+1" },
  ]);
  const session = await openSession(db, { deliveryTypeId: 2 });
  await addToCart(db, session, [{ productId: 1, variantId: null }]);
  const form = { ...companyForm, firstName: "Åsa", lastName: "Öberg", email: "asa@example.se" };
  const placed = await placeOrder(db, { sessionId: session, kind: "manual", form, now: new Date(), seal: String });
  if (!placed.ok) throw new Error(placed.problem.code);
  const { orderId } = placed;
  number = String(orderId);
  await database.pool.query(`UPDATE "order" SET created_at = '2026-11-20T23:30:00Z', pnr = '556016-0680'`);
  const jobs = recordJobs();
  const acts = [
    { kind: "ship", pieces: "all", parcel: null },
    { kind: "return", pieces: "all", ground: "withdrawal", isRestocked: true },
  ] as const;
  for (const act of acts) {
    await performAct({ db, jobs, supportsPartialCapture: () => true }, { orderId, key: act.kind, act });
    await settleOrderMoney({ db, providers: new Map(), warn: () => undefined }, orderId);
  }
  await db
    .insertInto("customer")
    .values({ email: "+asa@example.se", password_hash: "x", first_name: "Åsa", pnr: "199001012384" })
    .execute();
});

afterAll(() => database.close());

async function exported(line: string): Promise<string> {
  let text = "";
  await exportLines(database.db, readExportArguments(line.split(" ")), async (lines) => void (text += lines));
  return text;
}

async function objects(line: string): Promise<readonly unknown[]> {
  const lines = (await exported(`${line} --format jsonl`)).split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((one): unknown => JSON.parse(one));
}

describe("an export", () => {
  it("is CSV with kronor in two decimals, quotes where needed and no formulas", async () => {
    const lines = (await exported("products")).split("\r\n");
    expect(lines).toEqual([
      "id,feed,article,name,brand,gtin,price,prior_price,vat_percent,stock,availability",
      '1,test,1,"Skruv, ""liten""",,,6990.50,,25,100,in_stock',
      "2,test,2,'=1+1,,,100.00,,25,100,in_stock",
      "",
    ]);
    expect(await exported("customers")).toContain("\r\n'+asa@example.se,");
  });

  it("opens correctly in a Swedish Excel: columns, letters, numbers and Swedish days", async () => {
    const text = await exported("orders --format excel");
    expect(text.startsWith("\uFEFForder;placed;state;")).toBe(true);
    const [, row = ""] = text.split("\r\n");
    expect(row).toContain(`${number};2026-11-21 00:30:00;placed;false;company;Snickeri AB;Åsa;Öberg;asa@example.se;`);
    expect(row).toContain('"=""070-123 45 67"""');
    expect(row).toContain(";6990,50;0,00;");
    const [, screw, formula] = (await exported("products --format excel")).split("\r\n");
    expect(screw).toBe('1;test;1;"Skruv, ""liten""";;;6990,50;;25;100;in_stock');
    expect(formula).toBe('2;test;2;"=""=1+1""";;;100,00;;25;100;in_stock');
  });

  it("is one object per line as JSON Lines", async () => {
    expect(await objects("orders")).toMatchObject([
      {
        order: number,
        placed: "2026-11-20T23:30:00.000Z",
        quote: false,
        last_name: "Öberg",
        goods: 6990.5,
        to_pay: 7389.5,
      },
    ]);
    expect(await objects("order-lines")).toMatchObject([
      { order: number, line: 1, article: "1", quantity: 1, unit_price: 6990.5, shipped: 1, cancelled: 0, returned: 1 },
    ]);
    expect(await objects("credit-notes")).toMatchObject([{ number: 1, order: number, because: "withdrawal" }]);
    expect(await objects("customers")).toMatchObject([{ email: "+asa@example.se", first_name: "Åsa" }]);
  });

  it("contains no identity number", async () => {
    for (const name of Object.keys(exportedTables))
      expect(await exported(name)).not.toMatch(/199001012384|556016-0680/);
  });

  it("includes both days, in Swedish time", async () => {
    expect(await objects("orders --from 2026-11-21 --to 2026-11-21")).toHaveLength(1);
    expect(await objects("orders --to 2026-11-20")).toEqual([]);
    expect(await objects("orders --from 2026-11-22")).toEqual([]);
  });

  it("is a snapshot of the moment when it began, however long it takes", async () => {
    await database.pool.query(
      "INSERT INTO customer (email, password_hash) SELECT 'kund' || n || '@example.se', 'x' FROM generate_series(1, 2500) n",
    );
    const taken: string[] = [];
    await exportLines(database.db, readExportArguments(["customers"]), async (lines) => {
      taken.push(lines);
      await database.pool.query("DELETE FROM customer WHERE email = 'kund2500@example.se'");
    });
    expect(taken.map((lines) => lines.split("\r\n").length - 1)).toEqual([1, 1000, 1000, 501]);
  });

  it("keeps negative numbers, and leaves missing values empty", () => {
    const column = (name: string, kind: "text" | "number" | "kronor" | "flag") => ({ name, kind, from: "" });
    const columns = [column("a", "kronor"), column("b", "number"), column("c", "text"), column("d", "flag")];
    expect(writeRow(columns, { a: -5, b: -3, c: null, d: true }, "csv")).toBe("-0.05,-3,,true\r\n");
    expect(writeRow(columns, { a: 10, b: 3, c: "=1\n", d: false }, "csv")).toBe('0.10,3,"\'=1\n",false\r\n');
    expect(writeRow(columns, { a: -5, b: -3, c: null, d: true }, "excel")).toBe("-0,05;-3;;true\r\n");
    expect(writeRow(columns, { a: 10, b: 3, c: "=1", d: null }, "jsonl")).toBe('{"a":0.1,"b":3,"c":"=1","d":null}\n');
  });
});

it.each([
  ["0701234567", '"=""0701234567"""'],
  ["7391234567890", '"=""7391234567890"""'],
  ["1-2", '"=""1-2"""'],
  ["1E5", '"=""1E5"""'],
  ["+46701234567", '"=""+46701234567"""'],
  ['=HYPERLINK("x";"y")', '"=""=HYPERLINK(""""x"""";""""y"""")"""'],
  ["12747", "12747"],
  ["100301", "100301"],
  ["A;B", '"A;B"'],
  ["A,B", "A,B"],
  [`=${"1".repeat(300)}`, `'=${"1".repeat(300)}`],
  ["=1\n2", '"\'=1\n2"'],
])("stays a text that a spreadsheet neither calculates nor rounds: %s", (text, cell) => {
  expect(writeRow([{ name: "a", kind: "text", from: "" }], { a: text }, "excel")).toBe(`${cell}\r\n`);
});

it("is documented in docs/export.md; `vitest --update` writes it again", async () => {
  await expect(describeExports()).toMatchFileSnapshot("../../../../docs/export.md");
});

it.each([
  "",
  "everything",
  "orders --from yesterday",
  "orders --format xml",
  "orders more",
  "customers --from 2026-01-01",
])("shows the usage when it is called as `%s`", (line) => {
  expect(() => readExportArguments(line.split(" "))).toThrow(/Usage:|no --from/);
});
