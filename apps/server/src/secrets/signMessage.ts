import { createHmac, randomBytes } from "node:crypto";

/** A message as it is sent once. */
export interface SentMessage {
  /** The same at every try. */
  readonly id: string;
  /** When this try is made, in seconds since 1970. */
  readonly seconds: number;
  readonly body: string;
}

const prefix = "whsec_";

/** Whether a text is a secret as Standard Webhooks writes one: `whsec_` and 24 to 64 bytes as base64. */
export function isWebhookSecret(text: string): boolean {
  const body = text.startsWith(prefix) ? text.slice(prefix.length) : "";
  const { length } = Buffer.from(body, "base64");
  return /^[A-Za-z\d+/]+={0,2}$/.test(body) && length >= 24 && length <= 64;
}

/** Makes a new secret. */
export const makeWebhookSecret = (): string => prefix + randomBytes(32).toString("base64");

/**
 * The headers that prove who has sent a message, by Standard Webhooks 1.0: HMAC-SHA256 of id, time and body, with each of
 * the secrets, so that one can be changed for another.
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
