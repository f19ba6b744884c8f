import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import { insertSession } from "../src/sessions/sessionQueries.ts";
import { companyBuyer } from "../src/testing/companyBuyer.ts";
import { formBody } from "../src/testing/formBody.ts";
import { openBenchShop } from "./openBenchShop.ts";
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
/** A run goes to and fro between shop and floor, so that what else the machine does falls on both alike. */
const [visitors, slices, repeats, connections] = [30, 5, 5, 8];
/** Requests of one visitor in a run, the same for every errand, so that no figure rests on fewer than another. */
const requestsEach = 24;

const { shop, folder, close } = await openBenchShop("reference", { shedsLoad: false });
const { db, pool } = shop.context;
await pool.query("UPDATE product SET stock = 1000000000 WHERE id = 1304");
const bare = createBareServer(pool);

/** What visitors needed: requests, seconds of this process's processor time, and milliseconds that they waited. */
interface Figures {
  readonly requests: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

/** Sends new visitors on an errand. */
async function send(server: FastifyInstance, steps: readonly Step[]): Promise<Figures> {
  const sessions = [];
  for (let count = 0; count < visitors; count += 1) {
    const { session, secret } = await insertSession(db);
    sessions.push({ cookie: `shop_session=${secret}`, token: session.csrf_token });
  }
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const plan = join(folder, "plan.json");
  const rounds = requestsEach / steps.length;
  writeFileSync(plan, JSON.stringify({ port, steps, visitors: sessions, rounds, connections }));
  const before = process.cpuUsage();
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, "orders/buyers.ts"), plan]);
  const { user, system } = process.cpuUsage(before);
  const { requests, p50, p99, refused } = JSON.parse(stdout);
  if (Object.keys(refused).length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  return { requests, seconds: (user + system) / 1_000_000, p50, p99 };
}

/** Requests for each second of processor time, over all slices of a run. */
function perSecond(figures: readonly Figures[]): number {
  const sum = (name: "requests" | "seconds") => figures.reduce((total, one) => total + one[name], 0);
  return sum("requests") / sum("seconds");
}

async function measure({ shop: own, bare: floor }: (typeof errands)[number]) {
  const [ours, least]: [Figures[], Figures[]] = [[], []];
  for (let slice = 0; slice < slices; slice += 1) {
    ours.push(await send(shop.server, own));
    least.push(await send(bare, floor));
  }
  const [mine, its] = [perSecond(ours), perSecond(least)];
  const waits = (name: "p50" | "p99") => median(ours.map((one) => one[name]));
  return { mine, its, share: (100 * mine) / its, p50: waits("p50"), p99: waits("p99") };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const whole = (value: number): string => value.toFixed(0).padStart(6);

try {
  await shop.server.listen({ port: 0, host: "127.0.0.1" });
  await bare.listen({ port: 0, host: "127.0.0.1" });
  console.log(
    `Requests per second of the server's processor time (PostgreSQL not counted), ${connections} at once, ` +
      `median of ${repeats} runs beside the floor, after one that warms up`,
  );
  for (const errand of errands) {
    await measure(errand);
    const runs: Awaited<ReturnType<typeof measure>>[] = [];
    for (let count = 0; count < repeats; count += 1) runs.push(await measure(errand));
    const middle = (name: keyof (typeof runs)[number]) => median(runs.map((one) => one[name]));
    const shares = runs.map((one) => one.share.toFixed(0)).toSorted();
    console.log(
      `${errand.name.padEnd(38)} shop ${whole(middle("mine"))}  floor ${whole(middle("its"))}  ` +
        `share ${middle("share").toFixed(0)} % of ${shares.join(", ")}  ` +
        `(p50 ${middle("p50").toFixed(1)} ms, p99 ${middle("p99").toFixed(1)} ms; ` +
        `${(middle("mine") / errand.shop.length).toFixed(0)} errands per second)`,
    );
  }
} finally {
  await bare.close();
  await close();
}
