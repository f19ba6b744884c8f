import * as z from "zod";
import { webhookEventNames } from "./webhookEvents.ts";
import { idSchema } from "./values.ts";

const endpoint = z.strictObject({
  id: idSchema,
  address: z
    .string()
    .regex(/^https?:\/\/[^\s@]+$/, "an address that begins with https://")
    .describe("Where it is sent: `https://…`, at a public address."),
  events: z.array(z.enum(webhookEventNames)).min(1).describe("What is told."),
});

/** Receivers of webhooks; the part `webhooks` of shop.json. */
export const webhooksSchema = z
  .array(endpoint)
  .describe("Programs that are told at once what happens in the shop, by signed requests.");

export type WebhookFile = z.output<typeof endpoint>;
