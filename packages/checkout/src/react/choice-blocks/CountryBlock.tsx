import { Select } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import type { Country } from "../../domain/checkoutData.ts";
import { BlockForm } from "../checkout-block/BlockForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** The country of delivery. */
export function CountryBlock({ countries }: { readonly countries: readonly Country[] }): ReactElement {
  const { state, texts } = useCheckoutContext();
  const chosen = useCheckout((snapshot) => snapshot.choices.countryCode);
  return (
    <BlockForm path={checkoutPaths.updateCountry}>
      <Select
        name={checkoutFields.countryCode}
        label={texts.blockTitles.country}
        autoComplete="country"
        value={chosen ?? ""}
        options={countries.map((country) => ({ value: country.code, label: country.name }))}
        onChange={(event) => void state.chooseCountry(event.target.value)}
      />
    </BlockForm>
  );
}
