import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

/** Encrypts short secrets before they are stored, so that a copy of the database reveals none. */
export interface Sealing {
  /** The names of the keys, the sealing one first: parts of their hashes. */
  readonly keyNames: readonly string[];
  /** The encrypted secret; empty stays empty. */
  readonly seal: (text: string) => string;
  /** The decrypted secret. Empty if the key is unknown; values stored before there were keys are returned unchanged. */
  readonly open: (stored: string) => string;
  /** Hashes by which a text can be recognised but not read, one per key, the sealing one first. */
  readonly digests: (text: string) => readonly Buffer[];
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
/** The form of a sealed secret. */
export const sealedForm = /^sealed:([\da-f]{8}):([\w-]+)$/;

const nameOf = (key: Buffer): string => createHash("sha256").update(key).digest("hex").slice(0, 8);

/** Creates the sealing from keys of 32 bytes: the first one seals, all of them open, so that a key can be rotated. */
export function createSealing(keys: readonly Buffer[]): Sealing {
  const [current] = keys;
  if (current === undefined) throw new Error("Nothing can be sealed without a key.");
  const keyByName = new Map(keys.map((key) => [nameOf(key), key]));
  return {
    digests: (text) => [...keyByName.values()].map((key) => createHmac("sha256", key).update(text).digest()),
    keyNames: [...keyByName.keys()],
    seal(text) {
      if (text === "") return "";
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current, iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `sealed:${nameOf(current)}:${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    open(stored) {
      const [, name = "", body = ""] = sealedForm.exec(stored) ?? [];
      if (name === "") return stored;
      const key = keyByName.get(name);
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
    // It was tampered with, so it counts as nobody's.
    return "";
  }
}
