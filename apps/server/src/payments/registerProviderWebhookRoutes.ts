import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { sendRefusal } from "../http/responses/answerError.ts";
import { refuse } from "../http/responses/Refusal.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import { serverTexts } from "../texts/sv.ts";
import { changeShipping } from "./opening/changeShipping.ts";
import type { Payment } from "./Payment.ts";
import { storeProviderId } from "./settling/storeProviderId.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import { webhookPath, shippingPath, validationPath } from "./paymentPaths.ts";
import { providerNamed } from "../providers/providers.ts";
import { settlePayment } from "./settling/settlePayment.ts";
import { validationProblem } from "./validationProblem.ts";

const paramsSchema = z.object({ provider: z.string(), token: z.uuid() });

/** The payment of an address with a secret token; null if the token is wrong. */
async function paymentOf({ db }: PaymentContext, params: unknown): Promise<Payment | null> {
  const read = paramsSchema.safeParse(params);
  if (!read.success) return null;
  const row = await db
    .selectFrom("payment")
    .selectAll()
    .where("notice_token", "=", read.data.token)
    .where("provider", "=", read.data.provider)
    .executeTakeFirst();
  return row ?? null;
}

async function isProcessed({ db }: PaymentContext, { provider }: Payment, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payment_notice")
    .select("event_id")
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a webhook once it is fully processed, so that a failed one is processed again when repeated. */
async function markProcessed({ db }: PaymentContext, { id, provider }: Payment, eventId: string): Promise<void> {
  await db
    .insertInto("payment_notice")
    .values({ provider, event_id: eventId, payment_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Checks the payment at once; checks again later if the provider does not answer or has not decided. */
async function settleReported(context: PaymentContext, payment: Payment, providerId: string | null): Promise<void> {
  const { db, jobs } = context;
  const result = await settlePayment(context, { paymentId: payment.id, claimedId: providerId });
  if (result.isUncertain && providerId !== null) await storeProviderId(context, payment, providerId);
  const isOpen = result.state === "open" || result.state === "failed";
  if (result.isUncertain || isOpen) await jobs.add("payment-check", payment.id, { db, afterSeconds: 30 });
}

const noDelivery = () => ({ ok: false, message: orderingTexts.deliveryUnavailable }) as const;

/** Serves the calls of payment providers: webhooks, and the request to validate a cart. */
export function registerProviderWebhookRoutes(server: FastifyInstance, context: PaymentContext): void {
  const config = { isOpenToOthers: true };
  const refuseAll = (reply: FastifyReply): FastifyReply => {
    server.security.record("malicious_direct_reference", reply.request, "a notice of no payment");
    return sendRefusal(reply, refuse(404, serverTexts.notFound));
  };
  const webhook = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = await paymentOf(context, request.params);
    const provider = payment === null ? undefined : context.providers.get(payment.provider);
    if (payment === null || provider === undefined) return refuseAll(reply);
    const { headers, query, body } = request;
    const read = provider.parseWebhook({ headers, query, body });
    if (read === null) {
      server.security.record("malicious_extraneous", request, "a notice that its provider did not sign");
      return sendRefusal(reply, refuse(401, serverTexts.malformedRequest));
    }
    const { eventId, providerId } = read;
    if (eventId === null) await settleReported(context, payment, providerId);
    else if (!(await isProcessed(context, payment, eventId))) {
      await settleReported(context, payment, providerId);
      await markProcessed(context, payment, eventId);
    }
    return reply.status(200).send({});
  };
  server.post(webhookPath, { config, logLevel: "warn" }, webhook);
  const validation = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = await paymentOf(context, request.params);
    const respond = payment && providerNamed(payment.provider)?.respondToValidation;
    if (payment === null || !respond) return refuseAll(reply);
    const question = context.providers.get(payment.provider)?.parseValidation?.(request.body) ?? null;
    const { status, body } = respond(await validationProblem(context, payment, question), payment.reference);
    return reply.status(status).send(body);
  };
  const shipping = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = await paymentOf(context, request.params);
    const provider = payment === null ? undefined : context.providers.get(payment.provider);
    const respond = payment && providerNamed(payment.provider)?.respondToValidation;
    if (payment === null || provider?.toWireChange === undefined || !respond) return refuseAll(reply);
    const chosen = provider.parseValidation?.(request.body).shipping ?? null;
    const changed = chosen === null ? noDelivery() : await changeShipping(context, payment, chosen);
    if (changed.ok) return reply.send(provider.toWireChange(changed.order));
    const { status, body } = respond(changed.message, payment.reference);
    return reply.status(status).send(body);
  };
  server.post(shippingPath, { config, logLevel: "warn" }, shipping);
  // Some providers ask by POST, some by GET.
  server.route({
    method: ["GET", "POST"],
    url: validationPath,
    config,
    logLevel: "warn",
    handler: validation,
  });
}
