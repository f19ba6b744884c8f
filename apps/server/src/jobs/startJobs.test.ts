import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import type { GivenUpJob, JobHandlers } from "./Jobs.ts";
import { type RunningJobs, startJobs } from "./startJobs.ts";

let database: TestDatabase;
let jobs: RunningJobs;

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await startJobs(database.pool, { onError: () => undefined });
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

async function states(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await database.pool.query<{ id: string; state: string; output: unknown }>(
    "SELECT data->>'id' AS id, state, output FROM job.job WHERE name = 'order-mail'",
  );
  return Object.fromEntries(rows.map(({ id, state, output }) => [id, `${state} ${JSON.stringify(output)}`]));
}

const givenUp: GivenUpJob[] = [];
let isFull = true;

it("runs several jobs of a kind in parallel, and retries only the failed one, with the reason stored", async () => {
  const begun: number[] = [];
  let letOn = (): void => {};
  const allBegun = new Promise<void>((resolve) => (letOn = resolve));
  const nothing = (): Promise<void> => Promise.resolve();
  const handlers: JobHandlers = {
    "payment-check": nothing,
    "payment-capture": nothing,
    "payment-give-back": nothing,
    "stock-release": nothing,
    "withdrawal-mail": nothing,
    "withdrawal-notice": nothing,
    "case-mail": nothing,
    "case-notice": nothing,
    "case-answer": nothing,
    "withdrawal-answer": nothing,
    "review-mail": nothing,
    "erasure-mail": nothing,
    "account-mail": nothing,
    "watch-mail": nothing,
    "recall-letters": nothing,
    "recall-mail": nothing,
    "failure-notice": nothing,
    "order-notice": nothing,
    "order-money": nothing,
    "act-mail": nothing,
    "catalogue-news": nothing,
    async "order-mail"(id) {
      begun.push(id);
      if (begun.length === 3) letOn();
      // None ends before all have started.
      await allBegun;
      if (id === 2 && isFull) throw new Error("the letter box is full");
    },
  };
  await database.db.transaction().execute(async (db) => {
    for (const id of [1, 2, 3]) await jobs.add("order-mail", id, { db });
  });
  await jobs.work(handlers, [], async (job) => void givenUp.push(job));
  await expect
    .poll(states, { timeout: 15_000 })
    .toEqual({ 1: "completed null", 2: 'retry {"message":"the letter box is full"}', 3: "completed null" });
  expect(begun).toHaveLength(3);
});

it("reports a job whose last try failed, with its name, its subject and the reason", async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    "UPDATE job.job SET retry_count = retry_limit, start_after = now() WHERE name = 'order-mail' AND state = 'retry' RETURNING id",
  );
  await expect
    .poll(() => givenUp, { timeout: 15_000 })
    .toEqual([{ jobId: rows[0]?.id, name: "order-mail", id: 2, problem: "the letter box is full" }]);
});

it("lists failed jobs, and retries them on request", async () => {
  const listed = await jobs.listFailed();
  expect(listed).toMatchObject([{ name: "order-mail", subject: 2, problem: "the letter box is full" }]);
  expect(await jobs.listFailed(["case-mail"])).toEqual([]);
  isFull = false;
  const ids = listed.map(({ id }) => id);
  expect(await jobs.again(ids)).toBe(1);
  await expect.poll(states, { timeout: 15_000 }).toMatchObject({ 2: "completed null" });
  expect([await jobs.again(ids), await jobs.listFailed()]).toEqual([0, []]);
});

it("connects queues of an earlier version to the queue for failed jobs", async () => {
  await database.pool.query("UPDATE job.queue SET dead_letter = NULL WHERE name = 'case-mail'");
  const again = await startJobs(database.pool, { onError: () => undefined });
  const { rows } = await database.pool.query(
    "SELECT name FROM job.queue WHERE dead_letter IS NULL AND name NOT LIKE '\\_\\_%' ORDER BY name",
  );
  await again.stop();
  expect(rows).toEqual([{ name: "failure-notice" }, { name: "given-up" }]);
});
