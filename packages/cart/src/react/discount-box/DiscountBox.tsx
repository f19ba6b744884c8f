import { Suspense, type ReactElement } from "react";
import { AppliedDiscounts } from "./AppliedDiscounts.tsx";
import { DiscountForm, type DiscountFormProps } from "./DiscountForm.tsx";

/** Props of DiscountBox. */
export type DiscountBoxProps = DiscountFormProps;

/**
 * Adds and removes discount codes and gift cards. Its Suspense boundaries match those of `LateDiscountBox`, which can
 * hydrate its markup.
 */
export function DiscountBox(props: DiscountBoxProps): ReactElement {
  return (
    <div className="torg-discount-box">
      <Suspense>
        <AppliedDiscounts />
      </Suspense>
      <Suspense>
        <DiscountForm {...props} />
      </Suspense>
    </div>
  );
}
