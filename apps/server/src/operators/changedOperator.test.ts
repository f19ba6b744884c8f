import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPassword } from "../account/passwords/password.ts";
import { readConfig } from "../config/readConfig.ts";
import { createLimits } from "../limits/createLimits.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { type Change, whileChanging } from "../testing/whileChanging.ts";
import { createOperatorCheck } from "./createOperatorCheck.ts";
import { codeAt, newCodeKey } from "./oneTimeCode.ts";

const email = "anna@example.se";
const password = "tre små röda bilar";
const now = Date.parse("2026-03-02T08:00:00Z");
const config = {
  ...readConfig({ LOG_LEVEL: "silent", NODE_ENV: "test" }),
  identityKeys: [randomBytes(32).toString("base64")],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const endSessions: Change = ["DELETE FROM operator_session", []];

it.each([
  ["reset", "UPDATE operator SET password_hash = 'that of another password' WHERE email = $1"],
  ["closed", "UPDATE operator SET closed_at = now() WHERE email = $1"],
])("an account that is %s while its old password is checked lets nobody in", async (_, change) => {
  const { db, pool } = database;
  const key = newCodeKey();
  const sealing = await identityNumbersOf(config).withKey(db);
  await pool.query("TRUNCATE operator CASCADE");
  await db
    .insertInto("operator")
    .values({
      email,
      name: "Anna Lind",
      role: "seller",
      password_hash: await hashPassword(password),
      code_key: sealing?.seal(key) ?? "",
    })
    .execute();
  const check = createOperatorCheck({ db, config, limits: createLimits(db, new Map()) }, () => now);
  const logIn = () => check({ email, password, code: codeAt(key, now) }, "192.0.2.1");
  expect(await whileChanging(database, [[change, [email]], endSessions], logIn)).toBeNull();
  expect((await pool.query("SELECT FROM operator_session")).rowCount).toBe(0);
  expect((await pool.query("SELECT event FROM operator_log")).rows).toEqual([{ event: "login-refused" }]);
});
