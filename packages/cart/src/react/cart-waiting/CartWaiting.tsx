import { Alert, Button, Skeleton, VisuallyHidden } from "@torg/ui";
import { useState, type ReactElement } from "react";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { useCartPanelTexts } from "../useCartPanelTexts.ts";

/** That the cart could not be read, and a way to try again; the button keeps the focus meanwhile. */
function UnreadCart(): ReactElement {
  const { state } = useCartContext();
  const words = useCartPanelTexts();
  const [isTrying, setIsTrying] = useState(false);
  const handleRetry = async (): Promise<void> => {
    setIsTrying(true);
    await state.refresh();
    setIsTrying(false);
  };
  return (
    <div className="torg-cart-waiting">
      <Alert tone="danger">{words.unread}</Alert>
      <p>
        <Button variant="primary" busy={isTrying} onClick={() => void handleRetry()}>
          {words.retry}
        </Button>
      </p>
    </div>
  );
}

/** Stands in place of a cart of which nothing is known: that it is on its way, or that it could not be read. */
export function CartWaiting(): ReactElement {
  const words = useCartPanelTexts();
  const isUnread = useCart((snapshot) => snapshot.isUnread);
  if (isUnread) return <UnreadCart />;
  return (
    <div className="torg-cart-waiting" aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
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
