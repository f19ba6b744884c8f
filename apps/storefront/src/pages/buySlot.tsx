import type { BuySlot } from "@torg/catalog";
import { BuyIsland } from "./BuyIsland.tsx";
import { buyable } from "./buyable.ts";

/** Where the buy buttons of a page come back to, and whether there are any. */
export interface BuySlotOptions {
  readonly path: string;
  readonly buyEnabled: boolean;
}

/** The buy control of a tile on a page that is itself no island. */
export function buySlot({ path, buyEnabled }: BuySlotOptions): BuySlot {
  return (product) => <BuyIsland product={buyable(product)} path={path} buyEnabled={buyEnabled} />;
}
