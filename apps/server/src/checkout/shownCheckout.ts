import { shownOrder, type ShownOrder } from "@torg/checkout/domain";
import type { LoadedCheckout } from "./loadCheckout.ts";

function shownDelivery({ choice, delivery: { selected } }: LoadedCheckout) {
  return {
    selected_delivery_option: selected === null ? null : { id: selected.type.id, priceOre: null },
    session: { postal_code: choice.postalCode, shipping_option_id: selected?.option?.key ?? null },
  };
}

/** What a page shows of the order that would be placed now; nothing is paid for an order of nothing or an offer. */
export function shownCheckout(checkout: LoadedCheckout, isPaid = !checkout.tables.isOffer): ShownOrder {
  const { choice, payment, reckoning, rows, tables } = checkout;
  return shownOrder({
    lines: reckoning.lines.map(({ row, total }) => ({
      productId: row.productId,
      variantId: row.variantId,
      quantity: row.quantity,
      giftCampaignId: row.giftCampaignId,
      totalPriceInclVatOre: total.inclOre,
    })),
    discount: {
      rows: reckoning.codes.map(({ code: { code }, amount }) => ({
        code,
        amountInclVatOre: amount.inclOre,
      })),
    },
    data: {
      customer_type: choice.customerType,
      country_code: choice.countryCode,
      delivery_checkout: rows.length === 0 ? null : shownDelivery(checkout),
      terms_version: tables.termsVersion,
    },
    paymentTypeId: isPaid ? (payment.selected?.id ?? null) : null,
    totalOre: reckoning.total.inclOre,
  });
}
