import { defineIsland } from "@torg/islands";
import { openedPage } from "../client/openedPage.ts";
import { personalPageCart } from "../client/pageCart.ts";
import { CartView } from "../pages/CartView.tsx";
import { emptyCartLinks } from "../pages/emptyCartLinks.ts";

export const { mount } = defineIsland(async () => {
  const [{ settings, page }, cart] = await Promise.all([openedPage(), personalPageCart()]);
  return <CartView settings={settings} cart={cart} categories={emptyCartLinks(page.layout)} />;
});
