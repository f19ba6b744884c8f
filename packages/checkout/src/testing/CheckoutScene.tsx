import { cartSummary } from "@torg/cart/domain";
import { aCart, aCartLine, cartReplies } from "@torg/cart/fixtures";
import { createClient } from "@torg/http";
import { createMock, type Reply } from "@torg/http/mock";
import { useLayoutEffect, useRef, type ReactElement } from "react";
import { emptyFlash, type CheckoutData, type CheckoutFlash, type Country } from "../domain/index.ts";
import { aCheckout, checkoutReplies } from "../fixtures/index.ts";
import { checkoutTexts, quoteCheckoutTexts } from "../texts/index.ts";
import { CheckoutRoot } from "../react/CheckoutRoot.tsx";
import { CheckoutPage } from "../react/checkout-page/CheckoutPage.tsx";

/** Options of a checkout story; everything has a simple default. */
export interface CheckoutSceneProps {
  readonly data?: CheckoutData;
  readonly flash?: CheckoutFlash;
  readonly countries?: readonly Country[];
  readonly isQuote?: boolean;
  readonly isEmpty?: boolean;
  /** The page came with neither cart nor checkout. */
  readonly isUnknown?: boolean;
  /** Every block is open, as if "change" had been pressed in each. */
  readonly isUnfolded?: boolean;
  /** Replies that take precedence over the ordinary ones. */
  readonly replies?: readonly Reply<unknown>[];
  readonly redirect?: (url: string) => void;
  readonly reload?: () => void;
}

/** The page with simple stand-ins for the cart's parts, which the shop passes in. */
export function CheckoutScene(props: CheckoutSceneProps): ReactElement {
  const { data = aCheckout(), flash = emptyFlash, countries = [], isQuote = false, isEmpty = false } = props;
  const { isUnknown = false } = props;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (props.isUnfolded !== true) return;
    for (const box of root.current?.querySelectorAll("details[data-done]") ?? []) box.setAttribute("open", "");
  }, [props.isUnfolded]);
  const { replies = [], redirect = () => {}, reload = () => {} } = props;
  const cart = aCart({ lines: isEmpty ? [] : [aCartLine()], includesVat: data.includesVat });
  const client = createClient(createMock([...replies, ...checkoutReplies(data), ...cartReplies(cart)]));
  const texts = isQuote ? quoteCheckoutTexts : checkoutTexts;
  return (
    <CheckoutRoot
      options={{ client, redirect, reload, ...(isUnknown ? {} : { initial: data }) }}
      cartOptions={{ client, ...(isUnknown ? {} : { initial: cart }) }}
      texts={texts}
      isQuote={isQuote}
      flash={flash}
    >
      {() => (
        <div ref={root}>
          <CheckoutPage
            countries={countries}
            empty={<p>Här var det tomt</p>}
            products={<p>2 × Tvättmaskin NV 8014</p>}
            renderSummary={(view) => <p>Totalt {texts.price(cartSummary(view.cart, view.fee).totalOre)}</p>}
          />
        </div>
      )}
    </CheckoutRoot>
  );
}
