import { changedParts, isDeliveryBuiltIn, parseOrderFingerprint } from "@torg/checkout/domain";
import { type CustomerForm, customerProblems, isSwedishNumber } from "@torg/checkout/domain/customer";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import { checkoutFingerprint } from "../../checkout/checkoutFingerprint.ts";
import { providerNamed } from "../../providers/providers.ts";
import type { PaidOrderRequest } from "./OrderRequest.ts";
import type { OrderObstacle } from "./orderResult.ts";
import { isPaidCheckout } from "../payment/paymentOrder.ts";
import { isShippingAsChosen } from "../payment/shippingChoice.ts";
import { unfitFields } from "./unfitFields.ts";

/** How an order is placed: `free`, `manual` (paid outside a provider), or the provider's name. */
export type OrderKind = string;

/** Whether the buyer has to choose a delivery method here. A free service needs none. */
function needsDelivery(checkout: LoadedCheckout, kind: OrderKind): boolean {
  if (!checkout.rows.some((row) => (row.priceOre ?? 0) > 0)) return false;
  // The provider's own checkout handles delivery.
  if (isDeliveryBuiltIn({ handler: checkout.configuration.settings.deliveryHandler }, kind)) return false;
  return checkout.delivery.offered.some(({ isDisabled }) => !isDisabled);
}

function missingDelivery(checkout: LoadedCheckout, kind: OrderKind): OrderObstacle | null {
  if (checkout.delivery.selected !== null || !needsDelivery(checkout, kind)) return null;
  // Delivery methods are only offered once the postal code is known.
  const isPlaceMissing =
    checkout.configuration.settings.requiresPostalCode && (checkout.choice.postalCode ?? "") === "";
  return { code: isPlaceMissing ? "postal-code-missing" : "delivery-missing" };
}

function paymentProblem(checkout: LoadedCheckout, kind: OrderKind): OrderObstacle | null {
  const { dueOre } = checkout.pricing;
  if (kind === "free") return dueOre === 0 ? missingDelivery(checkout, kind) : { code: "total-not-zero" };
  // A request for a quote is not paid.
  if (kind === "manual" && checkout.configuration.isQuote) return missingDelivery(checkout, kind);
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
    const bought = rows.filter((other) => other.soldId === row.soldId && other.giftCampaignId === null);
    const quantity = bought.reduce((sum, line) => sum + line.quantity, 0);
    if (row.maxQuantity !== null && quantity > row.maxQuantity)
      return { code: "max-reached", max: row.maxQuantity, name };
  }
  for (const { productId, quantity } of demand) {
    const row = rows.find((line) => line.soldId === productId);
    if (row !== undefined && quantity > row.stock) return { code: "oversold", name: row.parentName ?? row.name };
  }
  return null;
}

/** Finds what in the cart and its choices prevents a paid order; null when nothing does. */
function paidObstacle(checkout: LoadedCheckout, kind: OrderKind): OrderObstacle | null {
  if (checkout.rows.length === 0) return { code: "cart-empty" };
  return lineProblem(checkout) ?? paymentProblem(checkout, kind);
}

/**
 * Finds what prevents the order that a provider was paid for: the cart, its price or its delivery has changed since. An
 * order paid before the shop paused selling is still accepted.
 */
export function checkPaidOrder(checkout: LoadedCheckout, request: PaidOrderRequest): OrderObstacle | null {
  const obstacle = paidObstacle(checkout, request.kind);
  if (obstacle !== null) return obstacle;
  const isSame =
    isPaidCheckout(checkout, request.cartDigest) &&
    checkout.pricing.dueOre === request.amountOre &&
    isShippingAsChosen(checkout, request.shipping);
  return isSame ? null : { code: "cart-changed", parts: [] };
}

/** The same for an order that is not paid yet; refused while selling is paused. */
export function orderObstacle(checkout: LoadedCheckout, kind: OrderKind): OrderObstacle | null {
  return checkout.configuration.isPaused ? { code: "selling-paused" } : paidObstacle(checkout, kind);
}

/**
 * Compares the order with what the page showed, where the form says so; null when nothing has changed. A form that
 * requested a quote never places a binding order.
 */
function changeSince(checkout: LoadedCheckout, kind: OrderKind, form: CustomerForm): OrderObstacle | null {
  if (form.isQuote === true && !checkout.configuration.isQuote) return { code: "cart-changed", parts: [] };
  const now = checkoutFingerprint(checkout, kind !== "free" && !checkout.configuration.isQuote);
  const parts = changedParts(parseOrderFingerprint(form.shown ?? ""), now);
  if (parts.length > 0) return { code: "cart-changed", parts };
  const isSameSum = form.totalOre === null || form.totalOre === checkout.pricing.dueOre;
  return isSameSum ? null : { code: "cart-changed", parts: ["sum"] };
}

/** Finds what prevents an order, before anything is written; null when nothing does. */
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
