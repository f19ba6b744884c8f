import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import { createShop, readConfig, seedWhenEmpty } from "../src/index.ts";
import { insertSession } from "../src/sessions/sessionQueries.ts";
import { companyBuyer } from "../src/testing/companyBuyer.ts";
import { formBody } from "../src/testing/formBody.ts";
import { createBareServer } from "./orders/bareServer.ts";

const form = "application/x-www-form-urlencoded";
const json = "application/json";
const post = (path: string, body: string, type = form) => ({ method: "POST", path, type, body });
const get = (path: string) => ({ method: "GET", path, type: "", body: "" });
type Step = ReturnType<typeof post>;

const add = post("/checkoutv3/products/update", "products%5B1304%5D%5Bquantity%5D=2&refresh_checkout=0");
const cart = get("/checkoutv3/products/index");

/** The same errand at the shop and at the floor, request by request. */
const errands: readonly { readonly name: string; readonly shop: readonly Step[]; readonly bare: readonly Step[] }[] = [
  { name: "cart update, and the cart read again", shop: [add, cart], bare: [post("/cart", "a=1"), get("/cart")] },
  {
    name: "full checkout with manual payment",
    shop: [
      add,
      cart,
      get("/checkoutv3/checkoutv3/show"),
      post("/checkoutv3/checkoutv3/update_customer_type", '{"customer_type":"company"}', json),
      post("/checkoutv3/deliverytypes/update_postal_code", '{"postal_code":"12747"}', json),
      post("/checkoutv3/deliverytypes/update", '{"delivery_type_id":2}', json),
      post("/checkoutv3/paymentTypes/update", "payment_type_id=5"),
      post("/checkout/manual_payment", formBody(companyBuyer)),
    ],
    bare: [
      post("/cart", "a=1"),
      get("/cart"),
      get("/cart"),
      ...Array.from({ length: 4 }, () => post("/choice", "a=1")),
      post("/order", "a=1"),
    ],
  },
];

const run = promisify(execFile);
const [visitors, rounds, repeats, connections] = [150, 3, 5, 8];

const dataDir = mkdtempSync(join(tmpdir(), "torg-bench-"));
const environment = { TORG_DATA_DIR: dataDir, SHOP_DATA: "reference", NODE_ENV: "production", LOG_LEVEL: "silent" };
const shop = await createShop({ ...readConfig(environment), shedsLoad: false }, { seed: seedWhenEmpty });
const { db, pool } = shop.context;
await pool.query("UPDATE product SET stock = 1000000000 WHERE id = 1304");
const bare = createBareServer(pool);

/** Sends new visitors on an errand; requests for each second of this process's processor time. */
async function measure(server: FastifyInstance, steps: readonly Step[]) {
  const sessions = [];
  for (let count = 0; count < visitors; count += 1) {
    const { session, secret } = await insertSession(db);
    sessions.push({ cookie: `shop_session=${secret}`, token: session.csrf_token });
  }
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const plan = join(dataDir, "plan.json");
  writeFileSync(plan, JSON.stringify({ port, steps, visitors: sessions, rounds, connections }));
  const before = process.cpuUsage();
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, "orders/buyers.ts"), plan]);
  const { user, system } = process.cpuUsage(before);
  const { requests, p50, p99, refused } = JSON.parse(stdout);
  if (Object.keys(refused).length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  return { perSecond: requests / ((user + system) / 1_000_000), p50, p99 };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const whole = (value: number): string => value.toFixed(0).padStart(6);

try {
  await shop.server.listen({ port: 0, host: "127.0.0.1" });
  await bare.listen({ port: 0, host: "127.0.0.1" });
  console.log(
    `Requests per second of the server's processor time (PostgreSQL not counted), ${connections} at once, ` +
      `median of ${repeats} runs in turn with the floor, after one that warms up`,
  );
  for (const { name, shop: own, bare: floor } of errands) {
    const runs = [];
    for (let count = 0; count <= repeats; count += 1) {
      const [ours, least] = [await measure(shop.server, own), await measure(bare, floor)];
      if (count > 0) runs.push({ ours, least, share: (100 * ours.perSecond) / least.perSecond });
    }
    const [ours, least, share] = [
      median(runs.map((one) => one.ours.perSecond)),
      median(runs.map((one) => one.least.perSecond)),
      median(runs.map((one) => one.share)),
    ];
    const [p50, p99] = [median(runs.map((one) => one.ours.p50)), median(runs.map((one) => one.ours.p99))];
    console.log(
      `${name.padEnd(38)} shop ${whole(ours)}  floor ${whole(least)}  share ${share.toFixed(0)} %  ` +
        `(p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${(ours / own.length).toFixed(0)} errands per second)`,
    );
  }
} finally {
  await bare.close();
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
}
