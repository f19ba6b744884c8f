import { Checkbox, VisuallyHidden } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { useCheckout, useCheckoutContext, useFlash } from "../CheckoutProvider.tsx";

/**
 * The acceptance of the terms, with a link that opens them without leaving the form. Ticked for a customer who accepted
 * this version with the last order.
 */
export function TermsField({ id, error }: { readonly id: string; readonly error: string | null }): ReactElement {
  const { texts, addresses } = useCheckoutContext();
  const wasAccepted = useFlash(({ values }) => values["acceptsTerms"] === "1");
  const isKnown = useCheckout((snapshot) => snapshot.data.hasAcceptedTerms === true);
  return (
    <Checkbox
      id={id}
      name={checkoutFields.acceptsTerms}
      value="1"
      required
      defaultChecked={wasAccepted || isKnown}
      error={error}
    >
      {/* One string: a space alone between two comments of the server's HTML would be lost in the accessible name. */}
      {`${texts.acceptTerms} `}
      <a href={addresses.terms} target="_blank" rel="noopener">
        {texts.terms}
        <VisuallyHidden> {texts.termsNewTab}</VisuallyHidden>
      </a>
    </Checkbox>
  );
}
