import { Alert } from "@torg/ui";
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react";
import { useStore } from "zustand";
import { type BlockName, choiceBlockNames, numberBlocks, optionalBlocks } from "../../domain/blocks.ts";
import { flashMessage } from "../../domain/checkoutFlash.ts";
import type { Country } from "../../domain/checkoutData.ts";
import { useDoneBlocks } from "../block-fold/useDoneBlocks.ts";
import { useFoldBehind } from "../block-fold/useFoldBehind.ts";
import { CheckoutBlock } from "../checkout-block/CheckoutBlock.tsx";
import { CountryBlock } from "../choice-blocks/CountryBlock.tsx";
import { CustomerTypeBlock } from "../choice-blocks/CustomerTypeBlock.tsx";
import { DeliveryBlock } from "../delivery-block/DeliveryBlock.tsx";
import { LateLoginBox } from "../login-box/LateLoginBox.tsx";
import { LateOrderMessage } from "../order-message/LateOrderMessage.tsx";
import { NewsletterChoice } from "../newsletter-choice/NewsletterChoice.tsx";
import { PaymentArea } from "../payment-area/PaymentArea.tsx";
import { PaymentTypeBlock } from "../payment-type-block/PaymentTypeBlock.tsx";
import { PostalCodeBlock } from "../postal-code-block/PostalCodeBlock.tsx";
import { useCheckout, useCheckoutContext, useFlash } from "../CheckoutProvider.tsx";
import { useCheckoutCart, type CheckoutCart } from "../useCheckoutCart.ts";
import { OtherPayment } from "../payment-type-block/OtherPayment.tsx";
import { CheckoutStatus } from "./CheckoutStatus.tsx";
import { CheckoutWaiting } from "./CheckoutWaiting.tsx";
import { DeliveryReach } from "./DeliveryReach.tsx";
import { SummaryLink, summaryPlace } from "./SummaryLink.tsx";
import { WaysToPay } from "./WaysToPay.tsx";
import { useIsCheckoutKnown } from "./useIsCheckoutKnown.ts";
import { useSlowDisabling } from "./useSlowDisabling.ts";

/** Props of CheckoutPage. The page passes in the cart's parts, because features do not render each other's parts. */
export interface CheckoutPageProps {
  /** The cart's lines and its box for discount codes. */
  readonly products: ReactNode;
  /**
   * Login above the blocks, at the end of a line. Default: one that is loaded when the visitor reaches for it;
   * `LoginBox` renders it at once.
   */
  readonly login?: ReactNode;
  /**
   * The message below the products. Default: one that is loaded when the visitor reaches for it; `OrderMessage` renders
   * it at once.
   */
  readonly message?: ReactNode;
  /** Content shown for an empty cart. */
  readonly empty: ReactNode;
  /** The summary of the cart with its delivery and fee. */
  readonly renderSummary: (view: CheckoutCart) => ReactNode;
  /** The countries that the shop delivers to; empty if only its own. */
  readonly countries?: readonly Country[];
  /** Shown without script in place of a provider's payment; needed only on the server. */
  readonly withoutScript?: ReactNode;
  /** Content below the summary: a price comparison, a loyalty club. */
  readonly belowSummary?: ReactNode;
}

/** A block whose choice is made folds to one line. */
const foldable: ReadonlySet<BlockName> = new Set(choiceBlockNames);

// Constant elements: server markup waits for its script only as long as nothing here changes.
const lateLogin = <LateLoginBox />;
const lateMessage = <LateOrderMessage />;

/** The blocks and the summary of a checkout whose cart has lines. */
function CheckoutColumns(props: Omit<CheckoutPageProps, "empty">): ReactElement {
  const { products, renderSummary, countries = [], belowSummary, login = lateLogin, message = lateMessage } = props;
  const { withoutScript } = props;
  const { texts } = useCheckoutContext();
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const data = useCheckout((snapshot) => snapshot.data);
  const view = useCheckoutCart();
  const root = useRef<HTMLDivElement>(null);
  const isDisabled = useSlowDisabling(root, isEnabled);
  const done = useDoneBlocks(countries);
  useFoldBehind(root);

  const contents: Readonly<Record<BlockName, ReactNode>> = {
    products: (
      <>
        {products}
        {message}
        <NewsletterChoice />
      </>
    ),
    country: <CountryBlock countries={countries} />,
    "customer-type": <CustomerTypeBlock />,
    "postal-code": <PostalCodeBlock />,
    delivery: <DeliveryBlock />,
    "payment-type": <PaymentTypeBlock />,
    payment: <PaymentArea withoutScript={withoutScript} />,
  };

  return (
    <div className="torg-checkout-page__columns">
      <div>
        <div className="torg-checkout-page__intro">
          <DeliveryReach countries={countries} />
          <WaysToPay />
          {login}
        </div>
        <SummaryLink />
        <CheckoutStatus />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-supports-aria-props -- each
            block is its own form, and forms do not nest; the calls' description requires aria-disabled */}
        <div ref={root} role="form" aria-label={texts.form} aria-disabled={!isEnabled} aria-busy={!isEnabled}>
          <fieldset className="torg-checkout-page__blocks" disabled={isDisabled}>
            {numberBlocks(optionalBlocks(data, countries)).map(({ name, number }) => (
              <CheckoutBlock
                key={name}
                {...{ name, number }}
                title={texts.blockTitles[name]}
                {...(foldable.has(name) ? { done: done[name] ?? null } : {})}
              >
                {contents[name]}
              </CheckoutBlock>
            ))}
          </fieldset>
        </div>
        <OtherPayment />
      </div>
      <aside className="torg-checkout-page__summary" id={summaryPlace}>
        {renderSummary(view)}
        {belowSummary}
      </aside>
    </div>
  );
}

/**
 * Moves the focus to the heading when what the visitor asked for again is there, unless it has been moved elsewhere.
 */
function useFocusOnRetry(heading: RefObject<HTMLElement | null>, isKnown: boolean): () => void {
  const [isRetried, setIsRetried] = useState(false);
  const isRead = isRetried && isKnown;
  useLayoutEffect(() => {
    if (isRead && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, isRead]);
  return () => setIsRetried(true);
}

/**
 * The checkout: numbered blocks, each a form that works without script, and a summary beside them; placeholders until
 * cart and checkout are known.
 */
export function CheckoutPage({ empty, ...parts }: CheckoutPageProps): ReactElement {
  const { state, cart, texts } = useCheckoutContext();
  const hasLines = useStore(cart, (snapshot) => snapshot.cart.lines.length > 0);
  const isKnown = useIsCheckoutKnown();
  const problem = useFlash((flash) => flashMessage(flash, "page"));
  const heading = useRef<HTMLHeadingElement>(null);
  const handleRetry = useFocusOnRetry(heading, isKnown);
  useEffect(() => state.followCart(cart), [state, cart]);
  // The server asks to discard the checkout that the page came with.
  useEffect(() => {
    if (state.getState().data.resetsOrder) void state.checkout.initializeSnippet();
  }, [state]);
  const content = hasLines ? <CheckoutColumns {...parts} /> : empty;

  return (
    <div className="torg-checkout-page">
      <h1 ref={heading} className="torg-checkout-page__heading" tabIndex={-1}>
        {texts.heading}
      </h1>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {isKnown ? content : <CheckoutWaiting onRetry={handleRetry} />}
    </div>
  );
}
