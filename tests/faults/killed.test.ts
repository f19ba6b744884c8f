import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Part } from "../cluster/keepPart.ts";
import { readFaultOptions } from "./faultOptions.ts";
import { type FaultShop, openFaultShop } from "./openFaultShop.ts";
import { childrenOf } from "./processTree.ts";
import { sellThrough } from "./sellThrough.ts";

let shop: FaultShop;
const { times, orders, listings } = readFaultOptions();
const patience = 600_000 + times * 120_000;

beforeAll(async () => {
  shop = await openFaultShop({ nodeEnv: (n) => ({ SHOP_WORKERS: n === 1 ? "2" : "1" }) });
}, 600_000);
afterAll(() => shop.close(), 120_000);

const anyOf = <One>(list: readonly One[], count: number): One => {
  const one = list[count % list.length];
  if (one === undefined) throw new Error("There is nothing to kill.");
  return one;
};

/** Kills a part with SIGKILL, and waits until it has been restarted. */
async function kill(part: Part): Promise<void> {
  const starts = part.starts();
  part.signal("SIGKILL");
  await shop.cluster.until(`${part.name} to start again`, async () => part.starts() > starts);
}

async function killWorker(count: number): Promise<void> {
  const [node] = shop.cluster.parts.nodes;
  process.kill(anyOf(childrenOf(node?.pid() ?? 0), count), "SIGKILL");
  await pause(3000);
}

async function standbys() {
  const lead = await shop.cluster.primary();
  return shop.cluster.parts.databases.filter((one) => one !== lead);
}

/** Cuts the power of a standby for five seconds. */
async function killStandby(count: number): Promise<void> {
  const standby = anyOf(await standbys(), count);
  await standby.loseMachine();
  await pause(5000);
  standby.release();
}

/** Cuts the power of the primary until another one leads. */
async function killPrimary(): Promise<void> {
  const { primary, until } = shop.cluster;
  const lead = await primary();
  await lead?.loseMachine();
  await until("another primary", async () => {
    const next = await primary();
    return next !== null && next !== lead;
  }).finally(() => lead?.release());
}

const faults: readonly (readonly [fault: string, kills: (count: number) => Promise<void>])[] = [
  ["a node", (count) => kill(anyOf(shop.cluster.parts.nodes, count))],
  ["a worker of a node", killWorker],
  ["PgBouncer", (count) => kill(anyOf(shop.cluster.parts.bouncers, count))],
  ["HAProxy", (count) => kill(anyOf(shop.cluster.parts.routers, count))],
  ["Varnish", () => kill(shop.cluster.parts.cache)],
  ["etcd", () => kill(shop.cluster.parts.etcd)],
  ["a standby", killStandby],
  ["the primary", killPrimary],
];

describe(`a shop on several machines, with ${orders} orders and ${listings} listings a second`, () => {
  it.each(faults)(
    "loses and duplicates no order when %s is killed, sells again within half a minute and can be read meanwhile",
    async (fault, kills) => {
      const { silence, served } = await sellThrough(shop, {
        fault: `${fault} killed ${times} times`,
        async goesWrong() {
          for (let count = 0; count < times; count += 1) {
            await kills(count);
            await shop.cluster.untilWhole();
          }
        },
      });
      expect(silence).toBeLessThanOrEqual(30);
      expect(served).toBeGreaterThanOrEqual(0.95);
    },
    patience,
  );
});
