import { deskFailuresCall, deskPages, endJobCall, replayWebhookCall, retryJobCall } from "@torg/desk/contract";
import type { FastifyInstance } from "fastify";
import type { BuyingContext } from "../../buying/BuyingContext.ts";
import { type Refusal, refuse } from "../../http/responses/Refusal.ts";
import { writeOperatorLog } from "../../operators/writeOperatorLog.ts";
import { deskTexts } from "../../texts/deskTexts.ts";
import { replay } from "../../webhooks/webhookQueries.ts";
import { registerDeskCall } from "../registerDeskCall.ts";
import { type EndedJob, type EndJobResult, endFailedJob } from "./endFailedJob.ts";
import { listFailures } from "./listFailures.ts";

type FailureContext = Pick<BuyingContext, "db" | "jobs">;

function answerOf(ended: EndJobResult): EndedJob | Refusal {
  if (ended.ok) return ended.job;
  return ended.code === "no-job" ? refuse(404, deskTexts.noJob) : refuse(422, deskTexts.jobUnknown);
}

function registerJobs(server: FastifyInstance, context: FailureContext): void {
  registerDeskCall(server, context.db, {
    call: retryJobCall,
    task: "retry-job",
    answer: async ({ request: { id }, operator }) =>
      answerOf(await endFailedJob(context, { id, operatorId: operator.id, isRepeated: true })),
    redirectTo: () => deskPages.failures,
    message: ({ what }) => deskTexts.done.retryJob(what),
  });
  registerDeskCall(server, context.db, {
    call: endJobCall,
    task: "end-job",
    answer: async ({ request: { id }, operator }) =>
      answerOf(await endFailedJob(context, { id, operatorId: operator.id, isRepeated: false })),
    redirectTo: () => deskPages.failures,
    message: ({ what }) => deskTexts.done.endJob(what),
  });
}

/** Serves the list of failures, and actions on them. */
export function registerDeskFailures(server: FastifyInstance, context: FailureContext): void {
  const { db } = context;
  registerDeskCall(server, db, {
    call: deskFailuresCall,
    task: "see-failures",
    async answer() {
      const { jobs, money, webhooks } = await listFailures(db);
      return { jobs: [...jobs], money: [...money], webhooks: [...webhooks] };
    },
  });
  registerJobs(server, context);
  registerDeskCall(server, db, {
    call: replayWebhookCall,
    task: "replay-webhook",
    async answer({ request: { id, endpoint }, operator }) {
      const wanted = { messageId: id, since: null, endpoint, isFailedOnly: true };
      const sent = await db.transaction().execute(async (transaction) => {
        const count = await replay(transaction, wanted);
        const details = { message: id, endpoint, count };
        if (count > 0) {
          await writeOperatorLog(transaction, { operatorId: operator.id, event: "webhooks-replayed", details });
        }
        return count;
      });
      return sent === 0 ? refuse(422, deskTexts.notReplayed) : { id };
    },
    redirectTo: () => deskPages.failures,
    message: ({ id }) => deskTexts.done.replayWebhook(id),
  });
}
