import { PaymentMarks, type PaymentOption } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { EmptyStateCategory, CartBanner } from "../../domain/cart.ts";
import { CartLines } from "../cart-lines/CartLines.tsx";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { CartWaiting } from "../cart-waiting/CartWaiting.tsx";
import { CartSummary } from "../cart-summary/CartSummary.tsx";
import { LateDiscountBox } from "../discount-box/LateDiscountBox.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";
import { EmptyCart } from "../empty-cart/EmptyCart.tsx";

/** Props of CartPage. */
export interface CartPageProps {
  /** The links of the empty cart. */
  readonly categories?: readonly EmptyStateCategory[];
  readonly banners?: readonly CartBanner[];
  /**
   * The box for codes. Default: one that is loaded when the shopper reaches for it; `DiscountBox` renders it at once.
   */
  readonly discountBox?: ReactNode;
  /** The server's message about a code sent by a form without script. */
  readonly discountProblem?: string | null;
  /** The payment methods, as marks below the sum. */
  readonly waysToPay?: readonly PaymentOption[];
  /** Matching and recommended products, in the shop's own tiles. */
  readonly children?: ReactNode;
}

/** The cart as a page; everything on it works as links and forms without script. */
export function CartPage({
  categories,
  banners = [],
  discountBox,
  discountProblem = null,
  waysToPay = [],
  children,
}: CartPageProps): ReactElement {
  const { texts } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const isEmpty = useCart((snapshot) => snapshot.lines.length === 0 && !snapshot.isPending);
  return (
    <div className="torg-cart-page">
      <h1 className="torg-cart-page__heading">{texts.title}</h1>
      <CartWaiting>
        {/* Kept when the last line is removed, because the list holds its undo button. */}
        <div className={isEmpty ? undefined : "torg-cart-page__columns"}>
          <CartLines />
          {isEmpty ? (
            <EmptyCart {...(categories === undefined ? {} : { categories })} />
          ) : (
            <>
              <div className="torg-cart-page__summary">
                <CartSummary
                  discountBox={discountBox ?? <LateDiscountBox problem={discountProblem} />}
                  banners={banners}
                >
                  <PaymentMarks options={waysToPay} aria-label={laterTexts.waysToPay} />
                </CartSummary>
              </div>
              <div className="torg-cart-page__more">{children}</div>
            </>
          )}
        </div>
      </CartWaiting>
    </div>
  );
}
