import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { openDatabase } from "../database/openDatabase.ts";
import { documentedRequests, type DocumentedRequest } from "../testing/documentedRequests.ts";
import { encodeBody } from "../testing/encodeBody.ts";
import { type CrashableShop, startCrashableShop } from "../testing/startCrashableShop.ts";

const isLong = process.env["TEST_LONG"] === "1";
const requests = isLong ? 200_000 : 1500;
const visitors = 12;
const description = new URL("../../../../packages/conformance/openapi.json", import.meta.url);
const tokenSchema = z.object({ token: z.string() });

let shop: CrashableShop;
beforeAll(async () => {
  shop = await startCrashableShop({ logLevel: "error" });
}, 120_000);
afterAll(() => shop.close());

/** A visitor that keeps the shop's session cookie. */
class Visitor {
  readonly #address: string;
  #cookie = "";
  #token = "";

  constructor(number: number) {
    // Each from a network of its own, so that some reach the limits and others do not.
    this.#address = `203.0.${number}.7`;
  }

  async send({ method, path, body }: DocumentedRequest): Promise<number> {
    const sent = body === null ? null : encodeBody(body);
    const answer = await fetch(shop.address() + path, {
      method,
      body: sent,
      redirect: "manual",
      headers: {
        ...(typeof sent === "string" && body !== null ? { "content-type": body.type } : {}),
        cookie: this.#cookie,
        accept: "application/json",
        "x-csrf-token": this.#token,
        "x-requested-with": "XMLHttpRequest",
        "x-forwarded-for": this.#address,
      },
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    const [given] = answer.headers.getSetCookie();
    if (given !== undefined) this.#cookie = given.split(";")[0] ?? "";
    if (given !== undefined || answer.status === 419) await this.#renewToken();
    return answer.status;
  }

  async #renewToken(): Promise<void> {
    const answer = await fetch(`${shop.address()}/api/internal/csrf-token`, { headers: { cookie: this.#cookie } });
    this.#token = tokenSchema.parse(await answer.json()).token;
    const [given] = answer.headers.getSetCookie();
    if (given !== undefined) this.#cookie = given.split(";")[0] ?? "";
  }
}

/** Invariants that hold whatever was requested: each query finds violations. */
const invariants = {
  stock: `SELECT p.id FROM product p JOIN stock_ledger l ON l.product_id = p.id AND l.store_id IS NULL
    GROUP BY p.id HAVING p.stock <> sum(l.change) OR p.stock < 0`,
  orders: `SELECT o.id FROM "order" o LEFT JOIN order_line l ON l.order_id = o.id GROUP BY o.id
    HAVING o.products_ore <> coalesce(sum(l.total_ore), -1) OR o.discount_ore <> sum(l.discount_ore) OR o.total_ore < 0`,
  codes: `SELECT id FROM discount WHERE used > use_limit OR left_ore < 0`,
  giftCards: `SELECT d.id FROM discount d JOIN gift_card_ledger g ON g.discount_id = d.id
    GROUP BY d.id HAVING d.left_ore <> sum(g.change_ore)`,
  carts: `SELECT id FROM cart_line WHERE quantity < 1`,
  returns: `SELECT l.case_id FROM return_case_line l JOIN return_case c ON c.id = l.case_id
    WHERE l.quantity > (SELECT coalesce(sum(o.quantity), 0) FROM order_line o WHERE o.order_id = c.order_id AND o.product_id = l.product_id)`,
  paid: `SELECT id FROM "order" WHERE state = 'paid' AND provider IN ('free', 'manual') AND total_ore > 0 AND session_id IS NOT NULL`,
} as const;

describe("requests that are generated from the description of the calls", () => {
  it(
    `are answered without a fault of the server, ${requests} of them, and leave everything in order`,
    { timeout: 3_600_000 },
    async () => {
      const seed = Math.trunc(Math.random() * 2 ** 31);
      const documented = documentedRequests(description);
      const each = Math.ceil(requests / visitors);
      const faults: unknown[] = [];
      const counts = new Map<number, number>();
      const walk = async (_: unknown, number: number): Promise<void> => {
        const visitor = new Visitor(number);
        for (const request of fc.sample(documented, { numRuns: each, seed: seed + number })) {
          const status = await visitor.send(request);
          counts.set(status, (counts.get(status) ?? 0) + 1);
          if (status >= 500) faults.push({ status, request });
        }
      };
      await Promise.all(Array.from({ length: visitors }, walk));
      console.log(`seed ${seed}: ${JSON.stringify(Object.fromEntries([...counts].sort(([a], [b]) => a - b)))}`);
      expect({ seed, faults: faults.slice(0, 5) }).toEqual({ seed, faults: [] });
      expect(shop.log()).not.toMatch(/"level":(?:50|60)/);
      const database = openDatabase(await shop.databaseUrl(), { max: 1 });
      for (const [name, statement] of Object.entries(invariants)) {
        expect({ name, rows: (await database.pool.query(statement)).rows }).toEqual({ name, rows: [] });
      }
      await database.close();
    },
  );
});
