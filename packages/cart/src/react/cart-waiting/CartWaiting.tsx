import { Alert, Button, Skeleton, VisuallyHidden } from "@torg/ui";
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";

/** The message that the cart could not be read, and a button to retry, which keeps the focus meanwhile. */
function UnreadCart({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { state } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const [isTrying, setIsTrying] = useState(false);
  const handleRetry = async (): Promise<void> => {
    onRetry();
    setIsTrying(true);
    await state.refresh();
    setIsTrying(false);
  };
  return (
    <div className="torg-cart-waiting">
      <Alert tone="danger">{laterTexts.unread}</Alert>
      <p>
        <Button variant="primary" busy={isTrying} onClick={() => void handleRetry()}>
          {laterTexts.retry}
        </Button>
      </p>
    </div>
  );
}

/** A placeholder in the shape of a cart while it loads. */
function LoadingCart(): ReactElement {
  return (
    <div className="torg-cart-waiting" aria-busy="true">
      {["first", "second"].map((line) => (
        <div key={line} className="torg-cart-waiting__line">
          <Skeleton shape="picture" />
          <div>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Props of CartWaiting. */
export interface CartWaitingProps {
  /** The cart, once it is known. */
  readonly children: ReactNode;
}

/**
 * A cart, or, until it is known, a loading placeholder or an error message. After a successful retry the focus moves to
 * the first line.
 */
export function CartWaiting({ children }: CartWaitingProps): ReactElement {
  const laterTexts = useLaterCartTexts();
  const isKnown = useCart((snapshot) => snapshot.isLoaded);
  const isUnread = useCart((snapshot) => snapshot.isUnread);
  const [wasKnown] = useState(isKnown);
  const [isRetried, setIsRetried] = useState(false);
  const status = useRef<HTMLSpanElement>(null);
  const isRead = isKnown && isRetried;

  useLayoutEffect(() => {
    // If the shopper has moved the focus elsewhere meanwhile, it stays there.
    if (!isRead || document.activeElement !== document.body) return;
    const cart = status.current?.nextElementSibling;
    cart?.querySelector<HTMLElement>("a:not([tabindex]),button")?.focus({ preventScroll: true });
  }, [isRead]);

  if (wasKnown) return <>{children}</>;
  const placeholder = isUnread ? <UnreadCart onRetry={() => setIsRetried(true)} /> : <LoadingCart />;
  return (
    <>
      <VisuallyHidden ref={status}>
        <output>
          {!isKnown && !isUnread && laterTexts.loading}
          {isRead && laterTexts.read}
        </output>
      </VisuallyHidden>
      {isKnown ? children : placeholder}
    </>
  );
}
