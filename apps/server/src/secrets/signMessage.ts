import { createHmac, randomBytes } from "node:crypto";

/** A message for one attempt. */
export interface SentMessage {
  /** The same at every attempt. */
  readonly id: string;
  /** The time of this attempt, in seconds since 1970. */
  readonly seconds: number;
  readonly body: string;
}

const prefix = "whsec_";

/** Whether a text is a secret in the form of Standard Webhooks: `whsec_` and 24 to 64 bytes as base64. */
export function isWebhookSecret(text: string): boolean {
  const body = text.startsWith(prefix) ? text.slice(prefix.length) : "";
  const { length } = Buffer.from(body, "base64");
  return /^[A-Za-z\d+/]+={0,2}$/.test(body) && length >= 24 && length <= 64;
}

/** Generates a secret. */
export const makeWebhookSecret = (): string => prefix + randomBytes(32).toString("base64");

/**
 * The headers that authenticate a message, by Standard Webhooks 1.0: HMAC-SHA256 of id, time and body with each of the
 * secrets, so that they can be rotated.
 */
export function signMessage(
  { id, seconds, body }: SentMessage,
  secrets: readonly string[],
): Readonly<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": signatures.join(" ") };
}
