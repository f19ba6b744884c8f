import { withoutSpaces } from "@torg/format/typed";
import { Secret, TOTP } from "otpauth";

/** Six digits of HMAC-SHA-1 that change twice a minute: supported by every authenticator (RFC 6238). */
const usual = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Accepts codes half a minute early and late, since clocks differ. */
const tolerance = 1;
const keyBytes = 20;

/** Creates a key for codes: 160 bits, base32. */
export function newCodeKey(): string {
  return new Secret({ size: keyBytes }).base32;
}

/** The time step, in half minutes since 1970, of a typed code; null if it is not valid now. */
export function codeStep(key: string, typed: string, now: number): number | null {
  const token = withoutSpaces(typed);
  if (!/^\d{6}$/.test(token)) return null;
  const delta = TOTP.validate({ ...usual, secret: Secret.fromBase32(key), token, timestamp: now, window: tolerance });
  return delta === null ? null : TOTP.counter({ period: usual.period, timestamp: now }) + delta;
}

/** The code at a moment, as an authenticator shows it. */
export function codeAt(key: string, now: number): string {
  return TOTP.generate({ ...usual, secret: Secret.fromBase32(key), timestamp: now });
}

/** The address from which an authenticator reads a key: `otpauth://totp/…`. */
export function codeAddress(key: string, { shop, email }: { readonly shop: string; readonly email: string }): string {
  return new TOTP({ ...usual, issuer: shop, label: email, secret: Secret.fromBase32(key) }).toString();
}
