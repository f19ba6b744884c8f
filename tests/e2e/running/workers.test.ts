import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../shops/freePort.ts";
import { type RunningShop, startShop } from "../shops/startShop.ts";

let shop: RunningShop;
let metrics: string;
const agent = new Agent({ keepAlive: true });
/** Milliseconds that a busy machine may need to start two workers. */
const patience = 240_000;

beforeAll(async () => {
  const METRICS_PORT = String(await freePort());
  metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  shop = await startShop({ data: "reference", env: { SHOP_WORKERS: "2", METRICS_PORT } });
});
afterAll(async () => {
  agent.destroy();
  await shop.stop();
});

/** The workers' process ids by place, from their metrics. */
async function workers(): Promise<ReadonlyMap<string, number>> {
  const text = await fetch(metrics).then(
    (answer) => answer.text(),
    () => "",
  );
  const told = text.matchAll(/^torg_worker_process_id\{worker="(\d+)"\} (\d+)$/gm);
  return new Map([...told].map(([, place = "", id = ""]) => [place, Number(id)]));
}

const untilWorkers = async (
  isSo: (found: ReadonlyMap<string, number>) => boolean,
): Promise<ReadonlyMap<string, number>> => {
  await expect.poll(async () => isSo(await workers()), { timeout: patience }).toBe(true);
  return workers();
};

/**
 * Opens a page, on a new connection or on one of several; gives its status, or the error. An idle connection may be
 * closed at any time, so a request on one is retried once, as browsers do (RFC 9112, section 9.3.1).
 */
function open(path: string, isFresh: boolean): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(shop.address + path, { agent: isFresh ? false : agent }, (answer) => {
      answer.resume();
      answer.on("error", ({ message }) => resolve(message));
      answer.on("end", () => resolve(answer.complete ? (answer.statusCode ?? 0) : "cut"));
    });
    sent.on("error", ({ message }) => {
      if (sent.reusedSocket && /ECONNRESET|socket hang up/.test(message)) resolve(open(path, true));
      else resolve(message);
    });
    sent.end();
  });
}

/** Visitors who open pages until some work is done; gives how often each outcome occurred. */
async function visitDuring(work: () => Promise<unknown>): Promise<ReadonlyMap<number | string, number>> {
  const ends = new Map<number | string, number>();
  const done = new AbortController();
  const visit = async (_: unknown, visitor: number): Promise<void> => {
    while (!done.signal.aborted) {
      const end = await open(visitor % 4 === 0 ? "/kategori/vitvaror" : "/healthz", visitor % 2 === 0);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  };
  const visits = Array.from({ length: 6 }, visit);
  await work().finally(() => done.abort());
  await Promise.all(visits);
  return ends;
}

/** Signals the started process, which is the supervisor. */
const signal = (name: NodeJS.Signals): boolean => process.kill(shop.processId, name);
const sumOf = (ends: ReadonlyMap<number | string, number>): number =>
  [...ends.values()].reduce((sum, count) => sum + count, 0);

it(
  "serves with the configured number of workers, and has the metrics of all at one address",
  async () => {
    const found = await untilWorkers(({ size }) => size === 2);
    expect([...found.keys()].sort()).toEqual(["1", "2"]);
    expect(found.get("1")).not.toBe(found.get("2"));
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  },
  patience,
);

it(
  "replaces all workers one by one on SIGHUP without a rejected or interrupted request",
  async () => {
    const before = await untilWorkers(({ size }) => size === 2);
    const old = new Set(before.values());
    const ends = await visitDuring(async () => {
      signal("SIGHUP");
      await untilWorkers((found) => found.size === 2 && [...found.values()].every((id) => !old.has(id)));
    });
    expect([...ends.keys()]).toEqual([200]);
    expect(sumOf(ends)).toBeGreaterThan(500);
  },
  patience,
);

it(
  "continues with the others when a worker is killed, and starts another one in its place",
  async () => {
    const before = await untilWorkers(({ size }) => size === 2);
    const killed = before.get("1") ?? 0;
    process.kill(killed, "SIGKILL");
    await expect.poll(() => shop.output(), { timeout: patience }).toMatch(/Worker 1 ended by SIGKILL\./);
    expect(await open("/kategori/vitvaror", true)).toBe(200);
    const after = await untilWorkers((found) => found.size === 2 && found.get("1") !== killed);
    expect(after.get("2")).toBe(before.get("2"));
    expect(shop.output()).toMatch(/Worker 1 ended by SIGKILL\. It is started again in \d+ s\./);
  },
  patience,
);

it(
  "completes pending requests on SIGTERM, and exits with 0",
  async () => {
    await untilWorkers(({ size }) => size === 2);
    const ends = await visitDuring(async () => {
      expect(await shop.stop()).toBe(0);
    });
    const begun = [...ends.keys()].filter(
      (end) => end !== 200 && !/ECONNREFUSED|ECONNRESET|socket hang up/.test(String(end)),
    );
    expect(begun).toEqual([]);
  },
  patience,
);
