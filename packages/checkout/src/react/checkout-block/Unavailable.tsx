import type { ReactElement } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";

/** That an option cannot be chosen, and why where that is known. */
export function Unavailable({ why }: { readonly why: string }): ReactElement {
  const { texts } = useCheckoutContext();
  return (
    <>
      <span>{texts.unavailable}</span>
      {why !== "" && ` – ${why}`}
    </>
  );
}
