import { defineCall, wireRequiredInteger, wireObject, wireText } from "@torg/http";
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
    "Lists failures that need attention: jobs that were given up, pending payment moves, and webhooks that were not accepted, at most 100 of each.",
});

const toJob = z.object({ id: wireRequiredInteger });
const job = wireObject({ id: z.int(), what: z.string() });

/** Retries a job that was given up. */
export const retryJobCall = defineCall({
  method: "POST",
  path: deskPaths.retryJob,
  encoding: "form",
  request: toJob,
  response: job,
  summary: "Retries a job that was given up; what was done in the meantime stays done. For administrators.",
});

/** Removes a job that was given up from the list. */
export const endJobCall = defineCall({
  method: "POST",
  path: deskPaths.endJob,
  encoding: "form",
  request: toJob,
  response: job,
  summary: "Removes a job that was given up from the list of failures, without retrying it; for administrators.",
});

/** Sends a webhook to a receiver again. */
export const replayWebhookCall = defineCall({
  method: "POST",
  path: deskPaths.replayWebhook,
  encoding: "form",
  request: wireObject({ id: wireText, endpoint: [deskFields.endpoint, wireText] }),
  response: z.object({ id: z.string() }),
  summary: "Resends a webhook message that its receiver did not accept; for administrators.",
});
