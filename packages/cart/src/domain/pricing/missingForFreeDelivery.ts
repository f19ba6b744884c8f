/** The condition for free delivery. */
export interface FreeDeliveryRule {
  /** The limit in ore with VAT for the goods after codes; null if the shop has no free delivery. */
  readonly limitOre: number | null;
  /** All goods must be picked up, so there is no delivery to be free. */
  readonly isPickupForced: boolean;
}

/** Ore missing to free delivery, 0 once it is reached; null if the shop has none. */
export function missingForFreeDelivery(
  { limitOre, isPickupForced }: FreeDeliveryRule,
  goodsOre: number,
): number | null {
  return limitOre === null || isPickupForced ? null : Math.max(0, limitOre - goodsOre);
}
