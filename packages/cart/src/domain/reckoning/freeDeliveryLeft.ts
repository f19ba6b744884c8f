/** From when on a shop takes nothing for delivery. */
export interface FreeDeliveryRule {
  /** Ore with VAT that the goods have to cost after codes; null: the shop has no free delivery. */
  readonly limitOre: number | null;
  /** All goods are fetched, so that there is nothing to be free. */
  readonly isPickupForced: boolean;
}

/** Ore that goods lack to free delivery, 0 once it is reached; null where the shop has none. */
export function freeDeliveryLeft({ limitOre, isPickupForced }: FreeDeliveryRule, goodsOre: number): number | null {
  return limitOre === null || isPickupForced ? null : Math.max(0, limitOre - goodsOre);
}
