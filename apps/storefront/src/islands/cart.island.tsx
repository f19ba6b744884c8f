import { CartPanel, CartProvider } from "@torg/cart";
import { cartTexts, offerCartTexts } from "@torg/cart/texts";
import { defineIsland } from "@torg/islands";
import { cartPanelId } from "../client/cartPanelId.ts";
import { currentPath } from "../client/currentPath.ts";
import { openedPage } from "../client/openedPage.ts";
import { personalPageCart, sharedPageCart } from "../client/pageCart.ts";
import { CartView } from "../pages/CartView.tsx";
import { emptyCartLinks } from "../pages/emptyCartLinks.ts";

const cartPage = defineIsland(async () => {
  const [{ settings, page }, cart] = await Promise.all([openedPage(), personalPageCart()]);
  return <CartView settings={settings} cart={cart} categories={emptyCartLinks(page.layout)} />;
});

const cartPanel = defineIsland(async () => {
  const { cart, loaded } = sharedPageCart();
  const [{ settings }] = await Promise.all([openedPage(), loaded, import("../client/cartPanelStyles.ts")]);
  return (
    <CartProvider
      state={cart}
      addresses={{ returnTo: currentPath() }}
      buyEnabled={settings.buyEnabled}
      texts={settings.isOfferTheme ? offerCartTexts : cartTexts}
    >
      <CartPanel puffs={settings.checkoutManualPuffs} />
    </CartProvider>
  );
});

/**
 * Takes over the cart's page, or the place of its panel on the others: the same parts in one file, so that they are
 * fetched once. The panel opens whenever somebody asks for it.
 */
export async function mount(element: HTMLElement): Promise<void> {
  if (element.id !== cartPanelId) return cartPage.mount(element);
  await cartPanel.mount(element);
  const open = () => sharedPageCart().cart.toggle(true);
  if (element.dataset["asked"] !== undefined) open();
  element.addEventListener("ask", open);
  return undefined;
}
