import { globSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFaultOptions } from "./faultOptions.ts";
import { type FaultShop, openFaultShop } from "./openFaultShop.ts";
import { sellThrough } from "./sellThrough.ts";

let shop: FaultShop;
const { seconds } = readFaultOptions();
/** From Debian's package faketime. */
const [faketime] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");
const minutes = 5;

beforeAll(async () => {
  if (faketime === undefined) throw new Error("A wrong clock needs Debian's package faketime.");
  const wrong = { LD_PRELOAD: faketime, FAKETIME: `+${minutes}m`, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
  shop = await openFaultShop({ nodeEnv: (n) => (n === 2 ? wrong : {}) });
}, 600_000);
afterAll(() => shop.close(), 120_000);

describe(`a shop of whose two nodes one has a clock that is ${minutes} minutes fast`, () => {
  it("sells by invoice and by card, whichever node answers", async () => {
    const { silence, served, failed } = await sellThrough(shop, {
      fault: `a clock ${minutes} minutes fast on one node, for ${seconds} s`,
      goesWrong: () => pause(seconds * 1000),
    });
    expect(failed).toBe(0);
    expect(silence).toBeLessThanOrEqual(5);
    expect(served).toBe(1);
  });
});
