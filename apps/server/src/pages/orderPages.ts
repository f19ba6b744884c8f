import { fillPath } from "@torg/format/addresses";
import { pageAddress, type ConfirmationPageData } from "@torg/pages/contract";
import { sql } from "kysely";
import * as z from "zod";
import { qrOf } from "../qr/qrOf.ts";
import { isSameSecret } from "../secrets/isSameSecret.ts";
import { loadOrderedGoods } from "../orders/loadConfirmedOrder.ts";
import { keepThanked, recentOrder, type RecentOrderRecord } from "../orders/recentOrder.ts";
import { isOfAccount } from "../orders/isOfAccount.ts";
import { loadOrderEvents, orderProgressOf } from "../fulfilment/acts/orderProgressOf.ts";
import { deliveryTime } from "../orders/deliveryTime.ts";
import { placedOrderOf } from "../orders/placedOrderOf.ts";
import type { Payment } from "../payments/Payment.ts";
import { isUuid } from "../database/isUuid.ts";
import { standInPath } from "../payments/paymentPaths.ts";
import { keepProviderName } from "../payments/keepProviderName.ts";
import { holdsMoney, isOver } from "../payments/paymentState.ts";
import type { ProviderName } from "../providers/PaymentProvider.ts";
import type { PaymentApp } from "../providers/Provider.ts";
import { providerNamed } from "../providers/providers.ts";
import { keepReturn, shownReference, undecidedPayment, type UndecidedRecord } from "../payments/undecidedPayment.ts";
import { settlePayment } from "../payments/settlePayment.ts";
import { addMessage } from "../sessions/flash.ts";
import type { Session } from "../sessions/Session.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import { pageTexts } from "../texts/pageTexts.ts";
import { settingsOf } from "../settings/settingsOf.ts";
import { orderRecalls } from "./findRecalls.ts";
import { toId } from "./toId.ts";
import { legalGuarantee } from "./legalGuarantee.ts";
import type { FoundPage, PageBody } from "./pageBody.ts";
import type { MovedPage, PageInput } from "./PageInput.ts";

/** The cart page. */
export async function cartPage({ context, visit }: PageInput): Promise<FoundPage> {
  const { isQuote } = settingsOf(context.frame.current(), await visit.ensure());
  return { heading: isQuote ? pageTexts.quote.cart : pageTexts.cart, body: { page: "cart" } };
}

const toThanks = (orderId: number): MovedPage => ({ redirect: pageAddress("confirmation", orderId), status: 303 });

const aboutVisitor = sql<UndecidedRecord & RecentOrderRecord>`${undecidedPayment}, ${recentOrder}`;

/** HTML that the shop owner puts beside the checkout. */
const slotsSchema = z.object({
  checkoutPriceComparison: z.string().nullable().default(null),
  checkoutLoyaltyClub: z.string().nullable().default(null),
});

/** The HTML beside the checkout, from the settings of the shop and the session; malformed settings are ignored. */
function besideCheckout({ frame }: PageInput["context"], session: Session) {
  const { data } = slotsSchema.safeParse({ ...frame.current().ownSettings, ...session.test_settings });
  return {
    showPriceComparison: data?.checkoutPriceComparison ?? null,
    showLoyaltyClub: data?.checkoutLoyaltyClub ?? null,
  };
}

/** The checkout. A visitor who has just ordered the whole cart is sent to the thank-you page, unless already seen. */
export async function checkoutPage({ context, visit }: PageInput): Promise<PageBody | MovedPage> {
  const found = await visit.findWith(aboutVisitor);
  const ordered = found?.recent_order ?? null;
  if (ordered !== null) return toThanks(ordered);
  const session = found?.session ?? (await visit.ensure());
  const undecided = found?.undecided ?? null;
  const settings = settingsOf(context.frame.current(), session);
  const { picture, link, linkText } = legalGuarantee(settings);
  const isInternational = session.test_checkout?.["international"] === true;
  return {
    heading: settings.isQuote ? pageTexts.quote.checkout : pageTexts.checkout,
    body: {
      page: "checkout",
      countries: isInternational ? Object.entries(pageTexts.countries).map(([code, name]) => ({ code, name })) : [],
      ...besideCheckout(context, session),
      undecidedPayment: undecided && {
        reference: shownReference(undecided.reference),
        url: pageAddress("paymentReturn", undecided.reference),
      },
      legalGuarantee: picture,
      legalGuaranteeLink: picture === null || link === null ? null : { name: linkText, url: link },
    },
  };
}

/** The checkout after a payment was cancelled; says so when one had been started. */
export async function calledOffPage(input: PageInput): Promise<FoundPage> {
  const page = await checkoutPage(input);
  if ("redirect" in page) return page;
  const session = await input.visit.ensure();
  const payment = await input.context.db
    .selectFrom("payment")
    .select("id")
    .where("session_id", "=", session.id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return payment === undefined ? page : { ...page, messages: [{ kind: "info", text: orderingTexts.paymentCalledOff }] };
}

/** Hours that the thank-you page shows the ordered goods; the mail has them for good. */
const shownFor = 24;

/** The placed order, for the session that placed it recently or for a visitor with the order's own key. */
async function placedOrder({ context: { db }, visit, url }: PageInput, orderId: number): Promise<PlacedThanks | null> {
  // Asked first: a login that has ended takes its orders out of the session.
  const session = await visit.find();
  const order = await db.selectFrom("order").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (order === undefined) return null;
  const hasKey = isSameSecret(url.searchParams.get("key") ?? "", order.access_token);
  const isOwn = session !== null && order.session_id === session.id;
  // Being logged in with the order's address is proof enough, like the key from the mail.
  const isProved = hasKey || (await isOfAccount(db, session?.customer_id ?? null, order));
  if (!isOwn && !isProved) return null;
  const isRecent = order.created_at.getTime() > Date.now() - shownFor * 3_600_000;
  const goods = isProved || isRecent ? await loadOrderedGoods(db, orderId) : null;
  const progress = goods && orderProgressOf(order, goods.lines, await loadOrderEvents(db, [orderId]));
  if (order.state === "cancelled") return { orderId: order.id, order: null, state: "cancelled", progress };
  if (isOwn && order.thanked_at === null) await keepThanked(db, order.id);
  return {
    orderId: order.id,
    order: goods && placedOrderOf({ ...goods, order, deliveryTime: await deliveryTime(db, order) }),
    progress,
  };
}

/** The thank-you page of an order: only for the session that placed it, or with the order's own key. */
export async function confirmationPage(input: PageInput): Promise<FoundPage> {
  const id = toId(input.parts[0]);
  const placed = id === null ? null : await placedOrder(input, id);
  if (placed === null) return null;
  const recalls = placed.order === null ? [] : await orderRecalls(input.context, { orderId: placed.orderId });
  return confirmation({ ...placed, recalls: [...recalls] });
}

type PlacedThanks = Pick<ConfirmationPageData, "order" | "progress"> & { readonly orderId: number } & Partial<
    Pick<ConfirmationPageData, "state">
  >;

/** The thank-you page from what is known of an order. */
function confirmation(
  known: Partial<Omit<ConfirmationPageData, "page">> & Pick<ConfirmationPageData, "orderId">,
): PageBody {
  const {
    provider = null,
    reference = null,
    state = "placed",
    order = null,
    progress = null,
    app = null,
    recalls = [],
    orderId,
  } = known;
  const thanks = order?.isQuote === true ? pageTexts.quote.confirmation : pageTexts.confirmation;
  const heading = state === "placed" ? thanks : pageTexts.payment[state];
  return {
    heading,
    body: { page: "confirmation", orderId, provider, reference, state, order, progress, app, recalls },
  };
}

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
  return ordered === null ? backToCheckout(input, orderingTexts.paymentFailed) : toThanks(ordered);
}

/** A payment that waits for the buyer's app, or failed there. */
interface WaitingPayment {
  readonly payment: Payment;
  readonly app: PaymentApp;
  readonly state: "open" | "failed";
  readonly failure: string | undefined;
}

/** The page of a payment that waits for the buyer's app, or failed there. */
function waiting({ context: { payments } }: PageInput, { payment, app, state, failure }: WaitingPayment): PageBody {
  const { reference, amount_ore: amountOre, provider, provider_id: id, app_token: token } = payment;
  const isFailed = state === "failed";
  const back = payments.publicUrl + pageAddress("paymentReturn", reference);
  const opened = payments.hasStandIns
    ? `${fillPath(standInPath, provider)}?order=${id ?? ""}`
    : app.linkOf(token ?? "", back);
  const known = { provider, reference: shownReference(reference), orderId: shownReference(reference) };
  return confirmation({
    ...known,
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
  if (holdsMoney(state) && orderId !== null) return toThanks(orderId);
  const app = providerNamed(payment.provider)?.app;
  if (app !== undefined && (state === "open" || state === "failed")) {
    const recent = await input.visit.findWith(recentOrder);
    // A failed or open payment does not matter if the same cart has been ordered meanwhile.
    if (recent?.recent_order != null) return toThanks(recent.recent_order);
    if (state === "open") await keepReturn(payments, payment);
    return waiting(input, { payment, app, state, failure });
  }
  if (state === "failed") return backFromFailure(input);
  if (state === "rejected" || state === "voided") return backToCheckout(input, orderingTexts.paymentGivenBack);
  await keepReturn(payments, payment);
  const shown = shownReference(reference);
  return confirmation({ orderId: shown, provider: payment.provider, reference: shown, state: "checking" });
}

/**
 * The thank-you page for providers whose checkout leads there by itself. The payment id in the address is trusted only
 * when the provider confirms it.
 */
export async function providerConfirmationPage(input: PageInput): Promise<FoundPage> {
  const [provider = "", providerId = ""] = input.parts;
  if (providerNamed(provider)?.redirectsToConfirmation !== true || !/^[\w-]{1,64}$/.test(providerId)) return null;
  const known = { orderId: providerId, provider, reference: providerId };
  const payment = await sessionPayment(input, { provider, providerId });
  if (payment === null) return confirmation({ ...known, state: "checking" });
  const { payments } = input.context;
  const settlement = { paymentId: payment.id, claimedId: providerId };
  const { state, orderId, isUncertain } = await settlePayment(payments, settlement);
  // Lets a job ask again later, even if the shopper never returns.
  if (isUncertain) await keepProviderName(payments, payment, providerId);
  if (holdsMoney(state) && orderId !== null) {
    return confirmation({ ...known, orderId, ...(await placedOrder(input, orderId)) });
  }
  if (!isOver(state)) await keepReturn(payments, { ...payment, provider_id: payment.provider_id ?? providerId });
  return confirmation({ ...known, state: isOver(state) ? "refused" : "checking" });
}
