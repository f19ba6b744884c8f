import { afterAll, beforeAll, expect, it } from "vitest";
import { startJobs } from "../jobs/startJobs.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { createMetrics } from "./createMetrics.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // Jobs that are not run.
  const jobs = await startJobs(database.pool, { onError: () => undefined });
  await jobs.stop();
});

afterAll(() => database.close());

it("gives the waiting work, its age, and the failed work", async () => {
  await database.pool.query(
    `INSERT INTO job.job (name, data, state, start_after) VALUES
      ('order-mail', '{"id": 1}', 'created', now() - interval '90 seconds'),
      ('order-mail', '{"id": 2}', 'retry', now() - interval '10 seconds'),
      ('order-mail', '{"id": 3}', 'retry', now() + interval '1 hour'),
      ('order-mail', '{"id": 4}', 'failed', now()),
      ('order-mail', '{"id": 5}', 'completed', now())`,
  );
  await database.pool.query("INSERT INTO source (id, name) VALUES (1, 'main')");
  await database.pool.query(
    `INSERT INTO import_run (source_id, origin, state, finished_at) VALUES
      (1, 'feed.xml', 'done', '2026-01-01T00:00:00Z'), (1, 'feed.xml', 'failed', '2026-01-02T00:00:00Z'),
      (1, 'feed.xml', 'running', NULL)`,
  );
  const text = await createMetrics({ pools: {}, tasks: database.pool }).text();
  const jobs = text.split("\n").filter((line) => line.startsWith("torg_jobs{"));
  expect(jobs).toEqual([
    'torg_jobs{name="order-mail",state="due"} 2',
    'torg_jobs{name="order-mail",state="later"} 1',
    'torg_jobs{name="order-mail",state="active"} 0',
    'torg_jobs{name="order-mail",state="failed"} 1',
  ]);
  expect(Number(/torg_oldest_due_job_seconds\{name="order-mail"\} (\S+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
  expect(text).toContain('torg_last_import_timestamp_seconds{store="main",state="done"} 1767225600\n');
  expect(text).toContain('torg_last_import_timestamp_seconds{store="main",state="failed"} 1767312000\n');
  expect(text).toContain("torg_orders 0\n");
});
