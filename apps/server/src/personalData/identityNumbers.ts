import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ShopConfig } from "../config/readConfig.ts";

/** Seals personal identity numbers before they are stored, so that a copy of the database tells none. */
export interface IdentityNumbers {
  /** What is stored in place of a number; nothing stays nothing. */
  readonly seal: (number: string) => string;
  /** The number that was sealed. Empty where the key is not known; what was stored before there were keys is itself. */
  readonly open: (stored: string) => string;
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
const sealedForm = /^sealed:([\da-f]{8}):([\w-]+)$/;

const nameOf = (key: Buffer): string => createHash("sha256").update(key).digest("hex").slice(0, 8);

/** Makes the sealing with keys of 32 bytes: the first seals, all of them open, so that a key can be changed. */
export function createIdentityNumbers(keys: readonly Buffer[]): IdentityNumbers {
  const [current] = keys;
  if (current === undefined) throw new Error("Identity numbers cannot be sealed without a key.");
  const known = new Map(keys.map((key) => [nameOf(key), key]));
  return {
    seal(number) {
      if (number === "") return "";
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current, iv);
      const text = Buffer.concat([cipher.update(number, "utf8"), cipher.final()]);
      return `sealed:${nameOf(current)}:${Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url")}`;
    },
    open(stored) {
      const [, name = "", body = ""] = sealedForm.exec(stored) ?? [];
      if (name === "") return stored;
      const key = known.get(name);
      return key === undefined ? "" : openBody(key, Buffer.from(body, "base64url"));
    },
  };
}

function openBody(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
  } catch {
    // Somebody has changed it, so that it is nobody's number.
    return "";
  }
}

/** The key of a shop that was given none: made at first need and kept beside its data, for its owner only. */
function keptKey(dataDir: string): Buffer {
  const file = join(dataDir, "identity.key");
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
  try {
    // Of several processes one gives the file its name, whole.
    linkSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(unfinished);
  }
  return Buffer.from(readFileSync(file, "utf8"), "base64");
}

const made = new WeakMap<object, IdentityNumbers>();

/** The sealing of a shop: with the keys of its configuration, or with a key of its own beside its data. */
export function identityNumbersOf(config: Pick<ShopConfig, "dataDir" | "identityKeys">): IdentityNumbers {
  const known = made.get(config);
  if (known !== undefined) return known;
  let numbers: IdentityNumbers | undefined;
  const { identityKeys, dataDir } = config;
  const use = (): IdentityNumbers =>
    (numbers ??= createIdentityNumbers(
      identityKeys.length > 0 ? identityKeys.map((key) => Buffer.from(key, "base64")) : [keptKey(dataDir)],
    ));
  // No key is made for a shop that never stores a number.
  const lazy: IdentityNumbers = {
    seal: (number) => (number === "" ? "" : use().seal(number)),
    open: (stored) => (sealedForm.test(stored) ? use().open(stored) : stored),
  };
  made.set(config, lazy);
  return lazy;
}
