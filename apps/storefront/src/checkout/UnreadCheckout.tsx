import { cartPath, checkoutPath } from "@torg/format/addresses";
import { CartLines, CartProvider, CartSummary } from "@torg/cart";
import type { Cart } from "@torg/cart/domain";
import { createCartState } from "@torg/cart/state";
import { checkoutTexts, quoteCheckoutTexts } from "@torg/checkout/texts";
import { createClient } from "@torg/http";
import type { ShopSettings } from "@torg/navigation/contract";
import { Alert, LinkButton } from "@torg/ui";
import { Suspense, type ReactNode } from "react";
import { hasLines } from "@torg/cart/domain";
import { shownCartTexts } from "../cart/cartWords.ts";

/** Props of `UnreadCheckout`. */
export interface UnreadCheckoutProps {
  readonly settings: ShopSettings;
  /** Null when not even the cart could be read. */
  readonly cart: Cart | null;
}

/** The known cart: its lines work as forms, its total is the server's. */
function KnownCart({ settings, cart }: { readonly settings: ShopSettings; readonly cart: Cart }): ReactNode {
  return (
    <CartProvider
      state={createCartState({ client: createClient(), initial: cart })}
      addresses={{ returnTo: checkoutPath }}
      buyEnabled={settings.buyEnabled}
      texts={shownCartTexts(settings.isQuote)}
    >
      <Suspense>
        <div className="torg-checkout-page__columns">
          <CartLines />
          <aside className="torg-checkout-page__summary">
            <CartSummary showsCheckoutLink={false} />
          </aside>
        </div>
      </Suspense>
    </CartProvider>
  );
}

/** The checkout when it could not be read: says so, with a link to retry and the cart as far as it is known. */
export function UnreadCheckout({ settings, cart }: UnreadCheckoutProps): ReactNode {
  const texts = settings.isQuote ? quoteCheckoutTexts : checkoutTexts;
  return (
    <div className="torg-checkout-page">
      <h1 className="torg-checkout-page__heading">{texts.heading}</h1>
      <Alert tone="danger">{texts.noSnippet}</Alert>
      <p className="torg-unread__ways">
        <LinkButton href={checkoutPath} variant="primary">
          {texts.unreadWays.retry}
        </LinkButton>
        <LinkButton href={cartPath}>{texts.unreadWays.toCart}</LinkButton>
      </p>
      {hasLines(cart) ? <KnownCart settings={settings} cart={cart} /> : null}
    </div>
  );
}
