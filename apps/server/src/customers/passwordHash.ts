import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const cost = 2 ** 15;
const length = 32;
const form = /^scrypt\$(\d+)\$([\w-]+)\$([\w-]+)$/;

function derive(password: string, salt: Buffer, n: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, length, { N: n, r: 8, p: 1, maxmem: 256 * n * 8 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** Hashes a password with a salt of its own; the text holds everything that is needed to check it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Whether a password is the one that was hashed; false for a text that is no hash. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, n = "", salt = "", key = ""] = form.exec(hash) ?? [];
  if (key === "") return false;
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), Number(n));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
