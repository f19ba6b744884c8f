import type { CartRow } from "../../cart/CartRow.ts";
import type { CheckoutChoice, CheckoutConfiguration, DeliveryQuote } from "../configuration/CheckoutConfiguration.ts";
import type { QuotedDelivery } from "./quoteDeliveries.ts";

/** A delivery method, and whether it is unavailable for this cart. */
export interface DeliveryOption {
  readonly quote: DeliveryQuote;
  readonly isDisabled: boolean;
}

/** The delivery method an order would have, with its option such as a pick-up point. */
export interface SelectedDelivery {
  readonly quote: DeliveryQuote;
  readonly option: DeliveryQuote["shippingOptions"][number] | null;
}

/** The quotes of delivery of a cart, and the selected one. */
export interface DeliveryChoice {
  readonly offered: readonly DeliveryOption[];
  /** Null: none is chosen, or the chosen one is no longer available. */
  readonly selected: SelectedDelivery | null;
  /** The lowest price of a way that ships the goods, in öre; null when there is none. */
  readonly cheapestOre: number | null;
}

/** The input of a delivery choice. */
export interface DeliverySituation {
  readonly settings: Pick<CheckoutConfiguration["settings"], "forcePickupInStore">;
  readonly quotes: readonly QuotedDelivery[];
  readonly choice: Pick<CheckoutChoice, "deliveryTypeId" | "shippingOptionId">;
  readonly rows: readonly Pick<CartRow, "isDigital">[];
}

/**
 * Whether a delivery method is unavailable: digital delivery of goods, one that does not reach the buyer, or anything
 * but pickup where pickup is forced.
 */
function isDisabled({ quote, isInReach }: QuotedDelivery, { settings, rows }: DeliverySituation): boolean {
  if (quote.isDigital) return rows.length === 0 || !rows.every((row) => row.isDigital);
  return !isInReach || (settings.forcePickupInStore && !quote.isStorePickup);
}

/** The shipping option of a delivery method: the chosen one, else the first, else none. */
export function shippingOption(quote: DeliveryQuote, wanted: string | null): SelectedDelivery["option"] {
  return quote.shippingOptions.find(({ key }) => key === wanted) ?? quote.shippingOptions[0] ?? null;
}

/** Whether the chosen place is no longer available: buyers must never be sent to a place that they did not choose. */
function isPickupPlaceGone({ placesFrom, shippingOptions }: DeliveryQuote, chosen: string | null): boolean {
  const isChoice = placesFrom !== "" && chosen !== null && shippingOptions.length > 0;
  return isChoice && !shippingOptions.some(({ key }) => key === chosen);
}

/** Determines how a cart can be delivered, and the selected way. */
export function deliveryChoice(situation: DeliverySituation): DeliveryChoice {
  const { quotes, choice } = situation;
  const offered = quotes.map((quoted) => ({ quote: quoted.quote, isDisabled: isDisabled(quoted, situation) }));
  const quote = offered.find((option) => option.quote.id === choice.deliveryTypeId && !option.isDisabled)?.quote;
  const isSelected = quote !== undefined && !isPickupPlaceGone(quote, choice.shippingOptionId);
  const homeOre = quotes
    .filter(({ quote: { isDigital, isStorePickup } }) => !isDigital && !isStorePickup)
    .map(({ quote: { priceOre } }) => priceOre);
  return {
    offered,
    selected: !isSelected ? null : { quote, option: shippingOption(quote, choice.shippingOptionId) },
    cheapestOre: homeOre.length === 0 ? null : Math.min(...homeOre),
  };
}

/** The available delivery method that matches a condition; null when there is none. */
export function availableDelivery(
  { offered }: Pick<DeliveryChoice, "offered">,
  isMeant: (quote: DeliveryQuote) => boolean,
): DeliveryQuote | null {
  return offered.find(({ quote, isDisabled: isOut }) => !isOut && isMeant(quote))?.quote ?? null;
}
