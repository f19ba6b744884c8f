import type { CheckoutData } from "@torg/checkout/domain";
import type { Company } from "@torg/navigation/contract";
import type { ReactNode } from "react";
import { withoutScriptTexts as texts } from "../texts/withoutScriptTexts.ts";

/** Props of `WithoutScript`. */
export interface WithoutScriptProps {
  readonly checkout: CheckoutData;
  readonly company: Company;
}

/** What a browser without script shows in place of a provider's payment: the way to its page, or whom to call. */
export function WithoutScript({ checkout, company }: WithoutScriptProps): ReactNode {
  const address = checkout.handler === "card" ? checkout.redirect_url : null;
  return (
    <noscript>
      <p className="torg-checkout-page__without-script">
        {address === null ? texts.needed : <a href={address}>{texts.card}</a>}
        {company.phone === "" ? null : ` ${texts.call(company.phone)}`}
      </p>
    </noscript>
  );
}
