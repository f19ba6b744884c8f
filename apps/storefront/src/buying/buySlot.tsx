import type { BuySlot } from "@torg/catalog";
import type { ShopSettings } from "@torg/navigation/contract";
import { buy } from "./buy.island.tsx";
import { buyMode } from "./buyMode.ts";
import { buyable } from "./buyable.ts";

/** Where the buy buttons of a page return to, and whether there are any. */
export interface BuySlotOptions {
  readonly path: string;
  readonly settings: ShopSettings;
}

/** The buy control of a tile on a page that is not an island itself; undefined while the shop sells nothing. */
export function buySlot({ path, settings }: BuySlotOptions): BuySlot | undefined {
  if (settings.ecommerceDisabled) return undefined;
  return (product) => <buy.Place product={buyable(product)} {...buyMode({ path, settings })} />;
}
