import type { CartRow } from "../cart/CartRow.ts";
import type { CheckoutChoice, CheckoutTables, DeliveryType } from "./CheckoutTables.ts";
import type { ReachedWay } from "./waysOfDelivery.ts";

/** A way of delivery, and whether it is unavailable for this cart. */
export interface OfferedDelivery {
  readonly type: DeliveryType;
  readonly isDisabled: boolean;
}

/** The way of delivery an order would have, with its option such as a pick-up point. */
export interface SelectedDelivery {
  readonly type: DeliveryType;
  readonly option: DeliveryType["shippingOptions"][number] | null;
}

/** The ways of delivery of a cart, and the selected one. */
export interface DeliveryChoice {
  readonly offered: readonly OfferedDelivery[];
  /** Null: none is chosen, or the chosen one is no longer available. */
  readonly selected: SelectedDelivery | null;
  /** The lowest price of a way that ships the goods, in öre; null when there is none. */
  readonly cheapestOre: number | null;
}

/** The input of a delivery choice. */
export interface DeliverySituation {
  readonly settings: Pick<CheckoutTables["settings"], "forcePickupInStore">;
  readonly ways: readonly ReachedWay[];
  readonly choice: Pick<CheckoutChoice, "deliveryTypeId" | "shippingOptionId">;
  readonly rows: readonly Pick<CartRow, "isDigital">[];
}

/**
 * Whether a way of delivery is unavailable: digital delivery of goods, one that does not reach the buyer, or anything
 * but pickup where pickup is forced.
 */
function isDisabled({ type, isInReach }: ReachedWay, { settings, rows }: DeliverySituation): boolean {
  if (type.isDigital) return rows.length === 0 || !rows.every((row) => row.isDigital);
  return !isInReach || (settings.forcePickupInStore && !type.isStorePickup);
}

/** The shipping option of a way of delivery: the chosen one, else the first, else none. */
export function shippingOption(type: DeliveryType, wanted: string | null): SelectedDelivery["option"] {
  return type.shippingOptions.find(({ key }) => key === wanted) ?? type.shippingOptions[0] ?? null;
}

/** Whether the chosen place is no longer available: buyers must never be sent to a place that they did not choose. */
function isPlaceGone({ placesFrom, shippingOptions }: DeliveryType, chosen: string | null): boolean {
  const isChoice = placesFrom !== "" && chosen !== null && shippingOptions.length > 0;
  return isChoice && !shippingOptions.some(({ key }) => key === chosen);
}

/** Determines how a cart can be delivered, and the selected way. */
export function deliveryChoice(situation: DeliverySituation): DeliveryChoice {
  const { ways, choice } = situation;
  const offered = ways.map((way) => ({ type: way.type, isDisabled: isDisabled(way, situation) }));
  const type = offered.find((one) => one.type.id === choice.deliveryTypeId && !one.isDisabled)?.type;
  const isSelected = type !== undefined && !isPlaceGone(type, choice.shippingOptionId);
  const homeOre = ways
    .filter(({ type: { isDigital, isStorePickup } }) => !isDigital && !isStorePickup)
    .map(({ type: { priceOre } }) => priceOre);
  return {
    offered,
    selected: !isSelected ? null : { type, option: shippingOption(type, choice.shippingOptionId) },
    cheapestOre: homeOre.length === 0 ? null : Math.min(...homeOre),
  };
}

/** The available way of delivery that matches a condition; null when there is none. */
export function availableDelivery(
  { offered }: Pick<DeliveryChoice, "offered">,
  isMeant: (type: DeliveryType) => boolean,
): DeliveryType | null {
  return offered.find(({ type, isDisabled: isOut }) => !isOut && isMeant(type))?.type ?? null;
}
