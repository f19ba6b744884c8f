import type { CartRow } from "../cart/CartRow.ts";
import type { CheckoutChoice, CheckoutTables, DeliveryType } from "./CheckoutTables.ts";
import type { ReachedWay } from "./waysOfDelivery.ts";

/** A way of delivery, and whether this cart can be delivered so. */
export interface OfferedDelivery {
  readonly type: DeliveryType;
  readonly isDisabled: boolean;
}

/** The way of delivery that an order would have, with the pick-up point or the like that counts. */
export interface SelectedDelivery {
  readonly type: DeliveryType;
  readonly option: DeliveryType["shippingOptions"][number] | null;
}

/** How a cart can be delivered, and how it will be. */
export interface DeliveryChoice {
  readonly offered: readonly OfferedDelivery[];
  /** Null: none is chosen, or the chosen one cannot be had any longer. */
  readonly selected: SelectedDelivery | null;
  /** The lowest price among the ways that bring the goods home, in ore; null when there is none. */
  readonly cheapestOre: number | null;
}

/** What a choice of delivery is made from. */
export interface DeliverySituation {
  readonly settings: Pick<CheckoutTables["settings"], "forcePickupInStore">;
  readonly ways: readonly ReachedWay[];
  readonly choice: Pick<CheckoutChoice, "deliveryTypeId" | "shippingOptionId">;
  readonly rows: readonly Pick<CartRow, "isDigital">[];
}

/**
 * Whether a way of delivery cannot be had: digital delivery of goods, one that does not reach the buyer, or anything but
 * pickup where pickup is forced.
 */
function isDisabled({ type, isInReach }: ReachedWay, { settings, rows }: DeliverySituation): boolean {
  if (type.isDigital) return rows.length === 0 || !rows.every((row) => row.isDigital);
  return !isInReach || (settings.forcePickupInStore && !type.isStorePickup);
}

/** The shipping option that counts for a way of delivery: the wanted one, else the first, else none. */
export function shippingOption(type: DeliveryType, wanted: string | null): SelectedDelivery["option"] {
  return type.shippingOptions.find(({ key }) => key === wanted) ?? type.shippingOptions[0] ?? null;
}

/** Whether the place that was chosen cannot be had any longer: nobody is to fetch goods where they did not choose to. */
function isPlaceGone({ placesFrom, shippingOptions }: DeliveryType, chosen: string | null): boolean {
  const isChoice = placesFrom !== "" && chosen !== null && shippingOptions.length > 0;
  return isChoice && !shippingOptions.some(({ key }) => key === chosen);
}

/** Finds out how a cart can be delivered, and how it will be. */
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

/** A way of delivery that this cart can have, by what it is known by; null when there is none. */
export function availableDelivery(
  { offered }: Pick<DeliveryChoice, "offered">,
  isMeant: (type: DeliveryType) => boolean,
): DeliveryType | null {
  return offered.find(({ type, isDisabled: isOut }) => !isOut && isMeant(type))?.type ?? null;
}
