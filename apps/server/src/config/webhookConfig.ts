import * as z from "zod/mini";
import { isWebhookSecret } from "../secrets/signMessage.ts";

/** The webhook configuration from the environment. */
export interface WebhookConfig {
  /** Secrets by receiver, newest first. */
  readonly webhookSecrets: ReadonlyMap<string, readonly string[]>;
  /** Whether receivers may be on this machine and in private networks. */
  readonly allowsPrivateWebhooks: boolean;
}

const prefix = "WEBHOOK_SECRET_";

/** The only webhook variable with a fixed name. */
export const webhookVariables = { WEBHOOKS_ALLOW_PRIVATE: z._default(z.string(), "") } as const;

/** Names of secret variables with invalid values. */
export function wrongSecrets(variables: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(variables).filter(
    (name) => name.startsWith(prefix) && !listOf(variables[name]).every(isWebhookSecret),
  );
}

const listOf = (text = ""): readonly string[] => text.split(/[\s,]+/u).filter((item) => item !== "");

/** Reads the webhook configuration: `WEBHOOK_SECRET_MY_NAME` has the secrets of the receiver `my-name`. */
export function readWebhookConfig(variables: Readonly<Record<string, string>>): WebhookConfig {
  const secrets = Object.entries(variables)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, text]) => [name.slice(prefix.length).toLowerCase().replaceAll("_", "-"), listOf(text)] as const);
  return { webhookSecrets: new Map(secrets), allowsPrivateWebhooks: variables["WEBHOOKS_ALLOW_PRIVATE"] === "1" };
}
