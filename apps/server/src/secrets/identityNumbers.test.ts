import fc from "fast-check";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { exportPerson } from "../personalData/exportPerson.ts";
import { createSealing } from "./createSealing.ts";
import { identityNumbersOf, missingKey } from "./identityNumbers.ts";
import { sealStoredNumbers } from "../personalData/sealStoredNumbers.ts";
import { sweepNumbers, uncertainKey } from "../personalData/sweepNumbers.ts";

const number = "19850101-1234";

describe("createSealing", () => {
  const old = randomBytes(32);
  const fresh = randomBytes(32);

  it("opens what it has sealed, and never seals a number the same way twice", () => {
    const numbers = createSealing([old]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(numbers.open(numbers.seal(text))).toBe(text);
      }),
    );
    expect(numbers.seal(number)).not.toBe(numbers.seal(number));
    expect(numbers.seal(number)).not.toContain("1234");
  });

  it("opens with older keys what they have sealed, and nothing without the right key", () => {
    const sealed = createSealing([old]).seal(number);

    expect(createSealing([fresh, old]).open(sealed)).toBe(number);
    expect(createSealing([fresh]).open(sealed)).toBe("");
  });

  it("opens nothing that was changed, and keeps what was stored before there were keys", () => {
    const numbers = createSealing([old]);
    const sealed = numbers.seal(number);
    const at = sealed.length - 6;
    const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);

    expect(numbers.open(changed)).toBe("");
    expect(numbers.open(number)).toBe(number);
  });
});

describe("the key of a shop", () => {
  it("is read from the environment, the newest first, and rejected when it is invalid", () => {
    const keys = [randomBytes(32), randomBytes(32)].map((key) => key.toString("base64"));

    expect(readConfig({ IDENTITY_KEY: keys.join(",") }).identityKeys).toEqual(keys);
    for (const IDENTITY_KEY of ["short", `${keys[0]},`, `${keys[0]} ${keys[1]}`]) {
      expect(() => readConfig({ IDENTITY_KEY })).toThrow("IDENTITY_KEY");
    }
  });
});

describe("identity numbers in the database", () => {
  let shop: TestShop;
  const keys = [randomBytes(32).toString("base64")];
  beforeAll(async () => {
    shop = await startTestShop({ identityKeys: keys });
  });
  afterAll(() => shop.close());

  const stored = async (): Promise<readonly string[]> => {
    const { rows } = await shop.database.pool.query<{ pnr: string }>(
      `SELECT pnr FROM customer WHERE pnr <> '' UNION ALL SELECT pnr FROM "order" WHERE pnr <> ''`,
    );
    return rows.map(({ pnr }) => pnr);
  };

  it("are sealed, even old ones in plain text or under an older key, and can be read by their owner", async () => {
    const numbers = createSealing(keys.map((key) => Buffer.from(key, "base64")));
    expect(await stored()).toContain(number);
    const sealedBefore = (await stored()).length;

    expect(await sealStoredNumbers(shop.context.db, numbers)).toBe(sealedBefore);
    expect(await sealStoredNumbers(shop.context.db, numbers)).toBe(0);
    expect((await stored()).filter((pnr) => !pnr.startsWith("sealed:"))).toEqual([]);

    const newer = createSealing([randomBytes(32), ...keys.map((key) => Buffer.from(key, "base64"))]);
    expect(await sealStoredNumbers(shop.context.db, newer)).toBe(sealedBefore);
    const { rows } = await shop.database.pool.query<{ email: string }>("SELECT email FROM customer WHERE pnr <> ''");
    const { customer } = await exportPerson(shop.context.db, rows[0]?.email ?? "", newer);
    expect(customer).toMatchObject([{ pnr: number }]);
  });
});

describe("a shop whose database knows its key", () => {
  let shop: TestShop;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "torg-key-"));
    shop = await startTestShop({ dataDir: join(folder, "unused") });
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => shop.database.pool.query("DELETE FROM setting WHERE key = 'identity-key'"));

  const fresh = (): string => randomBytes(32).toString("base64");
  const withKeys = (...identityKeys: readonly string[]) => ({ dataDir: join(folder, "none"), identityKeys });
  const plainNumbers = async (): Promise<number> => {
    const { rows } = await shop.database.pool.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM customer WHERE pnr <> '' AND pnr NOT LIKE 'sealed:%'",
    );
    return rows[0]?.n ?? 0;
  };

  it("is given a generated key once, readable by its owner only, when none is configured", async () => {
    const { db } = shop.context;
    const dataDir = join(folder, "data");
    const sealed = await identityNumbersOf({ dataDir, identityKeys: [] }).seal(number, db);

    expect(sealed).toMatch(/^sealed:/);
    expect(identityNumbersOf({ dataDir, identityKeys: [] }).open(sealed)).toBe(number);
    expect(statSync(join(dataDir, "identity.key")).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(join(dataDir, "identity.key"), "utf8"), "base64")).toHaveLength(32);
  });

  it("generates no other key when the key is lost, stores no number in the meantime, and says so", async () => {
    const { db } = shop.context;
    await identityNumbersOf({ dataDir: join(folder, "first"), identityKeys: [] }).seal(number, db);
    const before = await plainNumbers();
    const second = { dataDir: join(folder, "second"), identityKeys: [], databaseUrl: undefined };
    const told: string[] = [];
    await sweepNumbers(db, second, (_, message) => told.push(message));

    expect(await identityNumbersOf(second).seal(number, db)).toBe("");
    expect(await identityNumbersOf(second).withKey(db)).toBeNull();
    expect(existsSync(join(folder, "second"))).toBe(false);
    expect(told).toEqual([missingKey]);
    expect([before, await plainNumbers()]).toEqual([before, before]);
    expect(before).toBeGreaterThan(0);
  });

  it("accepts a new key in front of the old one, and from then on rejects the old one alone", async () => {
    const { db } = shop.context;
    const [old, newer] = [fresh(), fresh()];
    await identityNumbersOf(withKeys(old)).seal(number, db);

    expect(await identityNumbersOf(withKeys(newer)).seal(number, db)).toBe("");
    const sealed = await identityNumbersOf(withKeys(newer, old)).seal(number, db);
    expect(identityNumbersOf(withKeys(newer)).open(sealed)).toBe(number);
    expect(await identityNumbersOf(withKeys(newer)).hasKey(db)).toBe(true);
    expect(await identityNumbersOf(withKeys(old)).seal(number, db)).toBe("");
  });

  it("agrees on one key when several processes seal for the first time in parallel", async () => {
    const { db } = shop.context;
    const shops = [fresh(), fresh(), fresh()].map((key) => identityNumbersOf(withKeys(key)));
    const sealed = await Promise.all(shops.map((one) => one.seal(number, db)));

    expect(sealed.filter((one) => one !== "")).toHaveLength(1);
  });

  it("does not seal plain numbers with a key that may be lost before its database", async () => {
    const before = await plainNumbers();
    const told: string[] = [];
    const elsewhere = { dataDir: join(folder, "third"), identityKeys: [], databaseUrl: shop.database.url };
    await sweepNumbers(shop.context.db, elsewhere, (_, message) => told.push(message));
    expect([await plainNumbers(), told]).toEqual([before, [uncertainKey]]);

    await sweepNumbers(shop.context.db, { ...elsewhere, identityKeys: [fresh()] }, (_, message) => told.push(message));
    expect([await plainNumbers(), told]).toEqual([0, [uncertainKey]]);
  });
});
