import type { ShopContext } from "../context/ShopContext.ts";
import { noteGivenUp } from "../seller/givenUpJob.ts";
import type { WebhookContext } from "./deliverDue.ts";
import { postMessage } from "./postMessage.ts";

/** The dependencies for sending a shop's webhooks. */
export function webhookContext({ db, config, jobs }: Pick<ShopContext, "db" | "config" | "jobs">): WebhookContext {
  return { db, config, post: postMessage, timeoutMs: 15_000, random: Math.random, onGivenUp: noteGivenUp(db, jobs) };
}
