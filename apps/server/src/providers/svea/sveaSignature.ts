import { createHash } from "node:crypto";

/** Formats a moment for Svea: `yyyy-MM-dd HH:mm:ss` in UTC. */
export function sveaTimestamp(now: Date): string {
  return now.toISOString().slice(0, 19).replace("T", " ");
}

/** The input of a signature. */
export interface SveaSigned {
  readonly merchantId: string;
  readonly secret: string;
  /** The body as sent; empty for a GET. */
  readonly body: string;
  readonly timestamp: string;
}

/** The `Authorization` header of a request: `Svea` and the base64 of merchant id and upper-case hexadecimal digest. */
export function sveaAuthorization({ merchantId, secret, body, timestamp }: SveaSigned): string {
  const digest = createHash("sha512").update(`${body}${secret}${timestamp}`).digest("hex").toUpperCase();
  return `Svea ${Buffer.from(`${merchantId}:${digest}`).toString("base64")}`;
}
