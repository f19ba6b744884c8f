import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import type { JobHandlers } from "./Jobs.ts";
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

it("does several jobs of a kind at once, and tries only the one again that failed, with the reason kept", async () => {
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
    "review-mail": nothing,
    "erasure-mail": nothing,
    "order-money": nothing,
    "act-mail": nothing,
    "catalogue-news": nothing,
    async "order-mail"(id) {
      begun.push(id);
      if (begun.length === 3) letOn();
      // None ends before all have begun.
      await allBegun;
      if (id === 2) throw new Error("the letter box is full");
    },
  };
  await database.db.transaction().execute(async (db) => {
    for (const id of [1, 2, 3]) await jobs.add("order-mail", id, { db });
  });
  await jobs.work(handlers, []);
  await expect
    .poll(states, { timeout: 15_000 })
    .toEqual({ 1: "completed null", 2: 'retry {"message":"the letter box is full"}', 3: "completed null" });
  expect(begun).toHaveLength(3);
});
