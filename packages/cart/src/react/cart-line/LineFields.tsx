import type { ReactElement } from "react";
import { cartFields } from "../../contract/cartForms.ts";
import type { CartLine } from "../../domain/cart.ts";
import { useCartContext } from "../CartProvider.tsx";
import { HiddenFields } from "../HiddenFields.tsx";

interface LineFieldsProps {
  readonly line: Pick<CartLine, "productId" | "rowId">;
  /** Null when the form has a field for it. */
  readonly quantity?: number | null;
}

/** The hidden fields of a form that changes a line. */
export function LineFields({ line: { productId, rowId }, quantity = null }: LineFieldsProps): ReactElement {
  const { addresses, refreshCheckout } = useCartContext();
  return (
    <HiddenFields
      fields={{
        [cartFields.quantityOf(productId)]: quantity,
        [cartFields.rowOf(productId)]: rowId,
        [cartFields.refreshCheckout]: refreshCheckout ? 1 : 0,
        [cartFields.returnTo]: addresses.returnTo,
      }}
    />
  );
}
