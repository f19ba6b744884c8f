import type { ReactElement, ReactNode } from "react";
import type { CartBanner } from "../../domain/cart.ts";
import { CartLines } from "../cart-lines/CartLines.tsx";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";
import { CartWaiting } from "../cart-waiting/CartWaiting.tsx";
import { CartSummary } from "../cart-summary/CartSummary.tsx";
import { LateDiscountBox } from "../discount-box/LateDiscountBox.tsx";
import { EmptyCart } from "../empty-cart/EmptyCart.tsx";
import { LateCartFrame } from "../LateCartFrame.tsx";

/** Props of CartPanel. */
export interface CartPanelProps {
  readonly banners?: readonly CartBanner[];
  /** True if there is room: the cart is in the middle of the page, its summary beside its lines. */
  readonly isModal?: boolean;
  /** Suggestions below the cart, for example `CartSuggestions`. */
  readonly suggestions?: ReactNode;
}

/** The cart in a dialog, opened and closed by the cart state: a panel at the side, or in the middle of the page. */
export function CartPanel({ banners = [], isModal = false, suggestions }: CartPanelProps): ReactElement {
  const { state, texts, addresses } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const isOpen = useCart((snapshot) => snapshot.isOpen);
  const isEmpty = useCart((snapshot) => snapshot.lines.length === 0 && !snapshot.isPending);
  // Kept when the last line is removed, because the list holds its undo button.
  const content = (
    <div className={isEmpty ? undefined : "torg-cart-panel"}>
      <CartLines />
      {isEmpty ? (
        <EmptyCart {...(isModal ? {} : { words: laterTexts.emptyPanel })} />
      ) : (
        <>
          <CartSummary discountBox={<LateDiscountBox />} banners={banners} />
          <div className="torg-cart-panel__suggestions">{suggestions}</div>
        </>
      )}
    </div>
  );
  return (
    <LateCartFrame
      isAtSide={!isModal}
      size="large"
      open={isOpen}
      onOpenChange={state.toggle}
      onMissing={() => {
        // The cart's own page needs no script.
        state.toggle(false);
        window.location.assign(addresses.cart);
      }}
      title={texts.title}
      closeLabel={texts.close}
    >
      <CartWaiting>{content}</CartWaiting>
    </LateCartFrame>
  );
}
