import { AddedDialog, CartPanel, CartProvider, LateCartSuggestions, loadCartFrame } from "@torg/cart";
import { findIsland, type Mount, mountIsland, oncePerPage } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { useIsWide } from "@torg/navigation";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";
import { currentPath } from "../awake/currentPath.ts";
import { openedPage } from "../awake/openedPage.ts";
import { cartWords } from "./cartWords.ts";
import { sharedPageCart } from "./pageCart.ts";
import "./cartPanel.css";

/** The place of the cart panel: empty until the panel is opened. */
export const cartPanel = defineIsland({
  name: "cartPanel",
  view: () => null,
  asleep: () => ({}),
  isLate: true,
});

function Panel({ settings }: { readonly settings: ShopSettings }): ReactNode {
  return (
    <>
      <CartPanel
        banners={settings.checkoutManualPuffs}
        isModal={useIsWide()}
        suggestions={<LateCartSuggestions orderedWithTitle={settings.orderedWithTitle} />}
      />
      <AddedDialog />
    </>
  );
}

/**
 * Renders the panel in its place, closed. Called by the cart link, and after an addition, whose dialog is part of the
 * panel.
 */
export const drawCartPanel = oncePerPage(async () => {
  const place = findIsland<typeof cartPanel>("cartPanel");
  if (place === null) return;
  const { cart } = sharedPageCart();
  const [{ settings }] = await Promise.all([openedPage(), loadCartFrame()]);
  await mountIsland(
    place,
    <CartProvider
      state={cart}
      addresses={{ returnTo: currentPath() }}
      buyEnabled={settings.buyEnabled}
      texts={await cartWords(settings.isQuote)}
    >
      <Panel settings={settings} />
    </CartProvider>,
  );
});

/** Opens the panel each time it is requested. */
export const mount: Mount = async (element) => {
  await drawCartPanel();
  const open = () => sharedPageCart().cart.toggle(true);
  if (element.dataset["asked"] !== undefined) open();
  element.addEventListener("ask", open);
};
