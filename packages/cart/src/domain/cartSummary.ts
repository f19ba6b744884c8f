import type { Cart, CartLine } from "./cart.ts";
import { deliveryCost, type DeliveryCart, type DeliveryCost } from "./deliveryCost.ts";
import { freeDelivery, type FreeDelivery } from "./freeDelivery.ts";
import { withoutVat } from "./withoutVat.ts";

/** A fee of the chosen way to pay, with VAT. */
export interface PaymentFee {
  readonly name: string;
  readonly priceOre: number | null;
}

/** What of a cart is added up. */
export type SummedCart = DeliveryCart & {
  readonly lines: readonly Pick<CartLine, "totalPriceInclVatOre" | "totalPriceExclVatOre">[];
};

/** The rows of the summary. Amounts are ore in the session's VAT mode but for the two that name their mode. */
export interface CartSummary {
  readonly includesVat: boolean;
  readonly productsOre: number;
  readonly delivery: DeliveryCost;
  readonly freeDelivery: FreeDelivery;
  /** Positive; 0 means that no discount row is shown. */
  readonly discountOre: number;
  readonly payment: { readonly name: string; readonly feeOre: number } | null;
  readonly totalOre: number;
  readonly totalInclVatOre: number;
  readonly vatOre: number;
}

/**
 * Adds up a cart to the ore. Goods and discounts have their own amounts with and without VAT; for delivery and fee,
 * which have one price, the dominant VAT factor gives the other. Delivery counts only when it has been chosen.
 */
export function cartSummary(cart: SummedCart, fee: PaymentFee | null = null): CartSummary {
  const { dominantVatFactor: factor } = cart;
  const delivery = deliveryCost(cart);
  const chosen = Math.max(0, cart.delivery?.selected?.priceOre ?? 0);
  const feeOre = Math.max(0, fee?.priceOre ?? 0);
  const goods = { incl: 0, excl: 0 };
  for (const line of cart.lines) {
    goods.incl += line.totalPriceInclVatOre;
    goods.excl += line.totalPriceExclVatOre;
  }
  const discount = { incl: cart.discount.totalInclVatOre, excl: cart.discount.totalExclVatOre };
  const total = {
    incl: Math.max(0, goods.incl - discount.incl) + chosen + feeOre,
    excl: Math.max(0, goods.excl - discount.excl) + withoutVat(chosen, factor) + withoutVat(feeOre, factor),
  };
  const mode = cart.includesVat ? "incl" : "excl";
  const shownFee = cart.includesVat ? feeOre : withoutVat(feeOre, factor);
  return {
    includesVat: cart.includesVat,
    productsOre: goods[mode],
    delivery,
    freeDelivery: freeDelivery(cart),
    discountOre: discount[mode],
    payment: fee && feeOre > 0 ? { name: fee.name, feeOre: shownFee } : null,
    totalOre: total[mode],
    totalInclVatOre: total.incl,
    vatOre: total.incl - total.excl,
  };
}

/**
 * What has to be said of the price of delivery: it is not known before a postal code is, or before a way of delivery is
 * chosen, or free delivery is not for the way that was chosen.
 */
export function deliveryNote(
  { delivery, freeDelivery: free }: Pick<CartSummary, "delivery" | "freeDelivery">,
  { delivery: checkout }: Pick<Cart, "delivery">,
): "unknown" | "unchosen" | "charged" | null {
  if (delivery.kind === "unknown") return checkout?.session?.postalCode ? "unchosen" : "unknown";
  return delivery.kind === "chosen" && delivery.priceOre > 0 && free.state === "qualified" ? "charged" : null;
}
