import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOnce } from "./askOnce.ts";
import { readFaultOptions } from "./faultOptions.ts";
import { type FaultShop, openFaultShop } from "./openFaultShop.ts";
import { sellThrough } from "./sellThrough.ts";
import { tellFigures } from "./tellFigures.ts";

let shop: FaultShop;
const { minutes } = readFaultOptions();
const every = 5000;
/**
 * Forces regular garbage collection in every process: with enough memory it would grow rather than collect, and
 * uncollected garbage looks like a leak.
 */
const collecting = "--expose-gc --import=data:text/javascript,setInterval(gc,10000).unref()";
/** A process is warm when it grows by less than this share from one minute to the next, or after half of the time. */
const stillWarming = 0.01;

/** Opens unique listings, more than the 500 pages that each process caches: until then its memory grows by them. */
async function fillPageCaches(): Promise<void> {
  const { address, parts } = shop.cluster;
  const prices = Array.from({ length: parts.nodes.length * 800 }, (_, index) => 900_000 + index).values();
  const open = async (): Promise<void> => {
    for (const price of prices)
      await askOnce(address, `/kategori/vitvaror?price_max=${price}`, { headers: { accept: "text/html" } });
  };
  await Promise.all(Array.from({ length: 6 }, open));
}

beforeAll(async () => {
  shop = await openFaultShop({ nodeEnv: () => ({ NODE_OPTIONS: collecting }) });
  await fillPageCaches();
}, 600_000);
afterAll(() => shop.close(), 120_000);

/** The resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

interface Sample {
  readonly minute: number;
  readonly megabytes: number;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The samples since a process was warm. */
function whenWarm(samples: readonly Sample[]): readonly Sample[] {
  const between = (from: number, to: number): readonly number[] =>
    samples.filter(({ minute }) => minute >= from && minute < to).map(({ megabytes }) => megabytes);
  const isWarm = (minute: number): boolean =>
    meanOf(between(minute, minute + 1)) < meanOf(between(minute - 1, minute)) * (1 + stillWarming);
  let from = 1;
  while (from < minutes / 2 && !isWarm(from)) from += 1;
  return samples.filter(({ minute }) => minute >= from);
}

/** Growth in MB per minute, by linear regression. */
function slopeOf(samples: readonly Sample[]): number {
  const [x, y] = [meanOf(samples.map(({ minute }) => minute)), meanOf(samples.map(({ megabytes }) => megabytes))];
  const rise = samples.map(({ minute, megabytes }) => (minute - x) * (megabytes - y));
  return meanOf(rise) / meanOf(samples.map(({ minute }) => (minute - x) ** 2));
}

describe(`a shop under mixed load for ${minutes} minutes`, () => {
  it("grows by at most a megabyte a minute once it is warm, in each node", async () => {
    const { nodes } = shop.cluster.parts;
    const samples = nodes.map((): Sample[] => []);
    const { failed, served } = await sellThrough(shop, {
      fault: `mixed load for ${minutes} minutes`,
      async goesWrong() {
        const since = performance.now();
        for (let minute = 0; minute < minutes; minute = (performance.now() - since) / 60_000) {
          for (const [index, node] of nodes.entries()) {
            samples[index]?.push({ minute, megabytes: memoryOf(node.pid() ?? 0) });
          }
          await pause(every);
        }
      },
    });
    const warm = samples.map(whenWarm);
    const slopes = warm.map(slopeOf);
    const most = Math.max(...warm.flat().map(({ megabytes }) => megabytes));
    tellFigures("memory of the nodes", { slopes: slopes.map((one) => one.toFixed(2)).join(" and "), most });
    expect(failed).toBe(0);
    expect(served).toBe(1);
    expect(Math.max(...slopes)).toBeLessThanOrEqual(1);
  });
});
