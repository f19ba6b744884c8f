import { toOre } from "@torg/format";
import type { LineEnergy } from "../cart.ts";
import { lineEnergy, type LabelledProduct } from "../lineEnergy.ts";
import { buyButtonState, isAddonAtMax, type Buyable } from "./buyButton.ts";
import type { AnticipatedCart } from "./cartChange.ts";

/** A product that can be added together with another one. */
export interface AddonProduct extends LabelledProduct {
  readonly product_id: number;
  readonly product_name: string;
  readonly product_url: string;
  readonly product_puff_image: string;
  readonly product_display_price: number | null;
  readonly product_max_purchasable_quantity: number | null;
}

/** An extra as it is shown beside its product. */
export interface Addon extends Omit<AddonProduct, "product_display_price" | keyof LabelledProduct> {
  /** In ore; null where no price is shown. */
  readonly priceOre: number | null;
  /** Null for what has no energy label. */
  readonly energy: LineEnergy | null;
}

/** Reads an extra of page data, whose price is in kronor. */
export function shownAddon(addon: AddonProduct): Addon {
  const { product_display_price: price } = addon;
  return {
    product_id: addon.product_id,
    product_name: addon.product_name,
    product_url: addon.product_url,
    product_puff_image: addon.product_puff_image,
    product_max_purchasable_quantity: addon.product_max_purchasable_quantity,
    priceOre: price === null ? null : toOre(price),
    energy: lineEnergy(addon),
  };
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
  const { obstacle } = buyButtonState(product, { products: [] }, { buyEnabled });
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
      isChosen: !isFull && chosen.has(addon.product_id),
      reachedMax: isFull ? addon.product_max_purchasable_quantity : null,
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
  return options.flatMap(({ addon, isChosen }) => (isChosen ? [addon.product_id] : []));
}
