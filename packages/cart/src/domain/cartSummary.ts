import type { Cart, CartLine } from "./cart.ts";
import { deliveryCost, type DeliveryCart, type DeliveryCost } from "./deliveryCost.ts";
import { discountParts } from "./discountParts.ts";
import { freeDelivery, type FreeDelivery } from "./freeDelivery.ts";
import { type Amount, sumOf, withoutVat } from "./reckoning/amount.ts";
import { totalOf } from "./reckoning/totalOf.ts";

/** A fee of the chosen way to pay, with VAT. */
export interface PaymentFee {
  readonly name: string;
  readonly priceOre: number | null;
}

/** What of a cart is added up. */
export type SummedCart = {
  readonly lines: readonly Pick<CartLine, "totalPriceInclVatOre" | "totalPriceExclVatOre">[];
} & DeliveryCart;

/** The rows of the summary. Amounts are ore in the session's VAT mode but for the two that name their mode. */
export interface CartSummary {
  readonly includesVat: boolean;
  readonly productsOre: number;
  readonly delivery: DeliveryCost;
  readonly freeDelivery: FreeDelivery;
  /** What codes lower the price by; positive, 0 means that no discount row is shown. */
  readonly discountOre: number;
  readonly payment: { readonly name: string; readonly feeOre: number } | null;
  /** What the purchase costs, however it is paid. */
  readonly totalOre: number;
  readonly totalInclVatOre: number;
  readonly vatOre: number;
  /** What gift cards pay of it, and what is left to pay; both with VAT. */
  readonly cardsOre: number;
  readonly leftOre: number;
}

/** A price with VAT, and without it. */
const charge = (inclOre: number, factor: number): Amount => ({ inclOre, exclOre: withoutVat(inclOre, factor) });

/**
 * Adds up a cart to the ore. Goods and discounts have their own amounts with and without VAT; for delivery and fee,
 * which have one price, the dominant VAT factor gives the other. Delivery counts only when it has been chosen. A gift card
 * lowers what is left to pay, and neither the total nor its VAT.
 */
export function cartSummary(cart: SummedCart, fee: PaymentFee | null = null): CartSummary {
  const { dominantVatFactor: factor, discount, includesVat } = cart;
  const delivery = charge(Math.max(0, cart.delivery?.selected?.priceOre ?? 0), factor);
  const feeAmount = charge(Math.max(0, fee?.priceOre ?? 0), factor);
  const goods = sumOf(
    cart.lines.map((line) => ({ inclOre: line.totalPriceInclVatOre, exclOre: line.totalPriceExclVatOre })),
  );
  const { reduction, cardsOre: onCardsOre } = discountParts(discount);
  const total = totalOf({ goods, reduction, charges: [delivery, feeAmount] });
  const cardsOre = Math.min(onCardsOre, total.inclOre);
  const shown = ({ inclOre, exclOre }: Amount): number => (includesVat ? inclOre : exclOre);
  return {
    includesVat,
    productsOre: shown(goods),
    delivery: deliveryCost(cart),
    freeDelivery: freeDelivery(cart),
    discountOre: shown(reduction),
    payment: fee && feeAmount.inclOre > 0 ? { name: fee.name, feeOre: shown(feeAmount) } : null,
    totalOre: Math.max(0, shown(total)),
    totalInclVatOre: total.inclOre,
    vatOre: total.vatOre,
    cardsOre,
    leftOre: total.inclOre - cardsOre,
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
