import { type Kysely, sql } from "kysely";
import type { WebhookConfig } from "../config/webhookConfig.ts";
import type { Database } from "../database/Database.ts";
import { type IdentityKeys, identityNumbersOf } from "../secrets/identityNumbers.ts";
import { makeWebhookSecret } from "../secrets/signMessage.ts";

/** Hours that an old secret keeps signing beside its replacement. */
const overlapHours = 24;

/** The dependencies for finding and creating secrets. */
export interface SecretContext {
  readonly db: Kysely<Database>;
  readonly config: IdentityKeys & WebhookConfig;
}

async function storedSecrets({ db, config }: SecretContext, endpoint: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("webhook_secret")
    .select("secret")
    .where("endpoint", "=", endpoint)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", sql<Date>`now()`)]))
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ secret }) => identityNumbersOf(config).open(secret)).filter((secret) => secret !== "");
}

async function addSecret({ db, config }: SecretContext, endpoint: string): Promise<void> {
  const sealing = await identityNumbersOf(config).withKey(db);
  if (sealing === null) throw new Error("The key that secrets are sealed with is not here: see IDENTITY_KEY.");
  const secret = sealing.seal(makeWebhookSecret());
  await db.insertInto("webhook_secret").values({ endpoint, secret }).execute();
}

/** Locks a receiver, so that two processes do not both create a secret. */
const lockEndpoint = (db: Kysely<Database>, endpoint: string) =>
  db.selectFrom("webhook_endpoint").select("name").where("name", "=", endpoint).forUpdate().executeTakeFirst();

/**
 * The secrets that sign messages to a receiver, newest first: those of the environment, or the shop's own. The first
 * own secret is created on demand.
 */
export async function secretsOf(context: SecretContext, endpoint: string): Promise<readonly string[]> {
  const configured = context.config.webhookSecrets.get(endpoint);
  if (configured !== undefined) return configured;
  const stored = await storedSecrets(context, endpoint);
  if (stored.length > 0) return stored;
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await lockEndpoint(db, endpoint);
    const made = await storedSecrets(inside, endpoint);
    if (made.length > 0) return made;
    await addSecret(inside, endpoint);
    return storedSecrets(inside, endpoint);
  });
}

/** Creates a new secret for a receiver; the previous one keeps signing beside it for a day. */
export async function rotateSecret(context: SecretContext, endpoint: string): Promise<void> {
  if (context.config.webhookSecrets.has(endpoint)) {
    throw new Error("This secret comes from the environment: write the new one before the old one there.");
  }
  await context.db.transaction().execute(async (db) => {
    await lockEndpoint(db, endpoint);
    await db
      .updateTable("webhook_secret")
      .set({ ends_at: sql<Date>`now() + make_interval(hours => ${overlapHours})` })
      .where("endpoint", "=", endpoint)
      .where("ends_at", "is", null)
      .execute();
    await addSecret({ ...context, db }, endpoint);
  });
}
