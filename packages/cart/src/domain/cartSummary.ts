import type { Cart, CartLine } from "./cart.ts";
import { deliveryCost, type DeliveryCart, type DeliveryCost } from "./deliveryCost.ts";
import { discountParts } from "./discountParts.ts";
import { freeDelivery, type FreeDelivery } from "./freeDelivery.ts";
import { add, type Amount, withoutVat } from "./pricing/amount.ts";
import { totalOf } from "./pricing/totalOf.ts";

/** The fee of the chosen payment method, with VAT. */
export interface PaymentFee {
  readonly name: string;
  readonly priceOre: number | null;
}

/** The parts of a cart that are added up. */
export type SummedCart = {
  readonly lines: readonly Pick<CartLine, "totalPriceInclVatOre" | "totalPriceExclVatOre">[];
} & DeliveryCart;

/**
 * The rows of the summary. Amounts are in ore in the session's VAT mode, unless their name or comment says otherwise.
 */
export interface CartSummary {
  readonly includesVat: boolean;
  readonly productsOre: number;
  readonly delivery: DeliveryCost;
  readonly freeDelivery: FreeDelivery;
  /** The reduction by codes; positive, and no discount row is shown if it is 0. */
  readonly discountOre: number;
  readonly payment: { readonly name: string; readonly feeOre: number } | null;
  /** The cost of the purchase, however it is paid. */
  readonly totalOre: number;
  readonly totalInclVatOre: number;
  readonly vatOre: number;
  /** The amount that gift cards pay, and the amount left to pay; both with VAT. */
  readonly giftCardsOre: number;
  readonly dueOre: number;
}

/** A price with and without VAT. */
const charge = (inclOre: number, factor: number): Amount => ({ inclOre, exclOre: withoutVat(inclOre, factor) });

/**
 * Adds up a cart to the ore. Goods and discounts have their own amounts with and without VAT. Delivery and fee have one
 * price with VAT; the dominant VAT factor gives the other. Delivery counts only once it is chosen. A gift card lowers
 * the amount left to pay, but not the total or its VAT.
 */
export function cartSummary(cart: SummedCart, fee: PaymentFee | null = null): CartSummary {
  const { dominantVatFactor: factor, includesVat } = cart;
  const delivery = charge(Math.max(0, cart.delivery?.selected?.priceOre ?? 0), factor);
  const feeAmount = charge(Math.max(0, fee?.priceOre ?? 0), factor);
  const subtotal = add(
    cart.lines.map((line) => ({ inclOre: line.totalPriceInclVatOre, exclOre: line.totalPriceExclVatOre })),
  );
  const { discount, giftCardsOre: onGiftCardsOre } = discountParts(cart.discount);
  const total = totalOf({ subtotal, discount, charges: [delivery, feeAmount] });
  const giftCardsOre = Math.min(onGiftCardsOre, total.inclOre);
  const shownOre = ({ inclOre, exclOre }: Amount): number => (includesVat ? inclOre : exclOre);
  return {
    includesVat,
    productsOre: shownOre(subtotal),
    delivery: deliveryCost(cart),
    freeDelivery: freeDelivery(cart),
    discountOre: shownOre(discount),
    payment: fee && feeAmount.inclOre > 0 ? { name: fee.name, feeOre: shownOre(feeAmount) } : null,
    totalOre: Math.max(0, shownOre(total)),
    totalInclVatOre: total.inclOre,
    vatOre: total.vatOre,
    giftCardsOre,
    dueOre: total.inclOre - giftCardsOre,
  };
}

/**
 * The note about the delivery price: it is not known until a postal code is given or a delivery method is chosen, or
 * free delivery does not apply to the chosen method.
 */
export function deliveryNote(
  { delivery, freeDelivery: free }: Pick<CartSummary, "delivery" | "freeDelivery">,
  { delivery: checkout }: Pick<Cart, "delivery">,
): "unknown" | "unchosen" | "charged" | null {
  if (delivery.kind === "unknown") return checkout?.session?.postalCode ? "unchosen" : "unknown";
  return delivery.kind === "chosen" && delivery.priceOre > 0 && free.state === "qualified" ? "charged" : null;
}
