import { useState, type ReactElement } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";

/** More about an option behind a small opener. */
export function OptionDescription({ text }: { readonly text: string }): ReactElement {
  const { texts } = useCheckoutContext();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="torg-option-description"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span data-when="closed">{texts.readMore}</span>
        <span data-when="open">{texts.readLess}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}
