import { Checkbox, VisuallyHidden } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { useCheckout, useCheckoutContext, useFlash } from "../CheckoutProvider.tsx";

/**
 * The acceptance of the terms, with a link to them that keeps the form. Whoever accepted these very terms with the last
 * order has it ticked.
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
      {/* One text: a space that stands alone between two comments of the server's HTML is lost in the spoken name. */}
      {`${texts.acceptTerms} `}
      <a href={addresses.terms} target="_blank" rel="noopener">
        {texts.terms}
        <VisuallyHidden> {texts.termsNewTab}</VisuallyHidden>
      </a>
    </Checkbox>
  );
}
