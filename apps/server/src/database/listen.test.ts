import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { type FaultProxy, startFaultProxy } from "../testing/startFaultProxy.ts";
import { listen } from "./listen.ts";

let database: TestDatabase;
let proxy: FaultProxy;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startFaultProxy(database.url);
});
afterAll(async () => {
  await proxy.close();
  await database.close();
});

describe("listen", () => {
  it("receives notices again after its connection was lost silently", async () => {
    const [onNotice, onError] = [vi.fn(), vi.fn()];
    const listening = listen(proxy.url, "told", { onNotice, onError, pulse: 200 });
    const tell = () => database.pool.query("NOTIFY told");
    await vi.waitUntil(async () => {
      await tell();
      return onNotice.mock.calls.length > 0;
    });
    proxy.forget();
    await vi.waitUntil(() => onError.mock.calls.length > 0, { timeout: 10_000 });
    // Notices sent meanwhile may have been missed.
    await vi.waitUntil(
      async () => {
        const before = onNotice.mock.calls.length;
        await tell();
        await new Promise((resolve) => setImmediate(resolve));
        return onNotice.mock.calls.length > before;
      },
      { timeout: 10_000 },
    );
    await listening.stop();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
