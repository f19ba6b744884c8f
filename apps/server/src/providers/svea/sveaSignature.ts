import { createHash } from "node:crypto";

/** A moment as Svea writes it: `yyyy-MM-dd HH:mm:ss` in UTC. */
export function sveaTimestamp(now: Date): string {
  return now.toISOString().slice(0, 19).replace("T", " ");
}

/** What a request is signed from. */
export interface SveaSigned {
  readonly merchantId: string;
  readonly secret: string;
  /** The body as it is sent; empty for a GET. */
  readonly body: string;
  readonly timestamp: string;
}

/** The `Authorization` header of a request: `Svea` and base64 of merchant id and the digest in hexadecimal capitals. */
export function sveaAuthorization({ merchantId, secret, body, timestamp }: SveaSigned): string {
  const digest = createHash("sha512").update(`${body}${secret}${timestamp}`).digest("hex").toUpperCase();
  return `Svea ${Buffer.from(`${merchantId}:${digest}`).toString("base64")}`;
}
