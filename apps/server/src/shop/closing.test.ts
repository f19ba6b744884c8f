import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { createTestDatabase } from "../testing/createTestDatabase.ts";
import { startLoggedShop } from "../testing/startLoggedShop.ts";

const waitingStatements = `SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

it("logs no error when a shop closes while its catalogue is being read", async () => {
  const database = await createTestDatabase();
  const { shop, written, restore } = await startLoggedShop(database.url);
  const holder = await database.pool.connect();
  await holder.query("BEGIN; LOCK TABLE product, category IN ACCESS EXCLUSIVE MODE");
  await vi.waitFor(
    async () => {
      await database.pool.query("NOTIFY catalogue_changed");
      await pause(100);
      const { rows } = await database.pool.query<{ readonly waiting: number }>(waitingStatements);
      expect(rows[0]?.waiting).toBeGreaterThan(0);
    },
    { timeout: 10_000 },
  );
  const closing = shop.close();
  // Long enough for the connections to be closing.
  await pause(500);
  await holder.query("ROLLBACK");
  holder.release();
  await closing;
  await pause(200);
  restore();
  await database.close();
  expect(written.filter((line) => /"level":("error"|50)/u.test(line))).toEqual([]);
});
