import { changedParts, isDeliveryBuiltIn, readShownOrder } from "@torg/checkout/domain";
import { type CustomerForm, customerProblems, isSwedishNumber } from "@torg/checkout/domain/customer";
import type { LoadedCheckout } from "../checkout/loadCheckout.ts";
import { shownCheckout } from "../checkout/shownCheckout.ts";
import { providerNamed } from "../providers/providers.ts";
import type { PaidOrderRequest } from "./OrderRequest.ts";
import type { OrderObstacle } from "./OrderRefusal.ts";
import { isPaidCheckout } from "./paymentOrder.ts";
import { isShippingAsChosen } from "./shippingChoice.ts";
import { unfitFields } from "./unfitFields.ts";

/** By which way an order comes: `free`, `manual` where it is paid outside a provider, or the name of the provider. */
export type OrderKind = string;

/** Whether the goods need a way to their buyer that the buyer can choose here. A service that costs nothing needs none. */
function needsDelivery(checkout: LoadedCheckout, kind: OrderKind): boolean {
  if (!checkout.rows.some((row) => (row.priceOre ?? 0) > 0)) return false;
  // The provider's own checkout asks for it.
  if (isDeliveryBuiltIn({ handler: checkout.tables.settings.deliveryHandler }, kind)) return false;
  return checkout.delivery.offered.some(({ isDisabled }) => !isDisabled);
}

function missingDelivery(checkout: LoadedCheckout, kind: OrderKind): OrderObstacle | null {
  if (checkout.delivery.selected !== null || !needsDelivery(checkout, kind)) return null;
  // Nobody is offered a way of delivery before telling where to.
  const isPlaceMissing = checkout.tables.settings.requiresPostalCode && (checkout.choice.postalCode ?? "") === "";
  return { code: isPlaceMissing ? "postal-code-missing" : "delivery-missing" };
}

function paymentProblem(checkout: LoadedCheckout, kind: OrderKind): OrderObstacle | null {
  const { leftOre } = checkout.reckoning;
  if (kind === "free") return leftOre === 0 ? missingDelivery(checkout, kind) : { code: "total-not-zero" };
  // Nothing is paid for a request.
  if (kind === "manual" && checkout.tables.isQuote) return missingDelivery(checkout, kind);
  const method = checkout.payment.selected;
  const isOwn = method?.snippet === "manual_payment" && providerNamed(method.handler) === null;
  const isManual = isOwn || checkout.overrides.snippet === "manual_payment";
  const isChosen = kind === "manual" ? isManual : method?.handler === kind;
  if (!isChosen || method === null) return { code: "payment-unavailable" };
  return missingDelivery(checkout, kind);
}

function lineProblem({ rows, demand }: LoadedCheckout): OrderObstacle | null {
  for (const row of rows) {
    const name = row.parentName ?? row.name;
    if (row.priceOre === null) return { code: "not-for-sale", name };
    const bought = rows.filter((one) => one.soldId === row.soldId && one.giftCampaignId === null);
    const quantity = bought.reduce((sum, one) => sum + one.quantity, 0);
    if (row.maxQuantity !== null && quantity > row.maxQuantity)
      return { code: "max-reached", max: row.maxQuantity, name };
  }
  for (const { productId, quantity } of demand) {
    const row = rows.find((one) => one.soldId === productId);
    if (row !== undefined && quantity > row.stock) return { code: "oversold", name: row.parentName ?? row.name };
  }
  return null;
}

/** Looks for what in the cart and its choices stands in the way of an order that is paid; null when nothing does. */
function paidObstacle(checkout: LoadedCheckout, kind: OrderKind): OrderObstacle | null {
  if (checkout.rows.length === 0) return { code: "cart-empty" };
  return lineProblem(checkout) ?? paymentProblem(checkout, kind);
}

/**
 * Looks for what stands in the way of the order that a provider was paid for: the cart is another one by now, costs
 * something else, or is delivered otherwise. What was paid before the shop paused its selling is delivered.
 */
export function checkPaidOrder(checkout: LoadedCheckout, request: PaidOrderRequest): OrderObstacle | null {
  const obstacle = paidObstacle(checkout, request.kind);
  if (obstacle !== null) return obstacle;
  const isSame =
    isPaidCheckout(checkout, request.cartDigest) &&
    checkout.reckoning.leftOre === request.amountOre &&
    isShippingAsChosen(checkout, request.shipping);
  return isSame ? null : { code: "cart-changed", parts: [] };
}

/** The same for one that is not paid yet, which a shop that sells nothing does not take. */
export function orderObstacle(checkout: LoadedCheckout, kind: OrderKind): OrderObstacle | null {
  return checkout.tables.isPaused ? { code: "selling-paused" } : paidObstacle(checkout, kind);
}

/**
 * What of the order is other than the page has shown, where it tells what it has shown; null when nothing is, and nothing
 * binding is ordered where it asked for a quote.
 */
function changeSince(checkout: LoadedCheckout, kind: OrderKind, form: CustomerForm): OrderObstacle | null {
  if (form.isQuote === true && !checkout.tables.isQuote) return { code: "cart-changed", parts: [] };
  const now = shownCheckout(checkout, kind !== "free" && !checkout.tables.isQuote);
  const parts = changedParts(readShownOrder(form.shown ?? ""), now);
  if (parts.length > 0) return { code: "cart-changed", parts };
  const isSameSum = form.totalOre === null || form.totalOre === checkout.reckoning.leftOre;
  return isSameSum ? null : { code: "cart-changed", parts: ["sum"] };
}

/** Looks for what stands in the way of an order, before anything is written; null when nothing does. */
export function checkOrder(
  checkout: LoadedCheckout,
  kind: OrderKind,
  { form, now }: { readonly form: CustomerForm; readonly now: Date },
): OrderObstacle | null {
  const obstacle = orderObstacle(checkout, kind);
  if (obstacle !== null) return obstacle;
  const fields = {
    ...unfitFields(form),
    ...customerProblems(
      { ...form, customerType: checkout.choice.customerType },
      { requiresPersonalNumber: false, countryCode: checkout.choice.countryCode, now, isNumber: isSwedishNumber },
    ),
  };
  if (Object.keys(fields).length > 0) return { code: "fields", fields };
  return changeSince(checkout, kind, form);
}
