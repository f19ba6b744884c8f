import * as z from "zod";
import { webhookEventNames } from "./webhookEvents.ts";
import { idSchema } from "./values.ts";

const endpoint = z.strictObject({
  id: idSchema,
  address: z
    .string()
    .regex(/^https?:\/\/[^\s@]+$/, "an address that begins with https://")
    .describe("Where messages are sent: `https://…`, at a public address."),
  events: z.array(z.enum(webhookEventNames)).min(1).describe("The events to send."),
});

/** Receivers of webhooks; the part `webhooks` of shop.json. */
export const webhooksSchema = z
  .array(endpoint)
  .describe("Programs that are notified at once of events in the shop, by signed requests.");

export type WebhookFile = z.output<typeof endpoint>;
