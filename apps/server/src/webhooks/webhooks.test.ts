import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addToCart } from "../cart/changeCart.ts";
import { readConfig, type ShopConfig } from "../config/readConfig.ts";
import { performAct } from "../fulfilment/acts/performAct.ts";
import type { RequestedAct } from "../fulfilment/acts/OrderActRequest.ts";
import { settleOrderMoney } from "../fulfilment/money/settleOrderMoney.ts";
import type { GivenUpJob } from "../jobs/Jobs.ts";
import { sealStoredNumbers } from "../personalData/sealStoredNumbers.ts";
import { createSealing } from "../secrets/createSealing.ts";
import { placeOrder } from "../orders/placing/placeOrder.ts";
import { registerCase } from "../returns/cases/registerCase.ts";
import { writeWebhooks } from "../shopFile/writing/writeWebhooks.ts";
import { companyForm } from "../testing/companyBuyer.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { fillCheckout, fillProducts, openSession } from "../testing/fillShop.ts";
import { recordJobs } from "../testing/recordJobs.ts";
import { deliverDue, dueEndpoints, type WebhookContext } from "./deliverDue.ts";
import { postMessage } from "./postMessage.ts";
import { readWebhookArguments } from "./readWebhookArguments.ts";
import { runWebhookCommand } from "./runWebhookCommand.ts";
import { startWebhooks } from "./startWebhooks.ts";
import { webhookEventNames } from "../shopFile/schema/webhookEvents.ts";
import { forgetOldData } from "../personalData/forgetOldData.ts";

let database: TestDatabase;
let config: ShopConfig;
let address = "";
const folder = mkdtempSync(join(tmpdir(), "torg-webhooks-"));

/** The requests that the receiver got, and how it responds. */
const heard: { readonly headers: IncomingMessage["headers"]; readonly body: string; readonly path: string }[] = [];
let answer: (response: ServerResponse, path: string) => void = (response) => response.writeHead(204).end();
const receiver = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const path = request.url ?? "";
  heard.push({ headers: request.headers, body, path });
  answer(response, path);
});

beforeAll(async () => {
  database = await createTestDatabase();
  config = readConfig({ NODE_ENV: "test", TORG_DATA_DIR: folder, WEBHOOKS_ALLOW_PRIVATE: "1" });
  await fillCheckout(database.db);
  await fillProducts(database.db, [{ id: 1001, name: "Tvättmaskin", stock: 3 }]);
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const place: string | AddressInfo | null = receiver.address();
  address = `http://127.0.0.1:${typeof place === "object" && place !== null ? place.port : 0}`;
});

afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  heard.length = 0;
  answer = (response) => response.writeHead(204).end();
  await database.pool.query("DELETE FROM webhook_message");
  await database.pool.query("DELETE FROM webhook_endpoint");
  await database.pool.query("UPDATE product SET stock = 100");
});

const name = "lager";
const setEndpoint = (events: readonly string[], path = "/a") =>
  writeWebhooks(database.db, [{ id: name, address: address + path, events: [...events] }]);

const givenUp: GivenUpJob[] = [];
const context = (changes: Partial<WebhookContext> = {}): WebhookContext => ({
  db: database.db,
  config,
  post: postMessage,
  timeoutMs: 5000,
  random: () => 0.5,
  onGivenUp: async (job) => void givenUp.push(job),
  ...changes,
});

const never = new AbortController().signal;
const deliver = (changes?: Partial<WebhookContext>, to = name) => deliverDue(context(changes), to, never);
/** Makes all pending deliveries due. */
const waitForNext = () => database.pool.query("UPDATE webhook_delivery SET due_at = now() WHERE due_at IS NOT NULL");
const run = (line: string, changes: Partial<ShopConfig> = {}) =>
  runWebhookCommand({ db: database.db, config: { ...config, ...changes } }, readWebhookArguments(line.split(" ")));
/** Triggers an event: a product is sold out, or back in stock. */
const setStock = (stock: number) => database.pool.query("UPDATE product SET stock = $1 WHERE id = 1001", [stock]);

async function order(quantity = 2): Promise<number> {
  const session = await openSession(database.db, { deliveryTypeId: 2 });
  for (let piece = 0; piece < quantity; piece += 1) {
    await addToCart(database.db, session, [{ productId: 1001, variantId: null }]);
  }
  const placed = await placeOrder(database.db, {
    sessionId: session,
    kind: "manual",
    form: { ...companyForm, email: "asa@example.se" },
    now: new Date(),
    seal: String,
  });
  if (!placed.ok) throw new Error(placed.problem.code);
  return placed.orderId;
}

interface Told {
  readonly type: string;
  readonly data: unknown;
}

/** The recorded messages, in order. */
async function told(): Promise<readonly Told[]> {
  const { rows } = await database.pool.query<Told>("SELECT type, data FROM webhook_message ORDER BY id");
  return rows;
}

describe("webhook messages", () => {
  it("cover an order's whole life, with goods and numbers and without personal data", async () => {
    await setEndpoint(webhookEventNames);
    const id = await order();
    const jobs = recordJobs();
    const act = async (key: string, wanted: RequestedAct) =>
      expect(
        await performAct(
          { db: database.db, jobs, supportsPartialCapture: () => true },
          { orderId: id, key, act: wanted },
        ),
      ).toMatchObject({ ok: true });
    const line = await database.db.selectFrom("order_line").select("id").where("order_id", "=", id).executeTakeFirst();
    const one = [{ lineId: line?.id ?? 0, quantity: 1 }];
    await act("p", { kind: "pick" });
    await act("s", { kind: "ship", pieces: one, parcel: { carrier: "PostNord", trackingNumber: "00370123" } });
    await act("d", { kind: "deliver", shipment: 1 });
    await act("c", { kind: "cancel", pieces: "all" });
    const money = { db: database.db, providers: new Map(), warn: () => undefined };
    await settleOrderMoney(money, id);
    await act("r", { kind: "return", pieces: "all", ground: "withdrawal", isRestocked: true });
    await settleOrderMoney(money, id);
    const number = String(id);
    const lines = [{ line: 1, article: "1001", name: "Tvättmaskin", quantity: 1 }];
    const { rows } = await database.pool.query<{ kronor: number }>(
      "SELECT amount_ore / 100.0 AS kronor FROM money_move WHERE order_id = $1 AND kind = 'refund'",
      [id],
    );
    expect(await told()).toEqual([
      { type: "order.placed", data: { order: number, lines: [{ ...lines[0], quantity: 2 }] } },
      { type: "order.picked", data: { order: number } },
      { type: "order.shipped", data: { order: number, shipment: 1, carrier: "PostNord", lines } },
      { type: "order.delivered", data: { order: number, shipment: 1 } },
      { type: "order.cancelled", data: { order: number, lines } },
      { type: "order.returned", data: { order: number, because: "withdrawal", lines } },
      { type: "order.refunded", data: { order: number, kronor: rows[0]?.kronor, to: "payment" } },
    ]);
    expect(JSON.stringify(await told())).not.toMatch(/asa@|00370123|Snickeri/);
  });

  it("cover a payment, and one that was reversed", async () => {
    await setEndpoint(["order.paid", "order.cancelled"]);
    const id = await order(1);
    for (const state of ["paid", "cancelled", "cancelled"]) {
      await database.pool.query('UPDATE "order" SET state = $1 WHERE id = $2', [state, id]);
    }
    expect(await told()).toEqual([
      { type: "order.paid", data: { order: String(id), provider: "manual" } },
      { type: "order.cancelled", data: { order: String(id), because: "payment-gone" } },
    ]);
  });

  it("cover a return, a rating, and stock that runs out and comes back", async () => {
    await setEndpoint(["return.received", "review.received", "product.stock"]);
    const orderId = await order(1);
    const line = { productId: 1001, name: "Tvättmaskin", quantity: 1 };
    const details = { orderId, bought: [line], kind: "return", message: "Trasig", lines: [line], images: [] };
    const number = await registerCase(database.db, recordJobs(), details);
    await database.db.insertInto("review").values({ product_id: 1001, rating: 4, reviewer: "Åsa" }).execute();
    for (const stock of [0, 0, 5, 4]) await setStock(stock);
    const goods = { article: "1001", name: "Tvättmaskin", quantity: 1 };
    expect(await told()).toEqual([
      { type: "return.received", data: { case: number, kind: "return", order: String(orderId), lines: [goods] } },
      { type: "review.received", data: { review: expect.any(Number), product: 1001, article: "1001", rating: 4 } },
      { type: "product.stock", data: { product: 1001, article: "1001", stock: 0, isSoldOut: true } },
      { type: "product.stock", data: { product: 1001, article: "1001", stock: 5, isSoldOut: false } },
    ]);
  });

  it("are not sent for rollbacks, without subscribers, or for a request for a quote", async () => {
    await setEndpoint(["order.placed"]);
    await setStock(0);
    const undone = database.db.transaction().execute(async (db) => {
      await db
        .insertInto("order")
        .values({
          name: "x",
          provider: "manual",
          payment_name: "",
          customer_type: "private",
          first_name: "",
          last_name: "",
          email: "",
          products_ore: 0,
          discount_ore: 0,
          delivery_ore: 0,
          vat_ore: 0,
          total_ore: 0,
        })
        .execute();
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await told()).toEqual([]);
  });
});

describe("a message to a receiver", () => {
  it("is signed so that the documented receiver accepts it, with either secret during a rotation", async () => {
    const source = /```js\n([\s\S]*?)```/.exec(
      readFileSync(new URL("../../../../docs/webhooks.md", import.meta.url), "utf8"),
    )?.[1];
    const file = join(folder, "receiver.mjs");
    writeFileSync(file, `${source ?? ""}\nserver.on("listening", () => console.log("port", server.address().port));`);
    await setEndpoint(["product.stock"]);
    const { secrets } = Object(await run(`secret ${name}`));
    await run(`secret ${name} --rotate`);
    const child = spawn(process.execPath, [file], { env: { WEBHOOK_SECRET: secrets[0], PORT: "0" } });
    let output = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    try {
      await expect.poll(() => output, { timeout: 10_000 }).toMatch(/port \d+\n/);
      const [, port = ""] = /port (\d+)/.exec(output) ?? [];
      await database.pool.query("UPDATE webhook_endpoint SET address = $1", [`http://127.0.0.1:${port}/`]);
      await setStock(0);
      await deliver();
      await expect.poll(() => output).toContain("isSoldOut: true");
      await database.pool.query("UPDATE webhook_secret SET secret = 'whsec_' || repeat('A', 44)");
      await setStock(5);
      await deliver();
      const { rows } = await database.pool.query("SELECT status FROM webhook_delivery ORDER BY id");
      expect(rows).toEqual([{ status: 204 }, { status: 401 }]);
    } finally {
      child.kill();
    }
  });

  it("is sent once to each subscribed receiver, with the event and its time", async () => {
    await writeWebhooks(database.db, [
      { id: name, address: `${address}/a`, events: ["product.stock"] },
      { id: "kassa", address: `${address}/b`, events: ["product.stock", "order.placed"] },
      { id: "annat", address: `${address}/c`, events: ["order.placed"] },
    ]);
    await setStock(0);
    expect(await dueEndpoints(context())).toEqual(expect.arrayContaining([name, "kassa"]));
    await Promise.all([deliver(), deliver(), deliver({}, "kassa")]);
    expect(heard.map(({ path }) => path).sort()).toEqual(["/a", "/b"]);
    const [one, other] = heard;
    expect(one?.headers["webhook-id"]).toMatch(/^msg_[\da-f]{32}$/);
    expect(one?.headers["webhook-id"]).toBe(other?.headers["webhook-id"]);
    expect(JSON.parse(one?.body ?? "")).toEqual({
      type: "product.stock",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { product: 1001, article: "1001", stock: 0, isSoldOut: true },
    });
    expect(await dueEndpoints(context())).toEqual([]);
  });

  it.each([
    [500, {}, 5],
    [302, { location: "/elsewhere" }, 5],
    [429, { "retry-after": "120" }, 120],
  ] as const)("that is answered %s is retried, and no redirect is followed", async (status, headers, seconds) => {
    await setEndpoint(["product.stock"]);
    await setStock(0);
    answer = (response) => response.writeHead(status, headers).end("no");
    await deliver();
    const { rows } = await database.pool.query<{ wait: number }>(
      "SELECT status, problem, round(extract(epoch FROM due_at - now()))::integer AS wait FROM webhook_delivery",
    );
    expect(rows).toEqual([{ status, problem: `answered ${status}`, wait: expect.any(Number) }]);
    expect(rows[0]?.wait).toBeGreaterThan(seconds - 3);
    expect(rows[0]?.wait).toBeLessThanOrEqual(seconds);
    expect(await deliver()).toBe(0);
    answer = (response) => response.writeHead(200).end();
    await waitForNext();
    await deliver();
    expect(heard.map(({ path }) => path)).toEqual(["/a", "/a"]);
    expect(heard[0]?.headers["webhook-id"]).toBe(heard[1]?.headers["webhook-id"]);
    expect(heard[0]?.body).toBe(heard[1]?.body);
  });

  it("times out when a receiver hangs, and is retried", async () => {
    await setEndpoint(["product.stock"]);
    await setStock(0);
    answer = () => undefined;
    await deliver({ timeoutMs: 50 });
    const { rows } = await database.pool.query("SELECT status, problem FROM webhook_delivery");
    expect(rows).toEqual([{ status: null, problem: "no answer within 0.05 seconds" }]);
  });

  it("is sent again with the same id when the shop was killed before it could record the response", async () => {
    await setEndpoint(["product.stock"]);
    await setStock(0);
    const killed = new AbortController();
    const post: WebhookContext["post"] = async (posting) => {
      const answered = await postMessage(posting);
      killed.abort();
      return answered;
    };
    await deliverDue(context({ post }), name, killed.signal);
    expect(await deliver()).toBe(0);
    await waitForNext();
    await deliver();
    expect(heard).toHaveLength(2);
    expect(heard[0]?.headers["webhook-id"]).toBe(heard[1]?.headers["webhook-id"]);
  });

  it("fails after ten tries, is reported to the seller once a day, and can be sent again", async () => {
    await setEndpoint(["product.stock"]);
    await setStock(0);
    await setStock(5);
    givenUp.length = 0;
    answer = (response) => response.writeHead(503).end();
    for (let tries = 0; tries < 10; tries += 1) {
      await waitForNext();
      await deliver();
    }
    await waitForNext();
    expect(await deliver()).toBe(0);
    expect(givenUp.map(({ name: job, problem }) => [job, problem])).toEqual([["webhook", "lager: answered 503"]]);
    expect(await run("list")).toMatchObject([{ name, waiting: 0, failed: 2 }]);
    const failed = Object.values(Object(await run("failed --endpoint lager")));
    expect(failed).toMatchObject([{ type: "product.stock", tries: 10, status: 503 }, { tries: 10 }]);
    answer = (response) => response.writeHead(204).end();
    const { id } = Object(failed[0]);
    expect(await run(`replay ${id}`)).toEqual({ sent: 1 });
    await deliver();
    expect(await run(`show ${id}`)).toMatchObject({ id, deliveries: [{ endpoint: name, tries: 1, status: 204 }] });
    expect(await run("replay --since 2020-01-01 --failed")).toEqual({ sent: 1 });
    await deliver();
    expect(await run("failed")).toEqual([]);
    expect(await run("replay --since 2020-01-01T00:00:00Z --endpoint lager")).toEqual({ sent: 2 });
    expect(await run("replay --since 2120-01-01")).toEqual({ sent: 0 });
    expect(new Set(heard.slice(-2).map(({ headers }) => headers["webhook-id"])).size).toBe(2);
  });

  it("is not sent to a receiver that responded with 410, until it has moved or is enabled again", async () => {
    await setEndpoint(["product.stock"]);
    await setStock(0);
    answer = (response) => response.writeHead(410).end();
    await deliver();
    await setStock(5);
    await waitForNext();
    expect(await deliver()).toBe(0);
    expect(await run("list")).toMatchObject([{ disabledSince: expect.any(Date), waiting: 0, failed: 2 }]);
    await setEndpoint(["product.stock"]);
    expect(await run("replay --since 2020-01-01")).toEqual({ sent: 0 });
    await setEndpoint(["product.stock"], "/moved");
    expect(await run("list")).toMatchObject([{ disabledSince: null }]);
    await database.pool.query("UPDATE webhook_endpoint SET disabled_at = now()");
    expect(await run(`enable ${name}`)).toMatchObject({ disabledSince: null });
    expect(await run("replay --since 2020-01-01 --failed")).toEqual({ sent: 2 });
    await expect(run("enable ingen")).rejects.toThrow('no receiver "ingen"');
    await expect(run("show msg_0")).rejects.toThrow("no such message");
  });

  it.each([
    ["http://127.0.0.1:9/", "127.0.0.1 lies in a private network"],
    ["http://localhost:9/", "localhost lies in a private network"],
    ["http://[::ffff:10.0.0.1]/", "lies in a private network"],
    ["http://169.254.169.254/latest", "lies in a private network"],
  ])("is not sent to %s", async (place, problem) => {
    await setEndpoint(["product.stock"]);
    await database.pool.query("UPDATE webhook_endpoint SET address = $1", [place]);
    await setStock(0);
    await deliver({ config: { ...config, allowsPrivateWebhooks: false } });
    const { rows } = await database.pool.query<{ problem: string }>("SELECT problem FROM webhook_delivery");
    expect(rows[0]?.problem).toContain(problem);
  });

  it("is sent only over https in production", async () => {
    await setEndpoint(["product.stock"]);
    await setStock(0);
    await deliver({ config: { ...config, isProduction: true, allowsPrivateWebhooks: false } });
    const { rows } = await database.pool.query("SELECT problem FROM webhook_delivery");
    expect(rows).toEqual([{ problem: "only addresses on https are sent to" }]);
  });

  it("is sent by the running shop within moments, and receivers do not wait for each other", async () => {
    await writeWebhooks(database.db, [
      { id: name, address: `${address}/a`, events: ["product.stock"] },
      { id: "hangs", address: `${address}/hangs`, events: ["product.stock"] },
    ]);
    answer = (response, path) => void (path === "/hangs" ? undefined : response.writeHead(204).end());
    const errors: unknown[] = [];
    const running = startWebhooks(context(), (error) => errors.push(error));
    for (const stock of [0, 5, 0]) await setStock(stock);
    await expect.poll(() => heard.filter(({ path }) => path === "/a").length, { timeout: 10_000 }).toBe(3);
    await running.stop();
    expect(errors).toEqual([]);
    // Aborted deliveries are left to the next process.
    const { rows } = await database.pool.query("SELECT problem FROM webhook_delivery WHERE endpoint = 'hangs'");
    expect(rows).toEqual([{ problem: "" }, { problem: "" }, { problem: "" }]);
  });

  it("is looked for by one query at a time, however slow the database is", async () => {
    const holder = await database.pool.connect();
    await holder.query("BEGIN; LOCK TABLE webhook_delivery IN ACCESS EXCLUSIVE MODE");
    const errors: unknown[] = [];
    const running = startWebhooks(context(), (error) => errors.push(error));
    await pause(3500);
    const { rows } = await holder.query<{ readonly waiting: number }>(`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%webhook_delivery%'`);
    await holder.query("ROLLBACK");
    holder.release();
    await running.stop();
    expect(rows).toEqual([{ waiting: 1 }]);
    expect(errors).toEqual([]);
  });

  it("is deleted after a month", async () => {
    await setEndpoint(["product.stock"]);
    await setStock(0);
    await database.pool.query("UPDATE webhook_message SET created_at = now() - interval '31 days'");
    await setStock(5);
    await forgetOldData(database.db);
    expect(await told()).toMatchObject([{ data: { stock: 5 } }]);
  });
});

describe("the secret of a receiver", () => {
  it("is generated once, sealed in the database, and signs beside a new one for a day", async () => {
    await setEndpoint(["product.stock"]);
    const [first, again] = await Promise.all([run(`secret ${name}`), run(`secret ${name}`)]);
    expect(first).toEqual(again);
    const rotated = await run(`secret ${name} --rotate`);
    expect(rotated).toEqual({ endpoint: name, secrets: [expect.stringMatching(/^whsec_/), Object(first).secrets[0]] });
    const { rows } = await database.pool.query<{ secret: string }>("SELECT secret FROM webhook_secret");
    expect(rows.every(({ secret }) => secret.startsWith("sealed:"))).toBe(true);
    await database.pool.query("UPDATE webhook_secret SET ends_at = now() WHERE ends_at IS NOT NULL");
    expect(Object(await run(`secret ${name}`)).secrets).toEqual([Object(rotated).secrets[0]]);
  });

  it("is sealed again when the shop's key changes", async () => {
    await setEndpoint(["product.stock"]);
    const before = await run(`secret ${name}`);
    const old = Buffer.from(readFileSync(join(folder, "identity.key"), "utf8"), "base64");
    const newer = randomBytes(32);
    expect(await sealStoredNumbers(database.db, createSealing([newer, old]))).toBe(1);
    const { rows } = await database.pool.query<{ secret: string }>("SELECT secret FROM webhook_secret");
    expect(createSealing([newer]).open(rows[0]?.secret ?? "")).toBe(Object(before).secrets[0]);
  });

  it("is read from the environment where it is set", async () => {
    await setEndpoint(["product.stock"]);
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const webhookSecrets = new Map([[name, [secret]]]);
    expect(await run(`secret ${name}`, { webhookSecrets })).toEqual({ endpoint: name, secrets: [secret] });
    await expect(run(`secret ${name} --rotate`, { webhookSecrets })).rejects.toThrow("environment");
    await expect(run("secret ingen")).rejects.toThrow('no receiver "ingen"');
  });
});

it.each([
  "",
  "lista",
  "show",
  "replay",
  "replay msg_1 --since 2026-01-01",
  "list --failed",
  "replay --since nu",
  "secret",
])("shows the usage when it is called as `%s`", (line) => {
  expect(() => readWebhookArguments(line.split(" "))).toThrow("Usage:");
});
