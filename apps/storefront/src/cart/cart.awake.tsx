import { AddedDialog, CartPanel, CartProvider, loadCartFrame } from "@torg/cart";
import { defineIsland, oncePerPage } from "@torg/islands";
import type { TypedEarly } from "@torg/islands";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";
import { LateCartOffers } from "./LateCartOffers.tsx";
import { cartPanelId } from "./cartPanelId.ts";
import { cartWords } from "./cartWords.ts";
import { currentPath } from "../awake/currentPath.ts";
import { openedPage } from "../awake/openedPage.ts";
import { personalPageCart, sharedPageCart } from "./pageCart.ts";
import { useIsWide } from "./useIsWide.ts";
import { CartView } from "./CartView.tsx";
import { emptyCartLinks } from "./emptyCartLinks.ts";

interface CartIslandProps {
  /** What the server said about a code that a form without script sent. */
  readonly problem?: string;
}

const cartPage = defineIsland(async ({ problem }: CartIslandProps) => {
  const [{ settings, page }, cart] = await Promise.all([openedPage(), personalPageCart()]);
  return (
    <CartView
      settings={settings}
      cart={cart}
      texts={await cartWords(settings.isOfferTheme)}
      categories={emptyCartLinks(page.layout)}
      discountProblem={problem}
      offers={<LateCartOffers orderedWithTitle={settings.orderedWithTitle} />}
    />
  );
});

function Panel({ settings }: { readonly settings: ShopSettings }): ReactNode {
  return (
    <>
      <CartPanel
        puffs={settings.checkoutManualPuffs}
        isModal={useIsWide()}
        offers={<LateCartOffers orderedWithTitle={settings.orderedWithTitle} />}
      />
      <AddedDialog />
    </>
  );
}

const cartPanel = defineIsland(async () => {
  const { cart } = sharedPageCart();
  const styles = import("../client/cartPanelStyles.ts");
  const [{ settings }] = await Promise.all([openedPage(), styles, loadCartFrame()]);
  return (
    <CartProvider
      state={cart}
      addresses={{ returnTo: currentPath() }}
      buyEnabled={settings.buyEnabled}
      texts={await cartWords(settings.isOfferTheme)}
    >
      <Panel settings={settings} />
    </CartProvider>
  );
});

/** The panel is asked for by its link, and by an addition whose dialog lies with it. */
const mountPanel = oncePerPage(async () => {
  const element = document.getElementById(cartPanelId);
  if (element !== null) await cartPanel.mount(element);
});

/**
 * Takes over the cart's page, or the place of its panel on the others: the same parts in one file, so that they are
 * fetched once. The panel opens whenever somebody asks for it.
 */
export async function mount(element: HTMLElement | null, takeTyped?: () => TypedEarly | null): Promise<void> {
  if (element !== null && element.id !== cartPanelId) return cartPage.mount(element, takeTyped);
  await mountPanel();
  const open = () => sharedPageCart().cart.toggle(true);
  if (element?.dataset["asked"] !== undefined) open();
  element?.addEventListener("ask", open);
  return undefined;
}
