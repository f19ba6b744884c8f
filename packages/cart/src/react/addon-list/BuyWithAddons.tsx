import { useState, type ReactElement } from "react";
import {
  addonOptions,
  chosenAddonIds,
  offersAddons,
  toggleAddon,
  type Addon,
} from "../../domain/buying/addonChoice.ts";
import { BuyButton, type BuyButtonProps } from "../buy-button/BuyButton.tsx";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { AddonList } from "./AddonList.tsx";

/** Props of BuyWithAddons: those of the buy button, and the extras on offer. */
export interface BuyWithAddonsProps extends Omit<BuyButtonProps, "addonProductIds" | "children"> {
  readonly addons: readonly Addon[];
}

/** A buy button below the extras of its product; ticked extras are added in the same call. */
export function BuyWithAddons({ addons, ...rest }: BuyWithAddonsProps): ReactElement {
  const cart = useCart((snapshot) => snapshot.optimisticCart);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set());
  const { buyEnabled } = useCartContext();
  const options = offersAddons(rest.product, buyEnabled) ? addonOptions(addons, chosen, cart) : [];
  return (
    <BuyButton {...rest} addonProductIds={chosenAddonIds(options)}>
      <AddonList options={options} onToggle={(id) => setChosen(toggleAddon(chosen, id))} />
    </BuyButton>
  );
}
