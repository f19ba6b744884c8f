import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyMigrations, migrationNames } from "../database/migrate.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { startJobs } from "../jobs/startJobs.ts";
import { settlePayment } from "../payments/settling/settlePayment.ts";
import { companyBuyer } from "../testing/companyBuyer.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../testing/createEmptyDatabase.ts";
import { paymentOf, pressStandIn, readyToPay } from "../testing/payThrough.ts";
import { readyForInvoice } from "../testing/readyForInvoice.ts";
import { startPayingServer } from "../testing/startPayingServer.ts";
import type { OrderingServer } from "../testing/startOrderingServer.ts";
import type { BackupManifest } from "./BackupManifest.ts";
import { restoreBackup, type RestoreOptions } from "./restoreBackup.ts";
import { heldBack } from "./restoreTables.ts";
import { takeBackup } from "./takeBackup.ts";

const buyers = process.env["TEST_LONG"] === "1" ? 200 : 20;

const folder = mkdtempSync(join(tmpdir(), "torg-backup-"));
const dataDir = join(folder, "data");
const empties: EmptyDatabase[] = [];
let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 10_000 }]);
  for (const place of ["uploads/returns", "pictures/400", "postgres/base", "fetched"]) {
    mkdirSync(join(dataDir, place), { recursive: true });
    writeFileSync(join(dataDir, place, "one.webp"), place);
  }
  writeFileSync(join(dataDir, "identity.key"), "secret");
  writeFileSync(join(dataDir, "feeds.json"), "{}");
});

afterAll(async () => {
  await shop.close();
  for (const empty of empties) await empty.drop();
  rmSync(folder, { recursive: true });
});

async function emptyDatabase(): Promise<EmptyDatabase> {
  const empty = await createEmptyDatabase();
  empties.push(empty);
  return empty;
}

const backUp = (file: string, url = shop.database.url): Promise<BackupManifest> =>
  takeBackup({ url, dataDir }, createWriteStream(join(folder, file)));

const restore = (file: string, url: string, options: Partial<RestoreOptions> = {}) =>
  restoreBackup(join(folder, file), {
    url,
    dataDir: join(folder, `restored-${file}`),
    sendsWaiting: false,
    skipped: 1000,
    ...options,
  });

async function ask(url: string, statement: string): Promise<readonly unknown[]> {
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    return (await pool.query<object>(statement)).rows;
  } finally {
    await close();
  }
}

async function orderByInvoice(): Promise<number> {
  const visitor = await readyForInvoice(shop, 1304);
  const answer = await visitor.post("/checkout/manual_payment", companyBuyer);
  return answer.json<{ order_id: number }>().order_id;
}

/** An order with a payment held by a provider. */
async function orderBySvea(): Promise<void> {
  const visitor = await readyToPay(shop, "svea");
  const { id, providerId } = await paymentOf(shop, visitor, "svea");
  await pressStandIn(visitor, "svea", { action: "complete" });
  await settlePayment(shop.payments, { paymentId: id, claimedId: providerId });
}

describe("a backup", () => {
  it(`taken while ${buyers} orders are placed has each that was acknowledged before, whole and once`, async () => {
    await orderBySvea();
    const before: number[] = [];
    for (let count = 0; count < buyers / 4; count += 1) before.push(await orderByInvoice());
    const meanwhile = Promise.all(Array.from({ length: (buyers * 3) / 4 }, orderByInvoice));
    await backUp("selling.zip");
    const after = await meanwhile;
    const { url } = await emptyDatabase();
    await restore("selling.zip", url);

    const orders = await ask(
      url,
      `SELECT o.id, count(l.id) AS lines FROM "order" o LEFT JOIN order_line l ON l.order_id = o.id GROUP BY o.id ORDER BY o.id`,
    );
    expect(orders).toEqual(expect.arrayContaining(before.map((id) => ({ id, lines: 1 }))));
    expect(orders.length).toBeLessThanOrEqual(before.length + after.length + 1);
    // Each order is complete: with its lines, and one stock movement.
    expect(await ask(url, `SELECT session_id FROM "order" GROUP BY session_id HAVING count(*) > 1`)).toEqual([]);
    expect(
      await ask(
        url,
        `SELECT o.id FROM "order" o WHERE NOT EXISTS (SELECT FROM stock_ledger s WHERE s.order_id = o.id)
           OR NOT EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id)`,
      ),
    ).toEqual([]);
    expect(
      await ask(
        url,
        "SELECT p.id FROM product p JOIN stock_ledger l ON l.product_id = p.id AND l.store_id IS NULL GROUP BY p.id HAVING p.stock <> sum(l.change)",
      ),
    ).toEqual([]);
    const payments =
      "SELECT y.provider, y.state, l.kind, l.amount_ore FROM payment y JOIN payment_ledger l ON l.payment_id = y.id";
    expect(await ask(url, payments)).toEqual(await ask(shop.database.url, payments));
    // Order numbers used after the backup was taken are not used again.
    const [next] = await ask(url, `SELECT nextval('order_id_seq') AS id`);
    expect(next).toEqual({ id: expect.any(Number) });
    expect(Object.values(next ?? {})[0]).toBeGreaterThan(Math.max(...before, ...after));
  });

  it("holds waiting letters and messages back, and lets payments continue", async () => {
    const jobs = await startJobs(shop.database.pool, { onError: () => undefined });
    await shop.database.db.transaction().execute(async (db) => {
      await jobs.add("order-mail", 7, { db });
      await jobs.add("order-money", 8, { db });
      await jobs.add("catalogue-news", 0, { db });
    });
    await jobs.stop();
    await shop.database.pool.query(
      `WITH receiver AS (INSERT INTO webhook_endpoint (name, address, events) VALUES ('erp', 'https://erp.example', '{}')),
         message AS (INSERT INTO webhook_message (type, data) VALUES ('order.placed', '{}') RETURNING id)
       INSERT INTO webhook_delivery (message, endpoint) SELECT id, 'erp' FROM message`,
    );
    await backUp("jobs.zip");
    const restored = "SELECT name, data, state, output FROM job.job WHERE data ? 'id' ORDER BY name";
    const money = { name: "order-money", data: { id: 8 }, state: "created", output: null };
    const letter = { name: "order-mail", data: { id: 7 } };
    const held = await emptyDatabase();
    expect(await restore("jobs.zip", held.url)).toMatchObject({ held: 2 });
    expect(await ask(held.url, restored)).toEqual([
      { ...letter, state: "failed", output: { message: heldBack } },
      money,
    ]);
    const waiting = "SELECT count(*) AS waiting FROM webhook_delivery WHERE due_at IS NOT NULL";
    expect(await ask(held.url, waiting)).toEqual([{ waiting: 0 }]);
    const sent = await emptyDatabase();
    expect(await restore("jobs.zip", sent.url, { sendsWaiting: true })).toMatchObject({ held: 0 });
    expect(await ask(sent.url, waiting)).toEqual([{ waiting: 1 }]);
    expect(await ask(sent.url, restored)).toEqual([{ ...letter, state: "created", output: null }, money]);
  });

  it("contains carts without logins, and the data folder's files except keys and derived files", async () => {
    const { pool } = shop.database;
    await pool.query("INSERT INTO customer (id, email, password_hash) VALUES (1, 'kund@example.se', '')");
    const { sessionId } = await readyForInvoice(shop, 1304);
    await pool.query("UPDATE session SET customer_id = 1, logged_in_at = now() WHERE id = $1", [sessionId]);
    const { files } = await backUp("beside.zip");
    expect(files.map(({ path }) => path)).toEqual(["feeds.json", "uploads/returns/one.webp"]);
    const { url } = await emptyDatabase();
    await restore("beside.zip", url);
    const cart = `SELECT s.customer_id, l.product_id FROM session s JOIN cart_line l ON l.session_id = s.id WHERE s.id = ${sessionId}`;
    expect(await ask(url, cart)).toEqual([{ customer_id: null, product_id: 1304 }]);
    const restored = join(folder, "restored-beside.zip");
    expect(readdirSync(restored)).toEqual(["feeds.json", "uploads"]);
    expect(readFileSync(join(restored, "uploads/returns/one.webp"), "utf8")).toBe("uploads/returns");
  });
});

describe("a restore", () => {
  it("rejects a non-empty database unless it is named, and one that a shop is using", async () => {
    await backUp("whole.zip");
    const { url, name } = await emptyDatabase();
    await restore("whole.zip", url);
    const orders = await ask(url, `SELECT count(*) AS orders FROM "order"`);
    await ask(url, `DELETE FROM order_line`);
    await expect(restore("whole.zip", url)).rejects.toThrow(`say --over ${name}`);
    await expect(restore("whole.zip", url, { over: "another" })).rejects.toThrow(`is called ${name}, not another`);
    const shopThere = openDatabase(url, { max: 1 });
    await shopThere.pool.query("SELECT 1");
    await expect(restore("whole.zip", url, { over: name })).rejects.toThrow("A shop runs on the database");
    await shopThere.close();
    await restore("whole.zip", url, { over: name });
    expect(await ask(url, `SELECT count(*) AS orders FROM "order"`)).toEqual(orders);
    expect(await ask(url, `SELECT count(*) > 0 AS has_lines FROM order_line`)).toEqual([{ has_lines: true }]);
  });

  it("rejects a backup that was cut off or changed, and changes nothing", async () => {
    await backUp("damaged.zip");
    const file = join(folder, "damaged.zip");
    const whole = readFileSync(file);
    const { url } = await emptyDatabase();
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    await expect(restore("damaged.zip", url)).rejects.toThrow("is no backup that can be read");
    const orders = "database/order.copy";
    const among = whole.indexOf(orders) + orders.length + 60;
    writeFileSync(file, Buffer.concat([whole.subarray(0, among), Buffer.from("xyz"), whole.subarray(among + 3)]));
    await expect(restore("damaged.zip", url)).rejects.toThrow();
    expect(await ask(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
  });

  it("rejects a backup of a newer version, and says which version it needs", async () => {
    const newer = await emptyDatabase();
    await migrateTo(newer.url, migrationNames());
    await ask(newer.url, "INSERT INTO schema_migration (name) VALUES ('9999_later.sql')");
    await backUp("newer.zip", newer.url);
    const { url } = await emptyDatabase();
    await expect(restore("newer.zip", url)).rejects.toThrow("knows 9999_later.sql. Update first");
  });

  it("upgrades a backup of an older version", async () => {
    const older = await emptyDatabase();
    await migrateTo(older.url, migrationNames().slice(0, -4));
    await ask(older.url, "INSERT INTO setting (key, value) VALUES ('of-old', '1')");
    await backUp("older.zip", older.url);
    const { url } = await emptyDatabase();
    await restore("older.zip", url);
    const migrated = await ask(url, "SELECT name FROM schema_migration ORDER BY name");
    expect(migrated).toEqual(migrationNames().map((name) => ({ name })));
    expect(await ask(url, "SELECT value FROM setting WHERE key = 'of-old'")).toEqual([{ value: 1 }]);
  });
});

async function migrateTo(url: string, names: readonly string[]): Promise<void> {
  const { pool, close } = openDatabase(url, { max: 1 });
  const client = await pool.connect();
  await client.query("BEGIN");
  await applyMigrations(client, names);
  await client.query("COMMIT");
  client.release();
  await close();
}

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Runs a command as in a terminal, after setting shell limits. */
async function command(args: string, limits = ""): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn("sh", ["-c", `${limits}exec "$NODE" --conditions=@torg/source "$MAIN" ${args}`], {
    env: {
      PATH: process.env["PATH"],
      NODE: process.execPath,
      MAIN: main,
      DATABASE_URL: shop.database.url,
      TORG_DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, "close");
  return { code: typeof code === "number" ? code : null, said: (await said).join("") };
}

describe("the commands", () => {
  it("overwrite an earlier backup, and keep it when there is no room", async () => {
    const target = join(folder, "kept/shop.zip");
    expect(await command(`backup ${target}`)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/\(\d+ orders\), \d+ files/),
    });
    const first = readFileSync(target);
    // With a limit of a few kilobytes per file, writing fails as on a full disk.
    const full = await command(`backup ${target}`, "ulimit -f 8; ");
    expect(full).toEqual({ code: 1, said: expect.stringContaining(`There is no room left for ${target}`) });
    expect(readdirSync(join(folder, "kept"))).toEqual(["shop.zip"]);
    expect(readFileSync(target).equals(first)).toBe(true);
  });
});
