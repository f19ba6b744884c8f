import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { type OpenDatabase, openDatabase } from "./openDatabase.ts";

let database: TestDatabase;
let opened: OpenDatabase;
const changes: boolean[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const timeouts = { connection: 2000, statement: 800 };
  opened = openDatabase(database.url, { timeouts, onChange: (isUnavailable) => changes.push(isUnavailable) });
});
afterAll(async () => {
  await opened.close();
  await database.close();
});

describe("an open database", () => {
  it("replaces a connection after its lifetime, even if it is never idle for long", async () => {
    const hasty = openDatabase(database.url, { max: 1, maxLifetimeSeconds: 1 });
    const id = async () => {
      const { rows } = await sql<{ id: number }>`SELECT pg_backend_pid() AS id`.execute(hasty.db);
      return rows[0]?.id;
    };
    const first = await id();
    expect(await id()).toBe(first);
    await vi.waitFor(async () => expect(await id()).not.toBe(first), { timeout: 10_000, interval: 100 });
    await hasty.close();
  });

  it("is not considered away because the process itself stalled, and keeps its connections", async () => {
    const ids = async () =>
      new Set(
        await Promise.all(
          [...Array(4).keys()].map(async () => {
            const { rows } = await sql<{ id: number }>`SELECT pg_backend_pid() AS id, pg_sleep(0.1)`.execute(opened.db);
            return rows[0]?.id;
          }),
        ),
      );
    const before = await ids();
    const asked = ids();
    // The queries are sent but not answered yet; the busy loop keeps their answers from being read.
    await database.pool.query("SELECT pg_sleep(0.02)");
    for (const end = performance.now() + 1500; performance.now() < end;);
    expect(await asked).toEqual(before);
    expect(await ids()).toEqual(before);
    expect(changes).toEqual([]);
  });

  it("abandons one query that gets no response, and continues with all others", async () => {
    const waiting = opened.db.connection().execute(async (db) => {
      await sql`SET statement_timeout = 0`.execute(db);
      await sql`SELECT pg_sleep(4)`.execute(db);
    });
    await expect(waiting).rejects.toThrow("The database has not answered in time.");
    const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(opened.db);
    expect(rows).toEqual([{ one: 1 }]);
    expect(changes).toEqual([]);
  });
});
