import type { LineEnergy } from "../lineEnergy.ts";
import type { Buyable } from "./buyable.ts";
import { buyButtonState, isAddonAtMax } from "./buyButton.ts";
import type { OptimisticCart } from "./productLines.ts";

/** A product that can be added together with another one, as shown beside that one. */
export interface Addon extends Required<Pick<Buyable, "productId" | "maxPurchasableQuantity">> {
  readonly name: string;
  readonly url: string;
  /** Empty if there is no picture. */
  readonly imageUrl: string;
  /** Null where no price is shown. */
  readonly priceOre: number | null;
  /** Null if it has no energy label. */
  readonly energy: LineEnergy | null;
}

/** One addon in its current state of choice. */
export interface AddonOption {
  readonly addon: Addon;
  readonly isChosen: boolean;
  /** The most one customer may buy, if the cart already holds that many; null while one more can be added. */
  readonly reachedMax: number | null;
}

/** Whether extras are offered: only if their product is for sale, because they are only added with it. */
export function offersAddons(product: Buyable, buyEnabled: boolean): boolean {
  // Stryker disable next-line ArrayDeclaration: a mutant entry that is not a line matches no product
  const { obstacle } = buyButtonState(product, { lines: [] }, { buyEnabled });
  return obstacle !== "not-for-sale" && obstacle !== "buying-off";
}

/** The addons of a product and which are chosen; an addon at its maximum is never chosen. */
export function addonOptions(
  addons: readonly Addon[],
  chosen: ReadonlySet<number>,
  cart: OptimisticCart,
): readonly AddonOption[] {
  return addons.map((addon) => {
    const isFull = isAddonAtMax(addon, cart);
    return {
      addon,
      isChosen: !isFull && chosen.has(addon.productId),
      reachedMax: isFull ? addon.maxPurchasableQuantity : null,
    };
  });
}

/** The choice after one addon has been ticked or unticked. */
export function toggleAddon(chosen: ReadonlySet<number>, productId: number): ReadonlySet<number> {
  const remaining = [...chosen].filter((id) => id !== productId);
  return new Set(chosen.has(productId) ? remaining : [...remaining, productId]);
}

/** The ids of the addons to add with the product, in display order. */
export function chosenAddonIds(options: readonly AddonOption[]): readonly number[] {
  return options.flatMap(({ addon, isChosen }) => (isChosen ? [addon.productId] : []));
}
