import fc from "fast-check";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { exportPerson } from "./exportPerson.ts";
import { createIdentityNumbers, identityNumbersOf } from "./identityNumbers.ts";
import { sealStoredNumbers } from "./sealStoredNumbers.ts";

const number = "19850101-1234";

describe("createIdentityNumbers", () => {
  const old = randomBytes(32);
  const fresh = randomBytes(32);

  it("opens what it has sealed, and seals no number twice alike", () => {
    const numbers = createIdentityNumbers([old]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(numbers.open(numbers.seal(text))).toBe(text);
      }),
    );
    expect(numbers.seal(number)).not.toBe(numbers.seal(number));
    expect(numbers.seal(number)).not.toContain("1234");
  });

  it("opens with older keys what they have sealed, and nothing with keys that it has not", () => {
    const sealed = createIdentityNumbers([old]).seal(number);

    expect(createIdentityNumbers([fresh, old]).open(sealed)).toBe(number);
    expect(createIdentityNumbers([fresh]).open(sealed)).toBe("");
  });

  it("opens nothing that was changed, and leaves what was stored before there were keys", () => {
    const numbers = createIdentityNumbers([old]);
    const sealed = numbers.seal(number);
    const at = sealed.length - 6;
    const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);

    expect(numbers.open(changed)).toBe("");
    expect(numbers.open(number)).toBe(number);
  });
});

describe("the key of a shop", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "torg-key-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is made once and kept for its owner only where none is given", () => {
    const dataDir = join(folder, "data");
    const sealed = identityNumbersOf({ dataDir, identityKeys: [] }).seal(number);

    expect(identityNumbersOf({ dataDir, identityKeys: [] }).open(sealed)).toBe(number);
    expect(statSync(join(dataDir, "identity.key")).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(join(dataDir, "identity.key"), "utf8"), "base64")).toHaveLength(32);
  });

  it("comes from the environment, the newest first, and is refused when it is none", () => {
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

  it("are sealed, also those that stood in plain or under an older key, and reach their owner", async () => {
    const numbers = createIdentityNumbers(keys.map((key) => Buffer.from(key, "base64")));
    expect(await stored()).toContain(number);
    const sealedBefore = (await stored()).length;

    expect(await sealStoredNumbers(shop.context.db, numbers)).toBe(sealedBefore);
    expect(await sealStoredNumbers(shop.context.db, numbers)).toBe(0);
    expect((await stored()).filter((pnr) => !pnr.startsWith("sealed:"))).toEqual([]);

    const newer = createIdentityNumbers([randomBytes(32), ...keys.map((key) => Buffer.from(key, "base64"))]);
    expect(await sealStoredNumbers(shop.context.db, newer)).toBe(sealedBefore);
    const { rows } = await shop.database.pool.query<{ email: string }>("SELECT email FROM customer WHERE pnr <> ''");
    const { customer } = await exportPerson(shop.context.db, rows[0]?.email ?? "", newer);
    expect(customer).toMatchObject([{ pnr: number }]);
  });
});
