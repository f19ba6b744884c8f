import type { DeliveryPromise } from "@torg/catalog/domain/product";
import { deliveryDates, deliveryTerms } from "@torg/cart/domain";
import { deliveryPriceOre, missingForFreeDelivery } from "@torg/cart/domain/pricing";
import type { CheckoutConfiguration } from "../configuration/CheckoutConfiguration.ts";
import { swedishDay, swedishTime } from "../swedishDay.ts";

/** The goods of a promise: one piece of a product. */
export interface PromisedGoods {
  readonly priceOre: number | null;
  readonly weightGrams: number | null;
  readonly isDigital: boolean;
  /** Pieces in the shop's own stock. */
  readonly stock: number;
  readonly availability: string;
}

/** The input of a delivery promise. */
export interface PromiseSituation {
  readonly configuration: Pick<CheckoutConfiguration, "deliveryMethods" | "settings">;
  readonly goods: PromisedGoods;
  /** Null = unknown. */
  readonly postalCode: string | null;
  readonly now: Date;
}

/** The methods that ship the goods, with their price for one piece, cheapest first. */
function pricedMethods({ configuration, goods, postalCode }: PromiseSituation) {
  const { freeDeliveryLimitOre: limitOre, forcePickupInStore: isPickupForced } = configuration.settings;
  const discountedSubtotalOre = goods.priceOre ?? 0;
  const hasFreeDelivery = missingForFreeDelivery({ limitOre, isPickupForced }, discountedSubtotalOre) === 0;
  return configuration.deliveryMethods
    .filter((method) => !method.isStorePickup && method.isDigital === goods.isDigital)
    .flatMap((method) => {
      const terms = deliveryTerms(method, { grams: goods.weightGrams ?? 0, postalCode });
      if (terms === null) return [];
      return { method, terms, priceOre: deliveryPriceOre(terms, { hasFreeDelivery, discountedSubtotalOre }) };
    })
    .sort((a, b) => a.priceOre - b.priceOre);
}

/** Whether the shop must order the goods itself, so that no day is promised. */
export const isToOrder = ({ availability }: Pick<PromisedGoods, "availability">): boolean =>
  availability === "preorder" || availability === "backorder";

/**
 * The delivery promise for one piece, by the same rules as the checkout; null for goods that are sold out or not for
 * sale, or when pickup is forced.
 */
export function deliveryPromise(situation: PromiseSituation): DeliveryPromise | null {
  const { configuration, goods, postalCode, now } = situation;
  const { freeDeliveryLimitOre: limitOre, forcePickupInStore, cutOff } = configuration.settings;
  const isHere = goods.isDigital || (goods.availability !== "out_of_stock" && goods.stock > 0);
  if (goods.priceOre === null || forcePickupInStore || !isHere) return null;
  const [best] = pricedMethods(situation);
  if (best === undefined) return null;
  const { method, terms, priceOre } = best;
  const days = isToOrder(goods) ? null : terms.days;
  const today = swedishDay(now);
  const orderedAt = `${today}T${swedishTime(now)}`;
  return {
    wayName: method.name,
    priceOre,
    freeFromOre: terms.freeFromLimit && priceOre > 0 ? limitOre : null,
    days,
    dates: days === null || postalCode === null ? null : { ...deliveryDates({ orderedAt, cutOff, days }), today },
    postalCode,
    isDigital: method.isDigital,
  };
}
