import { AddedDialog, CartPanel, CartProvider, loadCartFrame, LateCartSuggestions } from "@torg/cart";
import { findIsland, mountIsland, oncePerPage, type Mount } from "@torg/islands";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";
import { currentPath } from "../awake/currentPath.ts";
import { openedPage } from "../awake/openedPage.ts";
import type { cartPanel } from "./cartPanel.island.tsx";
import { cartWords } from "./cartWords.ts";
import { sharedPageCart } from "./pageCart.ts";
import { useIsWide } from "@torg/navigation";
import "./cartPanel.css";

function Panel({ settings }: { readonly settings: ShopSettings }): ReactNode {
  return (
    <>
      <CartPanel
        puffs={settings.checkoutManualPuffs}
        isModal={useIsWide()}
        suggestions={<LateCartSuggestions orderedWithTitle={settings.orderedWithTitle} />}
      />
      <AddedDialog />
    </>
  );
}

/** Draws the panel in its place, closed. It is asked for by its link, and by an addition whose dialog lies with it. */
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

/** Opens the panel whenever somebody asks for it. */
export const mount: Mount<"cartPanel"> = async (element) => {
  await drawCartPanel();
  const open = () => sharedPageCart().cart.toggle(true);
  if (element.dataset["asked"] !== undefined) open();
  element.addEventListener("ask", open);
};
