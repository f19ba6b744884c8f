import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes a password with Argon2id; the result contains everything needed to check it. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  return `argon2id$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Checks a password; takes the same time without a hash, so as not to reveal which accounts exist. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , nonce, expectedTag] = (hash ?? "").split("$");
  const expected = Buffer.from(expectedTag ?? "", "base64url");
  const tag = await tagOf(password, nonce === undefined ? Buffer.alloc(16) : Buffer.from(nonce, "base64url"));
  return expected.length === tag.length && timingSafeEqual(expected, tag);
}

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return derive("argon2id", { ...cost, message: password.normalize("NFKC"), nonce });
}
