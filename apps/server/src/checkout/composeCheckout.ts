import { calculatePrice } from "@torg/cart/domain/pricing";
import type { CartContents } from "../cart/loadCart.ts";
import type { PointsBySource } from "../delivery/createServicePoints.ts";
import { stockDemand } from "../stock/stockDemand.ts";
import { type CheckoutSession, choiceOf } from "./choiceOf.ts";
import type { CheckoutConfiguration } from "./configuration/CheckoutConfiguration.ts";
import { overrideConfiguration } from "./configuration/overrideConfiguration.ts";
import { deliveryChoice } from "./delivery/deliveryChoice.ts";
import { quoteDeliveries } from "./delivery/quoteDeliveries.ts";
import { rowsInStore } from "./delivery/storePlaces.ts";
import type { LoadedCheckout } from "./LoadedCheckout.ts";
import { paymentChoice } from "./payment/paymentSelection.ts";
import { swedishDay } from "./swedishDay.ts";

/** The input of a checkout. */
export interface CheckoutInput {
  /** Null: a visitor without a session. */
  readonly session: CheckoutSession | null;
  /** The shop's own configuration, before any override. */
  readonly configuration: CheckoutConfiguration;
  readonly contents: CartContents;
  /** The known pick-up points near the buyer. */
  readonly points?: PointsBySource;
  readonly now?: Date;
}

/** Composes a checkout from what was read, and calculates its price. */
export function composeCheckout({
  session,
  configuration: shopConfiguration,
  contents,
  points = {},
  now,
}: CheckoutInput): LoadedCheckout {
  const { rows: cartRows, discounts: codes, lapsed } = contents;
  const { configuration, overrides } = overrideConfiguration(shopConfiguration, session);
  const choice = choiceOf(session, overrides);
  const quotes = quoteDeliveries(configuration.deliveryMethods, {
    rows: cartRows,
    stores: configuration.stores,
    choice,
    points,
    today: swedishDay(now),
  });
  const delivery = deliveryChoice({ settings: configuration.settings, quotes, choice, rows: cartRows });
  const storeId = delivery.selected?.option?.storeId ?? null;
  const rows = storeId === null ? cartRows : rowsInStore(cartRows, storeId);
  const payment = paymentChoice(configuration.paymentMethods, choice);
  const { freeDeliveryLimitOre: limitOre, forcePickupInStore: isPickupForced } = configuration.settings;
  return {
    sessionId: session?.id ?? 0,
    customerId: session?.customer_id ?? null,
    cartKey: session?.cart_key ?? "",
    overrides,
    choice,
    configuration,
    rows,
    demand: stockDemand(rows, storeId),
    delivery,
    payment,
    pricing: calculatePrice({
      rows,
      codes,
      freeDelivery: { limitOre, isPickupForced },
      // An empty cart has no delivery.
      delivery: rows.length === 0 ? null : (delivery.selected?.quote ?? null),
      feeOre: payment.selected?.priceOre ?? 0,
    }),
    lapsedDiscount: lapsed,
    includesVat: overrides.includes_vat ?? choice.customerType === "private",
  };
}
