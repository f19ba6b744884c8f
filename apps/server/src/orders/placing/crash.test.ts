import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type OpenDatabase } from "../../database/openDatabase.ts";
import { startSession, invoice, orderByInvoice, prepareOrder } from "../../testing/patientBuyer.ts";
import { type CrashableShop, startCrashableShop } from "../../testing/startCrashableShop.ts";

const isLong = process.env["TEST_LONG"] === "1";
const [buyers, together] = isLong ? [100, 10] : [8, 4];

let shop: CrashableShop;
let crashes = 0;
let asked = 0;

beforeAll(async () => {
  shop = await startCrashableShop();
  const database = openDatabase(await shop.databaseUrl(), { max: 1 });
  await database.pool.query("UPDATE product SET stock = 1000 WHERE id = 1304");
  await database.close();
}, 120_000);

afterAll(() => shop.close());

/** Retries until the response is not a server error, as a patient client does. */
async function ask(path: string, init: RequestInit): Promise<Response> {
  for (;;) {
    try {
      asked += 1;
      const answer = await fetch(shop.address() + path, { ...init, signal: AbortSignal.timeout(10_000) });
      // The body may break off too: only a complete one counts.
      const body = await answer.text();
      if (answer.status < 500) return new Response(body, answer);
    } catch {
      // The server is being killed or started.
    }
    await pause(20);
  }
}

/** One buyer from the first visit to a confirmed order, which is then sent a second time; gives the order's number. */
async function buy(number: number): Promise<number> {
  const buyer = await startSession(ask);
  await prepareOrder(buyer, invoice);
  const email = `buyer${number}@example.se`;
  const first = await orderByInvoice(buyer, email);
  expect(await orderByInvoice(buyer, email)).toBe(first);
  return first;
}

const between = (low: number, high: number): number => low + Math.random() * (high - low);

/**
 * Kills the server repeatedly until told to stop, sometimes with its database: each time at a random moment after a
 * random number of requests, so that a few checkouts are always hit, however fast they are.
 */
async function crashUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const due = asked + between(3, 24);
    const isDue = (): boolean => asked >= due || isOver();
    while (!isDue()) await pause(1);
    await pause(between(0, 12));
    if (isOver()) return;
    await shop.crash({ withDatabase: crashes % 3 === 2 });
    crashes += 1;
  }
}

const waiting = Array.from({ length: buyers }, (_, buyer) => buyer).values();

async function buyInTurn(): Promise<readonly number[]> {
  const orders: number[] = [];
  for (const buyer of waiting) orders.push(await buy(buyer));
  return orders;
}

async function rowsOf({ pool }: OpenDatabase, statement: string): Promise<unknown> {
  return (await pool.query(statement)).rows;
}

describe("a server that is killed at random moments", () => {
  it(
    `loses no order that it has acknowledged and doubles none, over ${buyers} checkouts`,
    { timeout: 900_000 },
    async () => {
      let isOver = false;
      const crashing = crashUntil(() => isOver);
      const orders = (await Promise.all(Array.from({ length: together }, buyInTurn))).flat();
      isOver = true;
      await crashing;
      expect(crashes).toBeGreaterThan(0);
      expect(new Set(orders).size).toBe(buyers);
      const database = openDatabase(await shop.databaseUrl(), { max: 1 });
      const stored = await rowsOf(
        database,
        `SELECT o.id FROM "order" o JOIN order_line l ON l.order_id = o.id
         WHERE o.email LIKE 'buyer%' AND o.total_ore = 59800 AND l.product_id = 1304 AND l.quantity = 2
         GROUP BY o.id HAVING count(*) = 1 ORDER BY o.id`,
      );
      expect(stored).toEqual(orders.toSorted((a, b) => a - b).map((id) => ({ id })));
      // One for each buyer, and no others.
      expect(
        await rowsOf(
          database,
          `SELECT count(*) AS count, count(DISTINCT email) AS buyers FROM "order" WHERE email LIKE 'buyer%'`,
        ),
      ).toEqual([{ count: buyers, buyers }]);
      expect(
        await rowsOf(
          database,
          "SELECT p.id FROM product p JOIN stock_ledger l ON l.product_id = p.id AND l.store_id IS NULL GROUP BY p.id HAVING p.stock <> sum(l.change)",
        ),
      ).toEqual([]);
      // Every order has its mail queued or sent.
      expect(
        await rowsOf(
          database,
          `SELECT count(DISTINCT j.data->>'id') AS letters FROM job.job j JOIN "order" o ON o.id = (j.data->>'id')::integer
           WHERE j.name = 'order-mail' AND o.email LIKE 'buyer%'`,
        ),
      ).toEqual([{ letters: buyers }]);
      await database.close();
      console.log(`${buyers} checkouts through ${crashes} crashes`);
    },
  );
});
