import { type Kysely, sql } from "kysely";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/Database.ts";
import { createSealing, sealedForm, type Sealing } from "./createSealing.ts";
import { isIdentityNumber } from "./isIdentityNumber.ts";
import { codeOf } from "../errors/codeOf.ts";

/** The source of the keys for identity numbers. */
export interface IdentityKeys {
  /** Folder of the key that is generated if none is given. */
  readonly dataDir: string;
  /** Keys of 32 bytes, base64; the first one seals, all of them open. */
  readonly identityKeys: readonly string[];
}

const fileOf = (dataDir: string): string => join(dataDir, "identity.key");

/** The key file in the shop's data folder. */
function keptKeys(dataDir: string): readonly Buffer[] {
  const file = fileOf(dataDir);
  return existsSync(file) ? [Buffer.from(readFileSync(file, "utf8"), "base64")] : [];
}

/** Generates a key for a shop that was given none, and stores it in the data folder, readable for its owner only. */
function makeKey(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${fileOf(dataDir)}.${randomUUID()}`;
  writeFileSync(unfinished, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
  try {
    // Of several processes, exactly one links its complete file.
    linkSync(unfinished, fileOf(dataDir));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished);
  }
}

/** The row of `setting` with the name of the shop's sealing key. */
const setting = "identity-key";

/** The warning to a shop whose numbers are sealed with a key that is missing. */
export const missingKey =
  "Identity numbers were sealed with a key that is not here, so that none are sealed or stored now. Give that key in IDENTITY_KEY or as identity.key in the data folder. If it is lost for good, so are the numbers: then remove the row 'identity-key' of the table setting.";

/** The sealing of a shop, with the key recorded in its database. */
export interface ShopIdentityNumbers extends Pick<Sealing, "open"> {
  /** The sealed number; empty if the shop's key is missing. */
  readonly seal: (number: string, db: Kysely<Database>) => Promise<string>;
  /** The sealing with the shop's key, which is created if there never was one; null if it is missing. */
  readonly withKey: (db: Kysely<Database>) => Promise<Sealing | null>;
  /** Whether the shop's key is available, or the shop has none yet. */
  readonly hasKey: (db: Kysely<Database>) => Promise<boolean>;
}

async function readName(db: Kysely<Database>): Promise<string | null> {
  const row = await db
    .selectFrom("setting")
    .select(sql<string>`value #>> '{}'`.as("name"))
    .where("key", "=", setting)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Whether these keys are the shop's; the first call records them. A new key in front replaces the old one. */
async function agree(db: Kysely<Database>, { keyNames }: Sealing): Promise<boolean> {
  const current = sql`to_jsonb(${keyNames[0]}::text)`;
  const stored = await readName(db);
  if (stored === null)
    await sql`INSERT INTO setting (key, value) VALUES (${setting}, ${current}) ON CONFLICT DO NOTHING`.execute(db);
  const name = stored ?? (await readName(db));
  if (name === null || !keyNames.includes(name)) return false;
  if (name !== keyNames[0]) await sql`UPDATE setting SET value = ${current} WHERE key = ${setting}`.execute(db);
  return true;
}

const made = new WeakMap<object, ShopIdentityNumbers>();

/** The sealing of a shop: with the keys of its configuration, or a key of its own in the data folder. */
export function identityNumbersOf(config: IdentityKeys): ShopIdentityNumbers {
  const existing = made.get(config);
  if (existing !== undefined) return existing;
  const { identityKeys, dataDir } = config;
  let numbers: Sealing | null = null;
  const find = (): Sealing | null => {
    const keys = identityKeys.length > 0 ? identityKeys.map((key) => Buffer.from(key, "base64")) : keptKeys(dataDir);
    return (numbers ??= keys.length > 0 ? createSealing(keys) : null);
  };
  const withKey = async (db: Kysely<Database>): Promise<Sealing | null> => {
    // If the database already records a key, no other one is generated.
    if (find() === null && (await readName(db)) === null) makeKey(dataDir);
    const found = find();
    return found !== null && (await agree(db, found)) ? found : null;
  };
  const shop: ShopIdentityNumbers = {
    withKey,
    // No key is generated for a shop that never stores a number.
    seal: async (number, db) => (isIdentityNumber(number) ? ((await withKey(db))?.seal(number) ?? "") : number),
    open: (stored) => (sealedForm.test(stored) ? (find()?.open(stored) ?? "") : stored),
    async hasKey(db) {
      const name = await readName(db);
      return name === null || (find()?.keyNames.includes(name) ?? false);
    },
  };
  made.set(config, shop);
  return shop;
}
