import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { type FaultProxy, startFaultProxy } from "../testing/startFaultProxy.ts";
import type { OpenDatabase } from "./openDatabase.ts";
import { type DatabasePools, openPools } from "./openPools.ts";

let primary: TestDatabase;
let replica: TestDatabase;
let proxy: FaultProxy;
let pools: DatabasePools;
const told: unknown[] = [];
beforeAll(async () => {
  primary = await createTestDatabase();
  replica = await createTestDatabase();
  proxy = await startFaultProxy(replica.url);
  const databaseTimeouts = { connection: 500, statement: 2000 };
  pools = openPools(
    { databaseConnections: 4, databaseTimeouts, replicaUrl: proxy.url },
    { url: primary.url },
    {
      onAvailabilityChange: (...change) => told.push(change),
    },
  );
});
afterAll(async () => {
  await pools.close();
  await proxy.close();
  await primary.close();
  await replica.close();
});

/** The path of the database that serves reads; null when none does. */
async function answering(): Promise<string | null> {
  try {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(pools.replica.db);
    return `/${rows[0]?.name}`;
  } catch {
    return null;
  }
}

it("reads from the primary while the replica is away, and reports both changes", async () => {
  const [own, copy] = [primary.url, replica.url].map((url) => new URL(url).pathname);
  expect(await answering()).toBe(copy);
  await proxy.refuse();
  await vi.waitUntil(async () => (await answering()) === own, { timeout: 10_000 });
  expect(told).toEqual([["replica", true]]);
  await proxy.heal();
  await vi.waitUntil(async () => (await answering()) === copy, { timeout: 10_000 });
  expect(told).toEqual([
    ["replica", true],
    ["replica", false],
  ]);
});

it("runs jobs on the direct connection, where the other one goes through a pooler", async () => {
  const databaseTimeouts = { connection: 500, statement: 2000 };
  const place = { url: primary.url, directUrl: replica.url };
  const both = openPools({ databaseConnections: 4, databaseTimeouts, replicaUrl: undefined }, place);
  const nameOf = async ({ db }: OpenDatabase): Promise<string> => {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db);
    return `/${rows[0]?.name}`;
  };
  const names = await Promise.all([both.buying, both.browsing, both.tasks].map(nameOf));
  await both.close();
  const [pooled, direct] = [primary.url, replica.url].map((url) => new URL(url).pathname);
  expect(names).toEqual([pooled, pooled, direct]);
});
