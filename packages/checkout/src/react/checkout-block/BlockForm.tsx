import { Button, useHydrated } from "@torg/ui";
import type { FormEvent, ReactElement, ReactNode } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { useCheckoutContext } from "../CheckoutProvider.tsx";

/** Props of BlockForm. */
export interface BlockFormProps {
  /** Path of the form's call. */
  readonly path: string;
  /** With script: called instead of sending the form. */
  readonly onSend?: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A choice as its own form: without script it has a button, with script each choice is sent as it is made. */
export function BlockForm({ path, onSend, children, className }: BlockFormProps): ReactElement {
  const { texts, addresses } = useCheckoutContext();
  const isLive = useHydrated();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onSend?.();
  };
  return (
    <form className={className} method="post" action={addresses.backend(path)} onSubmit={handleSubmit}>
      <input type="hidden" name={checkoutFields.returnTo} value={addresses.returnTo} />
      {children}
      <Button type="submit" size="small" className="torg-checkout-block__send" data-live={isLive ? "" : undefined}>
        {texts.save}
      </Button>
    </form>
  );
}
