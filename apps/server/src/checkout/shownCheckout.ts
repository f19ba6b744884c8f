import { shownOrder, type ShownOrder } from "@torg/checkout/domain";
import { toKronor } from "@torg/format";
import type { LoadedCheckout } from "./loadCheckout.ts";

function shownDelivery({ choice, delivery: { selected } }: LoadedCheckout) {
  return {
    selected_delivery_option: selected === null ? null : { value: selected.type.id, price: null },
    session: { postal_code: choice.postalCode, shipping_option_id: selected?.option?.key ?? null },
  };
}

/** What a page shows of the order that would be placed now; nothing is paid for an order of nothing or an offer. */
export function shownCheckout(checkout: LoadedCheckout, isPaid = !checkout.tables.isOffer): ShownOrder {
  const { choice, payment, reckoning, rows, tables } = checkout;
  return shownOrder({
    lines: reckoning.lines.map(({ row, total }) => ({
      product_id: row.productId,
      variant_id: row.variantId,
      quantity: row.quantity,
      give_away_campaign_id: row.giftCampaignId,
      total_price_incl_vat: toKronor(total.inclOre),
    })),
    discount: {
      rows: reckoning.codes.map(({ code: { code }, amount }) => ({
        code,
        discount_amount_incl_vat: toKronor(amount.inclOre),
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
