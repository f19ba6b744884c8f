import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningShop, startShop } from "../shops/startShop.ts";

const isLong = Boolean(process.env["TEST_LONG"]);
const seconds = 60;

interface Answer {
  /** 0 when there was none. */
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
}

let shop: RunningShop;
let agent: Agent;
let cookie: string;

beforeAll(async () => {
  shop = await startShop({ data: "reference" });
  agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  const answer = await fetch(`${shop.address}/api/internal/csrf-token`);
  cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
});

afterAll(async () => {
  agent.destroy();
  await shop.stop();
});

function open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve) => {
    const sent = request(
      `${shop.address}${path}`,
      { agent, headers: { accept: "text/html", ...headers } },
      (answer) => {
        answer.resume();
        answer.on("close", () =>
          resolve({
            status: answer.statusCode ?? 0,
            ms: performance.now() - since,
            retryAfter: answer.headers["retry-after"],
          }),
        );
      },
    );
    sent.on("error", () => resolve({ status: 0, ms: performance.now() - since, retryAfter: undefined }));
    sent.end();
  });
}

let price = 0;
/** A listing that nobody has opened before, so that it has to be made. */
const coldListing = (): string => `/kategori/vitvaror?price_min=${(price += 1)}`;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** Listings a second that the shop makes for visitors who wait for one before they open the next. */
async function capacity(): Promise<number> {
  const end = performance.now() + 3000;
  const counts = await Promise.all(
    Array.from({ length: 8 }, async () => {
      let count = 0;
      for (; performance.now() < end; count += 1) await open(coldListing());
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / 3;
}

// It takes the whole machine, and with it the time of every walk beside it.
it.runIf(isLong)(
  "serves what it can when three times as much is asked, refuses the rest at once, and lets carts through",
  async () => {
    await capacity();
    const most = await capacity();
    const answers: Promise<Answer>[] = [];
    const carts: Promise<Answer>[] = [];
    const start = performance.now();
    for (let sent = 0; performance.now() - start < seconds * 1000;) {
      const due = ((performance.now() - start) / 1000) * most * 3;
      for (; sent < due; sent += 1) answers.push(open(coldListing()));
      carts.push(open("/checkoutv3/products/index", { cookie, accept: "application/json" }));
      await pause(20);
    }
    const all = await Promise.all(answers);
    const took = (performance.now() - start) / 1000;
    const served = all.filter(({ status }) => status === 200);
    const refused = all.filter(({ status }) => status === 503);
    const bought = await Promise.all(carts);
    const times = (list: readonly Answer[]): string =>
      [0.5, 0.99]
        .map(
          (share) =>
            `p${share * 100} ${percentile(
              list.map(({ ms }) => ms),
              share,
            ).toFixed()} ms`,
        )
        .join(", ");
    console.log(
      `capacity ${most.toFixed()}/s; asked ${(all.length / took).toFixed()}/s; served ${(served.length / took).toFixed()}/s ` +
        `(${times(served)}); refused ${refused.length} (${times(refused)}); carts ${times(bought)}`,
    );
    expect(all.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(refused.every(({ retryAfter }) => retryAfter === "5")).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    expect(
      percentile(
        served.map(({ ms }) => ms),
        0.99,
      ),
    ).toBeLessThan(2000);
    expect(new Set(bought.map(({ status }) => status))).toEqual(new Set([200]));
    expect(served.length / took).toBeGreaterThan(most * 0.7);
    const normal = await open(coldListing());
    expect(normal.status).toBe(200);
  },
);
