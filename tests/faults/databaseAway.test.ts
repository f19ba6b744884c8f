import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Outcome } from "./askOnce.ts";
import { readFaultOptions } from "./faultOptions.ts";
import { type FaultShop, openFaultShop } from "./openFaultShop.ts";
import { signalTree } from "./processTree.ts";
import { sellThrough } from "./sellThrough.ts";
import { tellFigures } from "./tellFigures.ts";
import { watchCart } from "./watchCart.ts";

let shop: FaultShop;
const { seconds } = readFaultOptions();
/** Milliseconds within which the shop notices that its database is away. */
const untilNoticed = 3000;

beforeAll(async () => {
  shop = await openFaultShop();
}, 600_000);
afterAll(() => shop.close(), 120_000);

const took = ({ sent, ended }: Outcome): number => ended - sent;
const words = /Butiken kan inte nås just nu|Din varukorg finns kvar/;

/** Wrong responses for cart and checkout while the database was away. */
function wrongAnswers(seen: readonly Outcome[]): readonly string[] {
  return seen
    .filter(({ status, headers, body }) => status !== 503 || headers["retry-after"] !== "5" || !words.test(body))
    .map(({ path, status, trouble }) => `${path} ${status} ${trouble}`);
}

interface Away {
  readonly fault: string;
  readonly begin: () => Promise<unknown>;
  readonly end: () => void;
}

async function sellWithout({ fault, begin, end }: Away): Promise<void> {
  const { cluster } = shop;
  const starts = cluster.parts.nodes.map((node) => node.starts());
  const watch = await watchCart(cluster.address);
  let seen: readonly Outcome[] = [];
  let back = 0;
  const { served } = await sellThrough(shop, {
    fault,
    async goesWrong() {
      const looked = watch.look();
      const since = performance.now();
      await begin();
      await pause(Math.max(0, seconds * 1000 - (performance.now() - since)));
      const until = performance.now();
      seen = (await looked()).filter(({ sent, ended }) => sent > since + untilNoticed && ended < until);
      end();
      const ended = performance.now();
      await cluster.until("the shop to be ready", () => cluster.isWell(cluster.ports.front, "/readyz"));
      back = (performance.now() - ended) / 1000;
    },
  });
  const slowest = Math.max(...seen.map(took));
  tellFigures(`${fault}, cart and checkout`, { asked: seen.length, wrong: wrongAnswers(seen).length, slowest, back });
  expect(seen.length).toBeGreaterThan(0);
  expect([...new Set(wrongAnswers(seen))]).toEqual([]);
  expect(slowest).toBeLessThanOrEqual(2000);
  expect(served).toBeGreaterThanOrEqual(0.95);
  expect(cluster.parts.nodes.map((node) => node.starts())).toEqual(starts);
}

describe(`a shop whose databases are all away for ${seconds} s`, () => {
  it("can be read, says in Swedish that cart and checkout are unavailable, and recovers after a stop", async () => {
    const { databases } = shop.cluster.parts;
    await sellWithout({
      fault: `PostgreSQL stopped for ${seconds} s`,
      begin: () => Promise.all(databases.map((one) => one.loseMachine())),
      end: () => databases.forEach((one) => one.release()),
    });
  });

  it("does the same when the databases stall", async () => {
    const { databases } = shop.cluster.parts;
    const masters = databases.map((one) => one.postmaster());
    const signal = (name: NodeJS.Signals): void => masters.forEach((pid) => pid !== null && signalTree(pid, name));
    await sellWithout({
      fault: `PostgreSQL standing still for ${seconds} s`,
      begin: async () => signal("SIGSTOP"),
      end: () => signal("SIGCONT"),
    });
  });
});
