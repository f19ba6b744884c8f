import { Alert, Button, Skeleton } from "@torg/ui";
import { useState, type ReactElement } from "react";
import { useStore } from "zustand";
import { choiceBlockNames } from "../../domain/blocks.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { CheckoutStatus } from "./CheckoutStatus.tsx";

/** The message that cart or checkout could not be read, and a button to retry, which keeps the focus meanwhile. */
function UnreadCheckout({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { state, cart, texts } = useCheckoutContext();
  const [isTrying, setIsTrying] = useState(false);
  const handleRetry = async (): Promise<void> => {
    onRetry();
    setIsTrying(true);
    await Promise.all([
      cart.getState().isLoaded || cart.refresh(),
      state.getState().isLoaded || state.checkout.initializeSnippet(),
    ]);
    setIsTrying(false);
  };
  return (
    <>
      <Alert tone="danger">{texts.noSnippet}</Alert>
      <p>
        <Button variant="primary" busy={isTrying} onClick={() => void handleRetry()}>
          {texts.unreadWays.retry}
        </Button>
      </p>
    </>
  );
}

/** Placeholders for the blocks of a checkout while it loads. */
function LoadingCheckout(): ReactElement {
  const { texts } = useCheckoutContext();
  const isOnlyCartAwaited = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  return (
    <div>
      {isOnlyCartAwaited ? <output className="torg-visually-hidden">{texts.updating}</output> : <CheckoutStatus />}
      <div className="torg-checkout-page__blocks" aria-busy="true">
        {choiceBlockNames.map((name) => (
          <div key={name} className="torg-checkout-block">
            <Skeleton shape="title" />
            <Skeleton shape="control" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Props of CheckoutWaiting. */
export interface CheckoutWaitingProps {
  /** Called when the visitor asks for it again. */
  readonly onRetry: () => void;
}

/** What stands in place of cart and checkout until both are known: placeholders, or that they could not be read. */
export function CheckoutWaiting({ onRetry }: CheckoutWaitingProps): ReactElement {
  const isCartUnread = useStore(useCheckoutContext().cart, (snapshot) => snapshot.isUnread);
  const isUnread = useCheckout((snapshot) => snapshot.isUnread);
  return isCartUnread || isUnread ? <UnreadCheckout onRetry={onRetry} /> : <LoadingCheckout />;
}
