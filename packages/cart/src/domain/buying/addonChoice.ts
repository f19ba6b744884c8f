import type { LineEnergy } from "../lineEnergy.ts";
import type { Buyable } from "./buyable.ts";
import { buyButtonState, isAddonAtMax } from "./buyButton.ts";
import type { AnticipatedCart } from "./cartChange.ts";

/** A product that can be added together with another one, as it is shown beside that. */
export interface Addon extends Required<Pick<Buyable, "productId" | "maxPurchasableQuantity">> {
  readonly name: string;
  readonly url: string;
  /** The empty text without a picture. */
  readonly imageUrl: string;
  /** Null where no price is shown. */
  readonly priceOre: number | null;
  /** Null for what has no energy label. */
  readonly energy: LineEnergy | null;
}

/** One addon as it can be chosen now. */
export interface AddonOption {
  readonly addon: Addon;
  readonly isChosen: boolean;
  /** The most that one customer may buy, when the cart holds as many; null while one more fits. */
  readonly reachedMax: number | null;
}

/** Whether extras are offered: not beside a product that is not sold, since they only go along with it. */
export function offersAddons(product: Buyable, buyEnabled: boolean): boolean {
  // Stryker disable next-line ArrayDeclaration: what is no line is not found among the lines
  const { obstacle } = buyButtonState(product, { lines: [] }, { buyEnabled });
  return obstacle !== "not-for-sale" && obstacle !== "buying-off";
}

/** The addons of a product with what is chosen of them; one that no more fit of is never chosen. */
export function addonOptions(
  addons: readonly Addon[],
  chosen: ReadonlySet<number>,
  cart: AnticipatedCart,
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
  const others = [...chosen].filter((id) => id !== productId);
  return new Set(chosen.has(productId) ? others : [...others, productId]);
}

/** The ids that go along with the product, in the order in which the addons are shown. */
export function chosenAddonIds(options: readonly AddonOption[]): readonly number[] {
  return options.flatMap(({ addon, isChosen }) => (isChosen ? [addon.productId] : []));
}
