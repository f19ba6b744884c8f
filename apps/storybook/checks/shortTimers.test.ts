import { beforeAll, describe, expect, it } from "vitest";
import { shortTimersEnded, watchShortTimers } from "./shortTimers.ts";

beforeAll(watchShortTimers);

describe("shortTimersEnded", () => {
  it("waits for short timers, and for those that they start", async () => {
    const done: string[] = [];
    setTimeout(() => {
      done.push("measured");
      setTimeout(() => done.push("shown"), 20);
    }, 100);
    await shortTimersEnded();
    expect(done).toEqual(["measured", "shown"]);
  });

  it("does not wait for long or cancelled timers", async () => {
    const done: string[] = [];
    const long = setTimeout(() => done.push("long"), 60_000);
    clearTimeout(setTimeout(() => done.push("taken back"), 400));
    const since = performance.now();
    await shortTimersEnded();
    expect(performance.now() - since).toBeLessThan(300);
    expect(done).toEqual([]);
    clearTimeout(long);
  });
});
