import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

/** Seals short secrets before they are stored, so that a copy of the database tells none. */
export interface Sealing {
  /** What the keys are called, the sealing one first: parts of their hashes. */
  readonly keyNames: readonly string[];
  /** What is stored in place of a secret; nothing stays nothing. */
  readonly seal: (text: string) => string;
  /** The secret that was sealed. Empty where the key is not known; what was stored before there were keys is itself. */
  readonly open: (stored: string) => string;
  /** What a text can be known again by and not be read from, with each key, the sealing one first. */
  readonly digests: (text: string) => readonly Buffer[];
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
/** What sealed secrets look like. */
export const sealedForm = /^sealed:([\da-f]{8}):([\w-]+)$/;

const nameOf = (key: Buffer): string => createHash("sha256").update(key).digest("hex").slice(0, 8);

/** Makes the sealing with keys of 32 bytes: the first seals, all of them open, so that a key can be changed. */
export function createSealing(keys: readonly Buffer[]): Sealing {
  const [current] = keys;
  if (current === undefined) throw new Error("Nothing can be sealed without a key.");
  const known = new Map(keys.map((key) => [nameOf(key), key]));
  return {
    digests: (text) => [...known.values()].map((key) => createHmac("sha256", key).update(text).digest()),
    keyNames: [...known.keys()],
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
    // Somebody has changed it, so that it is nobody's.
    return "";
  }
}
