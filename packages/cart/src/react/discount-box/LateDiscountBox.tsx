import { lateOnIntent } from "@torg/ui";
import { lazy, Suspense, useMemo, type ReactElement } from "react";
import { useCart } from "../CartProvider.tsx";
import type { DiscountBoxProps } from "./DiscountBox.tsx";

const AppliedDiscounts = lazy(async () => {
  const { AppliedDiscounts: part } = await import("./AppliedDiscounts.tsx");
  return { default: part };
});

const DiscountForm = lateOnIntent(
  ".torg-discount-box__more",
  async () => (await import("./DiscountForm.tsx")).DiscountForm,
);

/**
 * The box for discount codes as the server has drawn it, a form that works by itself, whose script is fetched when
 * somebody reaches for it; that of the applied codes at once where there are any.
 */
export function LateDiscountBox({ problem = null }: DiscountBoxProps): ReactElement {
  const hasRows = useCart((snapshot) => snapshot.cart.discount.rows.length > 0);
  // The same element always: what the server has drawn waits only as long as nothing changes here.
  const form = useMemo(
    () => (
      <Suspense>
        <DiscountForm problem={problem} />
      </Suspense>
    ),
    [problem],
  );
  return (
    <div className="torg-discount-box">
      <Suspense>{hasRows ? <AppliedDiscounts /> : null}</Suspense>
      {form}
    </div>
  );
}
