import type os from "node:os";
import { getPriority, setPriority } from "node:os";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { lowerPriority } from "./lowerPriority.ts";

// The test's own process must not lower its priority for good.
vi.mock("node:os", async (original) => ({ ...(await original<typeof os>()), setPriority: vi.fn() }));

let database: TestDatabase;
beforeEach(async () => {
  vi.mocked(setPriority).mockReset();
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** The process id of the database backend. */
async function backend(): Promise<number> {
  const { rows } = await database.pool.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid ?? 0;
}

describe("an import with a lowered priority", () => {
  it("lowers its own process and the process of each of its connections", async () => {
    const before = getPriority();
    lowerPriority(database.pool, true);
    const pid = await backend();
    const lowered = vi.mocked(setPriority).mock.calls;
    expect(lowered).toEqual([
      [process.pid, 10],
      [pid, 10],
    ]);
    expect(getPriority()).toBe(before);
  });

  it("leaves processes of this machine alone when the database is on another", async () => {
    lowerPriority(database.pool, false);
    await backend();
    expect(vi.mocked(setPriority).mock.calls).toEqual([[process.pid, 10]]);
  });

  it("continues where it may not lower a priority", async () => {
    vi.mocked(setPriority).mockImplementation(() => {
      throw new Error("EACCES");
    });
    lowerPriority(database.pool, true);
    expect(await backend()).toBeGreaterThan(0);
  });
});
