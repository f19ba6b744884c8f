import { Select } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import type { Country } from "../../domain/checkoutData.ts";
import { BlockForm } from "../checkout-block/BlockForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** The country that the goods go to. */
export function CountryBlock({ countries }: { readonly countries: readonly Country[] }): ReactElement {
  const { state, texts } = useCheckoutContext();
  const chosen = useCheckout((snapshot) => snapshot.choices.countryCode);
  return (
    <BlockForm path={checkoutPaths.updateCountry}>
      <Select
        name="country_code"
        label={texts.blockTitles.country}
        autoComplete="country"
        value={chosen ?? ""}
        options={countries.map((country) => ({ value: country.country_code, label: country.country_name }))}
        onChange={(event) => void state.chooseCountry(event.target.value)}
      />
    </BlockForm>
  );
}
