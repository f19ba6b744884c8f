import type { CheckoutSituation, DeliveryType } from "./CheckoutTables.ts";

/** Whether the goods reach the limit from which delivery may be free. */
export function reachesFreeDelivery({ tables, goodsOre }: Pick<CheckoutSituation, "tables" | "goodsOre">): boolean {
  const { freeDeliveryLimit, forcePickupInStore } = tables.settings;
  return freeDeliveryLimit !== null && !forcePickupInStore && goodsOre >= freeDeliveryLimit * 100;
}

/** What a way of delivery costs this cart, in ore with VAT. */
export function deliveryPriceOre(
  type: DeliveryType,
  situation: Pick<CheckoutSituation, "tables" | "goodsOre">,
): number {
  return type.freeFromLimit && reachesFreeDelivery(situation) ? 0 : type.priceOre;
}

/** Whether a way of delivery cannot be had: digital delivery of goods, or anything but pickup where pickup is forced. */
export function isDeliveryDisabled(
  type: DeliveryType,
  { tables, rows }: Pick<CheckoutSituation, "tables" | "rows">,
): boolean {
  if (type.isDigital) return rows.length === 0 || !rows.every((row) => row.isDigital);
  return tables.settings.forcePickupInStore && !type.isStorePickup;
}

/** The chosen way of delivery, or null when none is chosen or the chosen one cannot be had any longer. */
export function selectedDelivery(situation: CheckoutSituation): DeliveryType | null {
  const type = situation.tables.deliveryTypes.find((one) => one.id === situation.choice.deliveryTypeId);
  return type === undefined || isDeliveryDisabled(type, situation) ? null : type;
}

/** The shipping option that counts for a way of delivery: the wanted one, else the first, else none. */
export function shippingOptionOf(type: DeliveryType, wanted: string | null): string | null {
  const found = type.shippingOptions.find((option) => option.key === wanted) ?? type.shippingOptions[0];
  return found?.key ?? null;
}

/** The lowest price among the ways that bring the goods home, in ore; null when there is none. */
export function cheapestDeliveryOre({ tables }: Pick<CheckoutSituation, "tables">): number | null {
  const prices = tables.deliveryTypes
    .filter((type) => !type.isDigital && !type.isStorePickup)
    .map((type) => type.priceOre);
  return prices.length === 0 ? null : Math.min(...prices);
}
