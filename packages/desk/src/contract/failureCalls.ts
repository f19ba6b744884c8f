import { defineCall, wireNeededInteger, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { deskFailuresSchema } from "./deskFailuresSchema.ts";
import { deskFields } from "./deskFields.ts";
import { deskPaths } from "./deskPaths.ts";

/** Lists what has failed. */
export const deskFailuresCall = defineCall({
  method: "GET",
  path: deskPaths.failures,
  encoding: "query",
  request: z.object({}),
  response: deskFailuresSchema,
  summary:
    "Lists what has failed and waits for somebody: work that was given up, money that waits, and webhooks that were not taken, 100 of each at most.",
});

const toJob = z.object({ id: wireNeededInteger });
const job = wireObject({ id: z.int(), what: z.string() });

/** Retries a job that was given up. */
export const retryJobCall = defineCall({
  method: "POST",
  path: deskPaths.retryJob,
  encoding: "form",
  request: toJob,
  response: job,
  summary: "Has work that was given up tried once more, for administrators; what was done in the meantime stays done.",
});

/** Removes a job that was given up from the list. */
export const endJobCall = defineCall({
  method: "POST",
  path: deskPaths.endJob,
  encoding: "form",
  request: toJob,
  response: job,
  summary: "Takes work that was given up off the list of what has failed, for administrators: nothing is tried again.",
});

/** Sends a webhook to a receiver again. */
export const replayWebhookCall = defineCall({
  method: "POST",
  path: deskPaths.replayWebhook,
  encoding: "form",
  request: wireObject({ id: wireText, endpoint: [deskFields.endpoint, wireText] }),
  response: z.object({ id: z.string() }),
  summary: "Sends a message that a receiver of webhooks did not take once more, for administrators.",
});
