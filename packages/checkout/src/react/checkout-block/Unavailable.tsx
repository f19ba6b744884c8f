import type { ReactElement } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";

/** The note that an option cannot be chosen, and why if known. */
export function Unavailable({ why }: { readonly why: string }): ReactElement {
  const { texts } = useCheckoutContext();
  return (
    <>
      <span>{texts.unavailable}</span>
      {why !== "" && ` – ${why}`}
    </>
  );
}
