import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFaultOptions } from "./faultOptions.ts";
import { type FaultShop, openFaultShop } from "./openFaultShop.ts";
import { type FaultWays, openWays } from "./openWays.ts";
import { sellThrough } from "./sellThrough.ts";
import { tellFigures } from "./tellFigures.ts";

let ways: FaultWays;
let shop: FaultShop;
const { seconds } = readFaultOptions();
const time = seconds * 1000;
const delay = 200;
const halfRequests = 500;

beforeAll(async () => {
  ways = await openWays();
  shop = await openFaultShop(ways.options);
}, 600_000);
afterAll(async () => {
  await ways.heal();
  await shop.close();
  await ways.close();
}, 120_000);

/** Counts the most databases that called themselves primary at the same time, until stopped. */
function countPrimaries(): () => Promise<number> {
  const { ports, isWell, parts } = shop.cluster;
  const end = new AbortController();
  let most = 0;
  const counting = (async () => {
    while (!end.signal.aborted) {
      const are = await Promise.all(parts.databases.map(({ number }) => isWell(ports.patroni(number), "/primary")));
      most = Math.max(most, are.filter(Boolean).length);
      await pause(200);
    }
  })();
  return async () => {
    end.abort();
    await counting;
    return most;
  };
}

/** Starts a request without ending it. */
function beginRequest(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST /checkoutv3/products/update HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nproducts");
  return socket;
}

describe("a shop with disturbed connections", () => {
  it("sells and can be read while every database response is a fifth of a second late", async () => {
    const { silence, served } = await sellThrough(shop, {
      fault: `the database slower by ${delay} ms for ${seconds} s`,
      async goesWrong() {
        for (const way of [ways.primary, ways.copies]) way.slow(delay);
        await pause(time);
        await ways.heal();
      },
    });
    expect(silence).toBeLessThanOrEqual(30);
    expect(served).toBeGreaterThanOrEqual(0.95);
  });

  it("sells again within half a minute when all database connections are lost silently", async () => {
    const { silence, served } = await sellThrough(shop, {
      fault: "connections to the database half open",
      async goesWrong() {
        for (const way of [ways.primary, ways.copies]) way.forget();
        await pause(time);
      },
    });
    expect(silence).toBeLessThanOrEqual(30);
    expect(served).toBeGreaterThanOrEqual(0.95);
  });

  it("serves everybody else while hundreds of visitors start a request and never finish it", async () => {
    const { silence, served } = await sellThrough(shop, {
      fault: `${halfRequests} requests that are begun and never ended, for ${seconds} s`,
      async goesWrong() {
        const begun = Array.from({ length: halfRequests }, () => beginRequest(shop.cluster.ports.front));
        await pause(time);
        for (const socket of begun) socket.destroy();
      },
    });
    expect(silence).toBeLessThanOrEqual(5);
    expect(served).toBeGreaterThanOrEqual(0.99);
  });

  it("has one primary and loses no order while that one is cut off from etcd", async () => {
    const lead = await shop.cluster.primary();
    const count = countPrimaries();
    const { silence, served } = await sellThrough(shop, {
      fault: `the primary cut off from etcd for ${seconds} s`,
      async goesWrong() {
        const way = ways.etcdOf(lead?.number ?? 0);
        way.pause();
        await pause(time);
        await way.heal();
      },
    });
    const most = await count();
    const next = await shop.cluster.primary();
    tellFigures("the primary cut off from etcd", { primaries: most, moved: next === lead ? "no" : "yes" });
    expect(most).toBe(1);
    expect(silence).toBeLessThanOrEqual(30);
    expect(served).toBeGreaterThanOrEqual(0.95);
  });

  it("sells by invoice while the card provider does not respond, and completes card orders later", async () => {
    const { silence, served } = await sellThrough(shop, {
      fault: `a provider that hangs for ${seconds} s`,
      async goesWrong() {
        shop.provider.hang(true);
        await pause(time);
        shop.provider.hang(false);
      },
    });
    expect(silence).toBeLessThanOrEqual(5);
    expect(served).toBeGreaterThanOrEqual(0.99);
  });
});
