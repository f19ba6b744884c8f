import { later } from "@torg/islands";
import { Suspense, type ReactElement } from "react";
import { useCart } from "../CartProvider.tsx";
import type { DiscountBoxProps } from "./DiscountBox.tsx";

const AppliedDiscounts = later(async () => (await import("./AppliedDiscounts.tsx")).AppliedDiscounts);

const DiscountForm = later(async () => (await import("./DiscountForm.tsx")).DiscountForm, {
  drawnAs: ".torg-discount-box__more",
});

/**
 * The box for discount codes as the server has drawn it, a form that works by itself, whose script is fetched when
 * somebody reaches for it; that of the applied codes at once where there are any.
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
