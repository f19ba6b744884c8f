import { orderFingerprint, type OrderFingerprint } from "@torg/checkout/domain";
import type { LoadedCheckout } from "./LoadedCheckout.ts";

function shownDelivery({ choice, delivery: { selected } }: LoadedCheckout) {
  return {
    selected: selected === null ? null : { id: selected.quote.id, priceOre: null },
    session: { postalCode: choice.postalCode, shippingOptionId: selected?.option?.key ?? null },
  };
}

/** The summary of the order as a page shows it; without payment if the cart is empty or for a quote. */
export function checkoutFingerprint(
  checkout: LoadedCheckout,
  isPaid = !checkout.configuration.isQuote,
): OrderFingerprint {
  const { choice, payment, pricing, rows, configuration } = checkout;
  return orderFingerprint({
    lines: pricing.lines.map(({ row, total }) => ({
      productId: row.productId,
      variantId: row.variantId,
      quantity: row.quantity,
      giftCampaignId: row.giftCampaignId,
      totalPriceInclVatOre: total.inclOre,
    })),
    discount: {
      rows: pricing.codes.map(({ code: { code }, amount }) => ({
        code,
        amountInclVatOre: amount.inclOre,
      })),
    },
    data: {
      customerType: choice.customerType,
      countryCode: choice.countryCode,
      delivery: rows.length === 0 ? null : shownDelivery(checkout),
      termsVersion: configuration.termsVersion,
    },
    paymentTypeId: isPaid ? (payment.selected?.id ?? null) : null,
    totalOre: pricing.dueOre,
  });
}
