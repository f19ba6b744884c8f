import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLimits } from "../limits/createLimits.ts";
import { readConfig, type ShopConfig } from "../config/readConfig.ts";
import { sealStoredNumbers } from "../personalData/sealStoredNumbers.ts";
import { createSealing } from "../secrets/createSealing.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { createOperatorCheck } from "./createOperatorCheck.ts";
import { codeAt } from "./oneTimeCode.ts";
import { findOperator, openOperatorSession } from "./operatorSessions.ts";
import { operatorUsage, readOperatorArguments } from "./readOperatorArguments.ts";
import { runOperatorCommand } from "./runOperatorCommand.ts";

const oldKey = randomBytes(32);
const newKey = randomBytes(32);
const configWith = (...keys: readonly Buffer[]): ShopConfig => ({
  ...readConfig({ LOG_LEVEL: "silent", NODE_ENV: "test" }),
  identityKeys: keys.map((key) => key.toString("base64")),
});
const config = configWith(oldKey);
const email = "anna@example.se";
const password = "tre små röda bilar";

let database: TestDatabase;
let now = Date.parse("2026-03-02T08:00:00Z");
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query("DELETE FROM limit_count");
  now += 3_600_000;
});

const run = (line: readonly string[], typed = password) =>
  runOperatorCommand(
    { db: database.db, config, readPassword: () => Promise.resolve(typed) },
    readOperatorArguments(line),
  );

const keyOf = (answer: unknown): string => {
  if (typeof answer === "object" && answer !== null && "codeKey" in answer) return String(answer.codeKey);
  throw new Error("The command told no key.");
};

/** An account of the seller Anna; it exists already in all but the first test. */
async function anAccount(): Promise<string> {
  await run(["add", email, "--name", "Anna Lind", "--role", "seller"]).catch(() => undefined);
  return keyOf(await run(["reset", email, "--password-stdin"]));
}

const check = (of: ShopConfig = config) => {
  const { db } = database;
  return createOperatorCheck({ db, config: of, limits: createLimits(db, new Map()) }, () => now);
};

const eventsOf = async (): Promise<readonly string[]> =>
  (await database.pool.query<{ event: string }>("SELECT event FROM operator_log ORDER BY id")).rows.map(
    ({ event }) => event,
  );

/** The id of the account created by `anAccount`. */
async function accountId(): Promise<number> {
  const found = database.db.selectFrom("operator").select("id").where("email", "=", email);
  return (await found.executeTakeFirstOrThrow()).id;
}

describe("torg-shop operator", () => {
  it("adds an account with a password and a key that are shown once and never stored readable", async () => {
    const told = await run(["add", "Bo@Example.se", "--name", "Bo Ek", "--role", "administrator"]);
    expect(told).toMatchObject({
      email: "bo@example.se",
      role: "administrator",
      password: expect.stringMatching(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/),
      codeAddress: expect.stringContaining("otpauth://totp/"),
    });
    const { rows } = await database.pool.query<{ row: string }>("SELECT o::text AS row FROM operator o");
    expect(rows.map(({ row }) => row).join()).not.toContain(keyOf(told));
    await expect(run(["add", "bo@example.se", "--name", "Bo Ek", "--role", "seller"])).rejects.toThrow("Use reset");
  });

  it("accepts a chosen password by the rules for passwords", async () => {
    const add = ["add", "cia@example.se", "--name", "Cecilia Persson", "--role", "seller", "--password-stdin"];
    await expect(run(add, "kort")).rejects.toThrow("too short");
    await expect(run(add, "ceciliapersson")).rejects.toThrow("names");
    expect(await run(add)).not.toHaveProperty("password");
  });

  it("lists accounts without their secrets, and closes one at once", async () => {
    await anAccount();
    const id = await accountId();
    const secret = await openOperatorSession(database.db, id);
    expect(await findOperator(database.db, secret)).toEqual({ id, name: "Anna Lind", role: "seller" });
    await run(["close", email]);
    expect(await findOperator(database.db, secret)).toBeNull();
    expect(await run(["list"])).toContainEqual({
      email,
      name: "Anna Lind",
      role: "seller",
      closed: expect.any(Date),
      lastLogin: null,
    });
    await expect(run(["close", "nobody@example.se"])).rejects.toThrow("no account");
  });

  it.each([
    "",
    "add a@b.se",
    "add a@b.se --name A --role owner",
    "reset",
    "reset a@b.se c@d.se",
    "list a@b.se",
    "list --x",
  ])("shows the usage instead of guessing at: %s", (line) => {
    expect(() => readOperatorArguments(line.split(" "))).toThrow(operatorUsage);
  });
});

describe("a login at the desk", () => {
  it("requires password and code together, and accepts each code once", async () => {
    const key = await anAccount();
    const right = { email: "\u202aANNA@example.se\u202c ", password, code: codeAt(key, now) };
    expect(await check()(right, "192.0.2.1")).toMatchObject({ name: "Anna Lind", role: "seller" });
    expect(await check()(right, "192.0.2.1")).toBeNull();
    now += 30_000;
    // A code of the previous half minute may have been seen while it was typed.
    expect(await check()({ ...right, code: codeAt(key, now - 30_000) }, "192.0.2.1")).toBeNull();
    expect(await check()({ ...right, code: codeAt(key, now) }, "192.0.2.1")).toMatchObject({ name: "Anna Lind" });
    expect((await eventsOf()).slice(-4)).toEqual(["login", "login-refused", "login-refused", "login"]);
  });

  it("is accepted once for several parallel requests with the same code", async () => {
    const key = await anAccount();
    const login = check();
    const answers = await Promise.all(
      [1, 2, 3].map((host) => login({ email, password, code: codeAt(key, now) }, `192.0.2.${host}`)),
    );
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  });

  it("is refused alike for a wrong password or code, and for an unknown or closed account", async () => {
    const key = await anAccount();
    const right = { email, password, code: codeAt(key, now) };
    expect(await check()({ ...right, password: "tre små gröna bilar" }, "192.0.2.1")).toBeNull();
    expect(await check()({ ...right, code: "000000" }, "192.0.2.1")).toBeNull();
    expect(await check()({ ...right, email: "nobody@example.se" }, "192.0.2.1")).toBeNull();
    await run(["close", email]);
    expect(await check()(right, "192.0.2.1")).toBeNull();
  });

  it("is slowed down for one account from one address, known or not, and not for its owner elsewhere", async () => {
    const key = await anAccount();
    const right = { email, password, code: codeAt(key, now) };
    for (const who of [email, "nobody@example.se"]) {
      const login = check();
      for (let index = 0; index < 10; index += 1) await login({ ...right, email: who, code: "1" }, "192.0.2.9");
      expect(await login({ ...right, email: who }, "192.0.2.9")).toMatchObject({ status: 429 });
    }
    expect(await check()(right, "198.51.100.4")).toMatchObject({ name: "Anna Lind" });
  });

  it("works with a new key of the shop, but not without the key that sealed its codes", async () => {
    const key = await anAccount();
    const login = (of: ShopConfig) => {
      now += 60_000;
      return check(of)({ email, password, code: codeAt(key, now) }, "192.0.2.1");
    };
    expect(await login(configWith(newKey))).toBeNull();
    expect(await login(configWith(newKey, oldKey))).toMatchObject({ name: "Anna Lind" });
    await sealStoredNumbers(database.db, createSealing([newKey, oldKey]));
    expect(await login(configWith(newKey))).toMatchObject({ name: "Anna Lind" });
  });
});

describe("a session at the desk", () => {
  it("ends after half an hour without activity, and after twelve hours in any case", async () => {
    await anAccount();
    const id = await accountId();
    const age = async (column: string, minutes: number): Promise<unknown> => {
      const secret = await openOperatorSession(database.db, id);
      await database.pool.query(`UPDATE operator_session SET ${column} = now() - make_interval(mins => $1)`, [minutes]);
      return findOperator(database.db, secret);
    };
    expect(await age("login_seen_at", 29)).toMatchObject({ id });
    expect(await age("login_seen_at", 31)).toBeNull();
    expect(await age("logged_in_at", 721)).toBeNull();
    expect(await findOperator(database.db, "' OR 1=1 --")).toBeNull();
  });
});
