import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveStock } from "../stock/moveStock.ts";
import { seedReference } from "../seed/reference/seedReference.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { keysOfProducts, surrogateKeys } from "./cacheKeys.ts";
import { type Purging, startPurging } from "./startPurging.ts";

interface Kept {
  readonly body: string;
  readonly keys: ReadonlySet<string>;
}

/** A cache that keeps pages until their keys are purged, in front of pages with prices. */
class SmallCache {
  readonly kept = new Map<string, Kept>();
  readonly bans: string[] = [];
  isAway = false;
  url = "";
  readonly #make: (path: string) => Promise<{ readonly body: string; readonly keys: string }>;
  /** Node's HTTP server does not support the method. */
  readonly #server = createServer((socket) => {
    let text = "";
    socket.on("data", (part) => {
      text += part.toString();
      if (text.includes("\r\n\r\n")) socket.end(`HTTP/1.1 ${this.#answer(text)} X\r\ncontent-length: 0\r\n\r\n`);
    });
    socket.on("error", () => socket.destroy());
  });

  constructor(make: (path: string) => Promise<{ readonly body: string; readonly keys: string }>) {
    this.#make = make;
  }

  #answer(request: string): number {
    const keys = /^surrogate-key: (.*)\r$/im.exec(request)?.[1] ?? "";
    if (this.isAway || !request.startsWith("BAN ")) return 500;
    this.bans.push(keys);
    for (const [path, entry] of this.kept)
      if (keys.split(" ").some((key) => entry.keys.has(key))) this.kept.delete(path);
    return 200;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    this.url = `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}/`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async get(path: string): Promise<string> {
    const known = this.kept.get(path);
    if (known !== undefined) return known.body;
    const { body, keys } = await this.#make(path);
    this.kept.set(path, { body, keys: new Set(keys.split(" ")) });
    return body;
  }
}

let database: TestDatabase;
let cache: SmallCache;
let other: SmallCache;
const running: Purging[] = [];

const changes = async (): Promise<number> =>
  (await database.pool.query<{ n: number }>("SELECT count(*)::int AS n FROM cache_change")).rows[0]?.n ?? 0;

/** A page with the prices of products: `/1001,1002`. */
async function page(path: string) {
  const ids = path.slice(1).split(",").map(Number);
  const { rows } = await database.pool.query<{ price_ore: number; stock: number }>(
    "SELECT price_ore, stock FROM product WHERE id = ANY($1) ORDER BY id",
    [ids],
  );
  const body = rows.map(({ price_ore: price, stock }) => `${price}/${stock}`).join(" ");
  return { body, keys: surrogateKeys(["shop", ...keysOfProducts(ids)]) };
}

function start(urls: readonly string[]): void {
  running.push(startPurging({ db: database.db, urls, warn: () => undefined }));
}

/** Waits until every change has been purged twice and deleted. */
const settled = () => expect.poll(changes, { timeout: 50_000 }).toBe(0);

beforeAll(async () => {
  database = await createTestDatabase();
  await seedReference(database.db);
  cache = new SmallCache(page);
  other = new SmallCache(page);
  await Promise.all([cache.open(), other.open()]);
});
afterAll(async () => {
  await Promise.all(running.splice(0).map((purging) => purging.stop()));
  await Promise.all([cache.close(), other.close()]);
  await database.close();
});
beforeEach(async () => {
  await Promise.all(running.splice(0).map((purging) => purging.stop()));
  await database.pool.query("DELETE FROM cache_change");
  for (const each of [cache, other]) {
    each.kept.clear();
    each.bans.length = 0;
    each.isAway = false;
  }
});

describe("caches in front of the shop", () => {
  it("purge every page that shows a product whose price changed, and keep the others", async () => {
    start([cache.url]);
    const before = await cache.get("/1001");
    await cache.get("/1001,1002");
    await cache.get("/1003");
    await database.pool.query("UPDATE product SET price_ore = price_ore + 100 WHERE id = 1001");
    expect(await cache.get("/1001")).toBe(before);
    await settled();
    expect([...cache.kept.keys()]).toEqual(["/1003"]);
    expect(await cache.get("/1001")).not.toBe(before);
    expect(new Set(cache.bans)).toEqual(new Set(["product-1001 any-product"]));
  });

  it("purge the page of a product of which pieces were sold", async () => {
    start([cache.url]);
    const before = await cache.get("/1003");
    await database.db
      .transaction()
      .execute((transaction) =>
        moveStock(transaction, [{ productId: 1003, storeId: null, change: -1, reason: "correction" }]),
      );
    await settled();
    expect(await cache.get("/1003")).not.toBe(before);
  });

  it("are not purged for an import that changes nothing, or for a change that was rolled back", async () => {
    await database.pool.query("UPDATE product SET price_ore = price_ore, name = name, updated_at = now()");
    await database.pool.query("UPDATE category SET name = name");
    const client = await database.pool.connect();
    await client.query("BEGIN; UPDATE product SET price_ore = price_ore + 1; ROLLBACK");
    client.release();
    expect(await changes()).toBe(0);
  });

  it("are purged once for a change that several processes report", async () => {
    for (let process = 0; process < 3; process += 1) start([cache.url]);
    await database.pool.query("UPDATE product SET price_ore = price_ore + 100 WHERE id = 1001");
    await settled();
    // At once, and again when no process serves its old page any more.
    expect(cache.bans).toHaveLength(2);
  });

  it("are purged completely when more products change than single keys are worth", async () => {
    await database.pool.query("INSERT INTO cache_change (key) SELECT 'product-' || n FROM generate_series(1, 1500) n");
    start([cache.url]);
    await settled();
    expect(new Set(cache.bans)).toEqual(new Set(["products"]));
  });

  it("are purged later when they were away, while the others are purged at once", async () => {
    await other.get("/1001");
    await cache.get("/1001");
    other.isAway = true;
    start([cache.url, other.url]);
    await database.pool.query("UPDATE product SET price_ore = price_ore + 100 WHERE id = 1001");
    await expect.poll(() => cache.kept.size, { timeout: 50_000 }).toBe(0);
    expect(other.kept.size).toBe(1);
    other.isAway = false;
    await settled();
    expect(other.kept.size).toBe(0);
  });
});
