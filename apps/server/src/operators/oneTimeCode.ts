import { Secret, TOTP } from "otpauth";

/** Six digits of HMAC-SHA-1 that change twice a minute: what every authenticator knows (RFC 6238). */
const usual = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** A code is taken half a minute early and late, since clocks differ. */
const tolerance = 1;
const keyBytes = 20;

/** Makes a key that codes are reckoned from: 160 bits, base32. */
export function newCodeKey(): string {
  return new Secret({ size: keyBytes }).base32;
}

/** The half minute, counted from 1970, whose code somebody has typed; null where it is the code of none that counts now. */
export function codeStep(key: string, typed: string, now: number): number | null {
  const token = typed.replaceAll(/\s/gu, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = TOTP.validate({ ...usual, secret: Secret.fromBase32(key), token, timestamp: now, window: tolerance });
  return delta === null ? null : TOTP.counter({ period: usual.period, timestamp: now }) + delta;
}

/** The code of a moment, as an authenticator shows it. */
export function codeAt(key: string, now: number): string {
  return TOTP.generate({ ...usual, secret: Secret.fromBase32(key), timestamp: now });
}

/** The address that an authenticator takes a key from: `otpauth://totp/…`. */
export function codeAddress(key: string, { shop, email }: { readonly shop: string; readonly email: string }): string {
  return new TOTP({ ...usual, issuer: shop, label: email, secret: Secret.fromBase32(key) }).toString();
}
