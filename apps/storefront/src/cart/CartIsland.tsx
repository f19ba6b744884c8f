import { CartOffers, DiscountBox } from "@torg/cart";
import type { Cart } from "@torg/cart/domain";
import { Island } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import type { CartPage } from "@torg/pages/contract";
import { Suspense, type ReactNode } from "react";
import { CartView } from "./CartView.tsx";
import { emptyCartLinks } from "./emptyCartLinks.ts";
import { refusedCode } from "./refusedCode.ts";
import { shownCartTexts } from "./shownCartTexts.ts";
import { sleepingCart } from "./sleepingCart.ts";

/** Props of `CartIsland`. */
export interface CartIslandProps {
  readonly page: CartPage;
  readonly settings: ShopSettings;
  readonly cart: Cart;
}

/** The cart page, which works as forms and becomes an island when somebody reaches for it. */
export function CartIsland({ page, settings, cart }: CartIslandProps): ReactNode {
  const problem = refusedCode(page.draft, page.notices);
  return (
    <Island name="cart" props={problem === null ? undefined : { problem }}>
      <CartView
        settings={settings}
        cart={sleepingCart(cart)}
        texts={shownCartTexts(settings.isOfferTheme)}
        categories={emptyCartLinks(page.layout)}
        discountBox={<DiscountBox problem={problem} />}
        offers={
          <Suspense>
            <CartOffers orderedWithTitle={settings.orderedWithTitle} />
          </Suspense>
        }
      />
    </Island>
  );
}
