import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { openDatabase, type OpenDatabase } from "../database/openDatabase.ts";
import { companyBuyer } from "../testing/companyBuyer.ts";
import { formBody } from "../testing/formBody.ts";
import { type CrashableShop, startCrashableShop } from "../testing/startCrashableShop.ts";

let shop: CrashableShop;
let database: OpenDatabase;

beforeAll(async () => {
  shop = await startCrashableShop({ logLevel: "trace" });
  database = openDatabase(await shop.databaseUrl(), { max: 1 });
}, 120_000);

afterAll(async () => {
  await database.close();
  await shop.close();
});

const tokenSchema = z.object({ token: z.string() });

it("writes no secret and nothing about a buyer to the log, whatever the outcome", async () => {
  const visit = await fetch(`${shop.address()}/api/internal/csrf-token?email=fragan@example.se`);
  const cookie = visit.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { token } = tokenSchema.parse(await visit.json());
  const headers = { cookie, "x-csrf-token": token, "x-requested-with": "XMLHttpRequest", accept: "application/json" };
  const post = async (path: string, fields: Readonly<Record<string, unknown>>): Promise<number> => {
    const type = "application/x-www-form-urlencoded";
    const init = { method: "POST", headers: { ...headers, "content-type": type }, body: formBody(fields) };
    return (await fetch(shop.address() + path, init)).status;
  };
  const login = { email: "anna.andersson@example.se", password: "hemligt-losenord" };
  await post("/checkoutv3/products/update", { "products[1304][quantity]": 2 });
  await post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 });
  await post("/checkoutv3/discounts/store", { code: "PRESENT500" });
  await post("/konto/login_from_checkout", login);
  await post("/checkoutv3/paymentTypes/update", { payment_type_id: 1 });
  await post("/_providers/klarna/act", { action: "complete", notice: "twice" });
  const { rows } = await database.pool.query("SELECT reference, notice_token FROM payment");
  expect(rows).toHaveLength(1);
  await post("/checkoutv3/products/update", { "products[1304][quantity]": 3 });
  await post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 });
  await post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" });
  await post("/checkoutv3/paymentTypes/update", { payment_type_id: 5 });
  expect(await post("/checkout/manual_payment", { ...companyBuyer, user_email: "anna" })).toBe(422);
  await database.pool.query(`ALTER TABLE "order" ADD CONSTRAINT no_town CHECK (city <> 'Staden') NOT VALID`);
  expect(await post("/checkout/manual_payment", companyBuyer)).toBe(500);
  await database.pool.query(`ALTER TABLE "order" DROP CONSTRAINT no_town`);
  expect(await post("/checkout/manual_payment", companyBuyer)).toBe(200);
  // The log comes through a pipe, slightly after the responses.
  await expect.poll(shop.log).toMatch(/no_town[^]*"path":"\/checkout\/manual_payment"[^]*"statusCode":200/);
  const log = shop.log();
  // Makes sure the log has content at all: the requests and the failure are there.
  expect(log).toContain('"path":"/checkout/manual_payment"');
  expect(log).toContain("no_town");
  const {
    customer_type: _type,
    order_accept_terms: _terms,
    order_total: _total,
    user_co: _co,
    ...typed
  } = companyBuyer;
  const secrets = [
    ...Object.values(typed),
    ...Object.values(login),
    "5560160680",
    "fragan@",
    "PRESENT500",
    cookie.split("=")[1] ?? "?",
    token,
    ...rows.flatMap((row) => Object.values(row)).map(String),
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
