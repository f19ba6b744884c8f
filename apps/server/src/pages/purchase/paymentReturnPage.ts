import { fillPath } from "@torg/format/addresses";
import { pageAddress } from "@torg/pages/contract";
import { isUuid } from "../../database/isUuid.ts";
import { recentOrder } from "../../orders/placed/recentOrder.ts";
import { storeProviderId } from "../../payments/settling/storeProviderId.ts";
import type { Payment } from "../../payments/Payment.ts";
import { standInPath } from "../../payments/paymentPaths.ts";
import { holdsMoney, isOver } from "../../payments/settling/paymentState.ts";
import { settlePayment } from "../../payments/settling/settlePayment.ts";
import { storeReturn, shownReference } from "../../payments/settling/undecidedPayment.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import type { PaymentApp } from "../../providers/Provider.ts";
import { providerNamed } from "../../providers/providers.ts";
import { qrOf } from "../../qr/qrOf.ts";
import { addMessage } from "../../sessions/flash.ts";
import { orderingTexts } from "../../texts/orderingTexts.ts";
import { confirmationBody, placedOrder, redirectToConfirmation } from "./confirmationPage.ts";
import type { FoundPage, PageBody } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";

async function sessionPayment(
  { context, visit }: PageInput,
  wanted: { readonly reference: string } | { readonly provider: ProviderName; readonly providerId: string },
): Promise<Payment | null> {
  const session = await visit.find();
  if (session === null) return null;
  const query = context.db.selectFrom("payment").selectAll().where("session_id", "=", session.id);
  const row =
    "reference" in wanted
      ? await query.where("reference", "=", wanted.reference).executeTakeFirst()
      : await query
          .where("provider", "=", wanted.provider)
          .where((eb) => eb.or([eb("provider_id", "=", wanted.providerId), eb("provider_id", "is", null)]))
          .orderBy(
            (eb) => eb("provider_id", "=", wanted.providerId),
            (order) => order.desc().nullsLast(),
          )
          .orderBy("id", "desc")
          .executeTakeFirst();
  return row ?? null;
}

/** Redirects to the checkout with a message that says why nothing was bought. */
async function backToCheckout({ context, visit }: PageInput, text: string): Promise<FoundPage> {
  await addMessage(context.db, await visit.ensure(), { kind: "error", text });
  return { redirect: pageAddress("checkout"), status: 303 };
}

/** Returns from a failed payment. If the same cart has been ordered with another one meanwhile, shows that instead. */
async function backFromFailure(input: PageInput): Promise<FoundPage> {
  const found = await input.visit.findWith(recentOrder);
  const ordered = found?.recent_order ?? null;
  return ordered === null ? backToCheckout(input, orderingTexts.paymentFailed) : redirectToConfirmation(ordered);
}

/** A payment that waits for the buyer's app, or failed there. */
interface WaitingPayment {
  readonly payment: Payment;
  readonly app: PaymentApp;
  readonly state: "open" | "failed";
  readonly failure: string | undefined;
}

/** The page of a payment that waits for the buyer's app, or failed there. */
function appPaymentPage(
  { context: { payments } }: PageInput,
  { payment, app, state, failure }: WaitingPayment,
): PageBody {
  const { reference, amount_ore: amountOre, provider, provider_id: id, app_token: token } = payment;
  const isFailed = state === "failed";
  const back = payments.publicUrl + pageAddress("paymentReturn", reference);
  const opened = payments.hasStandIns
    ? `${fillPath(standInPath, provider)}?order=${id ?? ""}`
    : app.linkOf(token ?? "", back);
  return confirmationBody({
    kind: "app",
    payment: { provider, reference: shownReference(reference) },
    state: isFailed ? "failed" : "waiting",
    app: {
      name: providerNamed(provider)?.label ?? provider,
      reference,
      amountOre,
      link: isFailed || token === null ? null : opened,
      code: isFailed || token === null ? null : qrOf(app.codeOf(token)),
      trouble: isFailed ? app.troubleOf(failure) : null,
    },
  });
}

/**
 * The page that providers send the shopper back to: asks the provider, then thanks, says why nothing was bought, or
 * shows that the payment is still being checked.
 */
export async function paymentReturnPage(input: PageInput): Promise<FoundPage> {
  const [reference = ""] = input.parts;
  const payment = isUuid(reference) ? await sessionPayment(input, { reference }) : null;
  if (payment === null) return null;
  const { payments } = input.context;
  const { state, orderId, failure } = await settlePayment(payments, { paymentId: payment.id });
  if (holdsMoney(state) && orderId !== null) return redirectToConfirmation(orderId);
  const app = providerNamed(payment.provider)?.app;
  if (app !== undefined && (state === "open" || state === "failed")) {
    const recent = await input.visit.findWith(recentOrder);
    // A failed or open payment does not matter if the same cart has been ordered meanwhile.
    if (recent?.recent_order != null) return redirectToConfirmation(recent.recent_order);
    if (state === "open") await storeReturn(payments, payment);
    return appPaymentPage(input, { payment, app, state, failure });
  }
  if (state === "failed") return backFromFailure(input);
  if (state === "rejected" || state === "voided") return backToCheckout(input, orderingTexts.paymentGivenBack);
  await storeReturn(payments, payment);
  const shown = { provider: payment.provider, reference: shownReference(reference) };
  return confirmationBody({ kind: "payment", payment: shown, state: "checking" });
}

/** An order that this visitor may not see more of than that it was placed. */
const unseenOrder = (orderId: number) =>
  ({ kind: "order", orderId, state: "placed", order: null, progress: null }) as const;

/**
 * The confirmation page for providers whose checkout leads there by itself. The payment id in the address is trusted
 * only when the provider confirms it.
 */
export async function providerConfirmationPage(input: PageInput): Promise<FoundPage> {
  const [provider = "", providerId = ""] = input.parts;
  if (providerNamed(provider)?.redirectsToConfirmation !== true || !/^[\w-]{1,64}$/.test(providerId)) return null;
  const shown = { provider, reference: providerId };
  const payment = await sessionPayment(input, { provider, providerId });
  if (payment === null) return confirmationBody({ kind: "payment", payment: shown, state: "checking" });
  const { payments } = input.context;
  const settlement = { paymentId: payment.id, claimedId: providerId };
  const { state, orderId, isUncertain } = await settlePayment(payments, settlement);
  // Lets a job ask again later, even if the shopper never returns.
  if (isUncertain) await storeProviderId(payments, payment, providerId);
  if (holdsMoney(state) && orderId !== null) {
    const placed = (await placedOrder(input, orderId)) ?? unseenOrder(orderId);
    return confirmationBody({ ...placed, payment: shown });
  }
  if (!isOver(state)) await storeReturn(payments, { ...payment, provider_id: payment.provider_id ?? providerId });
  return confirmationBody({ kind: "payment", payment: shown, state: isOver(state) ? "refused" : "checking" });
}
