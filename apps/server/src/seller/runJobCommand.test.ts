import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { JobAgain, RunningJobs } from "../jobs/startJobs.ts";
import { startJobs } from "../jobs/startJobs.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { readJobArguments } from "./readJobArguments.ts";
import { runJobCommand } from "./runJobCommand.ts";

const letter = "11111111-1111-4111-8111-111111111111";
const money = "22222222-2222-4222-8222-222222222222";
const due = "33333333-3333-4333-8333-333333333333";
const problem = "Waited when the backup was taken, and may have been sent since.";
const startAfter = "2026-01-01T00:00:00Z";

let database: TestDatabase;
let jobs: RunningJobs;

beforeAll(async () => {
  database = await createTestDatabase();
  // Jobs that are not run.
  jobs = await startJobs(database.pool, { onError: () => undefined });
});

beforeEach(async () => {
  await database.pool.query("DELETE FROM job.job");
  const kept: readonly JobAgain[] = [
    { id: letter, name: "order-mail", data: { id: 7 }, startAfter, output: { message: problem } },
    { id: money, name: "order-money", data: { id: 8 }, startAfter, output: { message: "The provider says no." } },
    { id: due, name: "order-mail", data: { id: 9 }, startAfter },
  ];
  const client = await database.pool.connect();
  await jobs.addAgain(kept, client);
  client.release();
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const run = (line: string) => runJobCommand({ db: database.db, jobs }, readJobArguments(line.split(" ")));
const states = async (): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await database.pool.query<{ id: string; state: string }>("SELECT id, state FROM job.job");
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
};

it("lists failed jobs, including letters that a restore has held back", async () => {
  const told = await run("list");
  expect(told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining([
      { id: letter, failedAt: expect.any(Date), job: "order-mail", problem, order: null, amountOre: null },
      expect.objectContaining({ id: money, job: "order-money", problem: "The provider says no." }),
    ]),
  );
  expect(await run("list --job order-money")).toMatchObject([{ id: money }]);
  expect(await run("list --job case-mail")).toEqual([]);
});

it("can retry a single job without the others", async () => {
  expect(await run(`again ${letter}`)).toEqual({ again: 1 });
  expect(await states()).toEqual({ [letter]: "retry", [money]: "failed", [due]: "created" });
  await expect(run(`again ${letter}`)).rejects.toThrow("no such job that was given up");
});

it("retries what the desk lists, and does not list what the desk has finished", async () => {
  await database.pool.query(
    `INSERT INTO given_up_job (job_id, name, subject_id, problem, ended_at)
      VALUES ($1, 'order-mail', 7, '', NULL), ($2, 'order-money', 8, '', now())`,
    [letter, money],
  );
  expect(await run("list")).toMatchObject([{ id: letter }]);
  expect(await run("again --job order-mail")).toEqual({ again: 1 });
  const open = "SELECT count(*)::integer AS open FROM given_up_job WHERE ended_at IS NULL";
  expect((await database.pool.query(open)).rows).toEqual([{ open: 0 }]);
  await database.pool.query("DELETE FROM given_up_job");
});

it("can retry all jobs of a name, and none that have not failed", async () => {
  expect(await run("again --job order-mail")).toEqual({ again: 1 });
  expect(await states()).toEqual({ [letter]: "retry", [money]: "failed", [due]: "created" });
  await expect(run(`again ${due}`)).rejects.toThrow("no such job that was given up");
});

it.each(["", "again", "again 7", `again ${letter} --job order-mail`, "list more", "list --all"])(
  "shows the usage when it is called as: %s",
  (line) => expect(() => readJobArguments(line.split(" "))).toThrow("Usage: npm run jobs"),
);

it("lists the existing jobs for an unknown name", () => {
  expect(() => readJobArguments(["list", "--job", "letters"])).toThrow(/no job letters.*order-mail, /);
});
