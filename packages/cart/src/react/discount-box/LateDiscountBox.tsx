import { lazyPart } from "@torg/islands";
import { Suspense, type ReactElement } from "react";
import { useCart } from "../CartProvider.tsx";
import type { DiscountBoxProps } from "./DiscountBox.tsx";

const AppliedDiscounts = lazyPart(async () => (await import("./AppliedDiscounts.tsx")).AppliedDiscounts);

const DiscountForm = lazyPart(async () => (await import("./DiscountForm.tsx")).DiscountForm, {
  serverMarkup: ".torg-discount-box__more",
});

/**
 * The server-rendered box for discount codes, a form that works without script. Its script is fetched when the shopper
 * reaches for it; that of the applied codes at once if there are any.
 */
export function LateDiscountBox({ problem = null }: DiscountBoxProps): ReactElement {
  const hasRows = useCart((snapshot) => snapshot.cart.discount.rows.length > 0);
  return (
    <div className="torg-discount-box">
      {hasRows ? <AppliedDiscounts /> : <Suspense>{null}</Suspense>}
      <DiscountForm problem={problem} />
    </div>
  );
}
