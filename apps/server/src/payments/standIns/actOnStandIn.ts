import { cancelledPaymentPath, fillPath } from "@torg/format/addresses";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { loadCheckout } from "../../checkout/loadCheckout.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import { standInTexts } from "../../texts/standInTexts.ts";
import { ensureSession, type Shopper } from "../opening/ensureSession.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { webhookPath } from "../paymentPaths.ts";
import type { PaymentProvider, ProviderName } from "../../providers/PaymentProvider.ts";
import type { Provider } from "../../providers/Provider.ts";
import { providerNamed } from "../../providers/providers.ts";
import type { AskShop } from "../../providers/standIns/StandIn.ts";
import { findStandIn, decideStandIn, type StandInPayment } from "../../providers/standIns/standInStore.ts";

/** The action of a stand-in's button. */
export const standInActionSchema = z.object({
  action: z.enum(["complete", "refuse", "cancel", "invalid", "timeout"]),
  notice: z.enum(["once", "twice", "late", "never"]).default("once"),
  /** The stand-in's payment that its own page is for; "" on the shop's page. */
  order: z.string().default(""),
});

export type StandInAction = z.infer<typeof standInActionSchema>;

/** What the browser does after a button of a stand-in was pressed. */
export interface StandInOutcome {
  /** The provider's message to the shopper. */
  readonly message?: string;
  /** The address that the provider redirects to. */
  readonly redirect?: string;
  /** The provider's id of the payment. */
  readonly providerId?: string;
}

const lateAfter = 20_000;
const misbehavesFor = 60_000;

/** A session's payment with a stand-in. */
export interface FoundPayment {
  readonly payment: Payment;
  readonly standIn: StandInPayment;
}

/** A payment to notify the shop of, its provider and how often. */
interface NotifiedPayment extends FoundPayment {
  readonly provider: Provider;
  readonly how: StandInAction["notice"];
}

/** Sends the requested webhooks while the shopper returns to the shop. */
function sendWebhooks(server: FastifyInstance, { provider, payment, standIn, how }: NotifiedPayment): void {
  const { query, headers, payload } = provider.standIn.webhook(standIn);
  const request = { url: fillPath(webhookPath, provider.name, payment.notice_token) + query, headers, payload };
  const send = (): void => void server.inject({ method: "POST", ...request }).catch(() => undefined);
  if (how === "never") return;
  if (how === "late") {
    setTimeout(send, lateAfter).unref();
    return;
  }
  send();
  if (how === "twice") send();
}

/** The payment of a checkout; null when goods are sold out. Rejects when they were reserved for too long. */
async function openedPayment(
  context: PaymentContext,
  provider: PaymentProvider,
  shopper: Shopper,
): Promise<Payment | null> {
  try {
    return await ensureSession(context, provider, shopper);
  } catch (error) {
    if (error instanceof OrderRollback && error.problem.code !== "too-often") return null;
    throw error;
  }
}

/** The payment's session; `address` is set for a shopper who only views the page. */
interface StandInShopper {
  readonly sessionId: number;
  readonly address: string | null;
}

async function lastPayment(
  { db }: PaymentContext,
  { name, sessionId }: { readonly name: ProviderName; readonly sessionId: number },
): Promise<Payment | null> {
  const row = await db
    .selectFrom("payment")
    .selectAll()
    .where("session_id", "=", sessionId)
    .where("provider", "=", name)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ?? null;
}

/** A session's payment with a stand-in, opened if the page has not done so yet. */
async function standInPaymentOf(
  context: PaymentContext,
  name: ProviderName,
  { sessionId, address }: StandInShopper,
): Promise<FoundPayment | null> {
  const provider = context.providers.get(name);
  const checkout = await loadCheckout(context.db, sessionId);
  if (provider === undefined || checkout.rows.length === 0) return null;
  // App payments are opened by the checkout form.
  const payment =
    providerNamed(name)?.app === undefined
      ? await openedPayment(context, provider, { checkout, address })
      : await lastPayment(context, { name, sessionId });
  if (payment === null) return null;
  const row = await context.db
    .selectFrom("stand_in_payment")
    .select("id")
    .where("provider", "=", name)
    .where((eb) => eb.or([eb("request_key", "=", payment.reference), eb("id", "=", payment.provider_id ?? "")]))
    .executeTakeFirst();
  const standIn = row === undefined ? null : await findStandIn(context.db, name, row.id);
  return standIn === null ? null : { payment, standIn };
}

/** The stand-in page where a button was pressed. */
interface PressedPlace extends StandInShopper {
  readonly name: ProviderName;
  readonly order: string;
}

/**
 * The payment that a stand-in's page was opened for, even if the cart has changed since, unless it is already paid;
 * else the session's own.
 */
export async function pagePaymentOf(context: PaymentContext, pressed: PressedPlace): Promise<FoundPayment | null> {
  const { name, sessionId, order, address } = pressed;
  const standIn = order === "" ? null : await findStandIn(context.db, name, order);
  const payment =
    standIn === null
      ? undefined
      : await context.db
          .selectFrom("payment")
          .selectAll()
          .where("provider", "=", name)
          .where("reference", "=", standIn.request_key)
          .where("session_id", "=", sessionId)
          .where("state", "in", ["open", "failed"])
          .executeTakeFirst();
  if (standIn !== null && payment !== undefined) return { payment, standIn };
  return standInPaymentOf(context, name, { sessionId, address });
}

async function misbehave({ db }: PaymentContext, standIn: StandInPayment, answers: "invalid" | "never"): Promise<void> {
  await db
    .updateTable("stand_in_payment")
    .set({ answers, answers_until: new Date(Date.now() + misbehavesFor) })
    .where("provider", "=", standIn.provider)
    .where("id", "=", standIn.id)
    .execute();
}

/** Calls the shop as a provider's server does: by POST, or by GET without a body. */
function asker(server: FastifyInstance): AskShop {
  return async (url, body) => {
    const json = { method: "POST", headers: { "content-type": "application/json" }, payload: JSON.stringify(body) };
    const { statusCode, body: text } = await server.inject({ url, ...(body === undefined ? {} : json) });
    const answer: unknown = text === "" ? null : JSON.parse(text);
    return { status: statusCode, answer };
  };
}

/** Chooses a delivery in a stand-in, as its part on the page does; null on success, else a message. */
export async function chooseStandInShipping(
  server: FastifyInstance,
  context: PaymentContext,
  wish: { readonly provider: Provider; readonly sessionId: number; readonly id: string },
): Promise<string | null> {
  const { name, standIn } = wish.provider;
  const found = await standInPaymentOf(context, name, { sessionId: wish.sessionId, address: null });
  if (found === null || standIn.chooseShipping === undefined) return standInTexts.gone;
  return standIn.chooseShipping(context.db, found.standIn, { id: wish.id, ask: asker(server) });
}

/** Acts on a stand-in's button as the provider would: sends webhooks and redirects the shopper. */
export async function actOnStandIn(
  server: FastifyInstance,
  context: PaymentContext,
  pressed: { readonly provider: Provider; readonly sessionId: number; readonly wish: StandInAction },
): Promise<StandInOutcome> {
  const { provider, sessionId, wish } = pressed;
  const found = await pagePaymentOf(context, { name: provider.name, sessionId, order: wish.order, address: null });
  if (found === null) return { message: standInTexts.gone };
  const { payment, standIn } = found;
  const back = pageAddress("paymentReturn", payment.reference);
  if (wish.action === "cancel") return { redirect: cancelledPaymentPath };
  const pays = wish.action !== "refuse";
  const problem = pays ? ((await provider.standIn.objection?.(standIn, asker(server))) ?? null) : null;
  if (problem !== null) return { message: problem };
  await decideStandIn(context.db, standIn, pays ? "authorised" : "failed");
  if (wish.action === "invalid" || wish.action === "timeout") {
    await misbehave(context, standIn, wish.action === "invalid" ? "invalid" : "never");
  }
  const decided = (await findStandIn(context.db, provider.name, standIn.id)) ?? standIn;
  sendWebhooks(server, { payment, standIn: decided, provider, how: wish.notice });
  if (pays) return { redirect: back, providerId: standIn.id };
  return provider.hasOwnPage ? { redirect: back } : { message: standInTexts.refused };
}
