import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { catalogueChannel } from "../database/listen.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Breaks every connection to the shop's database, as a restart does. */
async function breakConnections(): Promise<void> {
  const other = openDatabase(shop.database.url, { max: 1 });
  await other.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await other.close();
}

const isReady = async (): Promise<boolean> => (await shop.server.inject("/readyz")).statusCode === 200;

describe("a shop whose database restarts", () => {
  it("stays alive, with connections in use and idle, and serves again", async () => {
    const { pool } = shop.context;
    const idle = await Promise.all([pool.connect(), pool.connect()]);
    const busy = pool.query("SELECT pg_sleep(20)").then(
      () => "done",
      () => "broken",
    );
    await vi.waitUntil(async () => {
      const { rows } = await shop.database.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active' AND datname = current_database()",
      );
      return rows.length > 0;
    });
    await breakConnections();
    expect(await busy).toBe("broken");
    for (const client of idle) client.release(true);
    await vi.waitUntil(isReady, { timeout: 5000 });
    const answer = await shop.server.inject("/checkoutv3/products/index");
    expect(answer.statusCode).toBe(200);
  });

  it("is notified again when the catalogue changes", async () => {
    await breakConnections();
    await shop.database.pool.query("UPDATE product SET name = 'Tvättmaskin Ny', listed = false WHERE id = 1002");
    const count = async (): Promise<number> => {
      const answer = await shop.server.inject({
        url: "/produkter/filtrera?cat1=1&cat2=11&cat3=111",
        headers: { accept: "application/json" },
      });
      return answer.json().num;
    };
    await vi.waitUntil(
      async () => {
        await shop.database.pool.query(`NOTIFY ${catalogueChannel}`);
        return (await count()) === 29;
      },
      { timeout: 10_000, interval: 100 },
    );
    expect(await count()).toBe(29);
  });

  it("is alive but not ready while the database is away", async () => {
    const gone = await startTestShop();
    await gone.context.pool.end();
    expect((await gone.server.inject("/healthz")).statusCode).toBe(200);
    const ready = await gone.server.inject("/readyz");
    expect([ready.statusCode, ready.headers["retry-after"]]).toEqual([503, "5"]);
    await gone.server.close();
    await gone.database.close();
  });
});

describe("closing a shop", () => {
  it("lets a pending request complete", async () => {
    const closing = await startTestShop();
    let isStarted = false;
    closing.server.get("/slow", async () => {
      isStarted = true;
      await closing.context.pool.query("SELECT pg_sleep(0.3)");
      return { done: true };
    });
    const address = await closing.server.listen({ port: 0, host: "127.0.0.1" });
    const slow = fetch(`${address}/slow`);
    await vi.waitUntil(() => isStarted);
    await closing.close();
    const answer = await slow;
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
  });
});
