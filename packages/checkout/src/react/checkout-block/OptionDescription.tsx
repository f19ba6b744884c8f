import type { ReactElement } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";

/** More about an option, in a native disclosure. */
export function OptionDescription({ text }: { readonly text: string }): ReactElement {
  const { texts } = useCheckoutContext();
  return (
    <details className="torg-option-description">
      <summary>
        <span data-when="closed">{texts.readMore}</span>
        <span data-when="open">{texts.readLess}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}
