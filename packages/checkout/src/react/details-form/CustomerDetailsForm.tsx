import { accountPaths } from "@torg/account/contract";
import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { Button, ErrorSummary, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { detailFields, type CustomerDetails, type DetailField } from "../../domain/customer/customerDetails.ts";
import { laterCheckoutTexts } from "../../texts/laterSv.ts";
import { checkoutTexts, type CheckoutTexts } from "../../texts/sv.ts";
import { BuyerField } from "../customer-form/BuyerField.tsx";

/** Props of CustomerDetailsForm. */
export interface CustomerDetailsFormProps {
  /** The details the account stores now. */
  readonly details: CustomerDetails;
  /** The refused form; null if it is new. */
  readonly flash?: FormFlash | null | undefined;
  /** Default: those of the contract. */
  readonly addresses?: Partial<Pick<ShopAddresses, "backend">>;
  /** Default: the Swedish texts. */
  readonly texts?: CheckoutTexts;
}

const fieldId = (name: DetailField): string => `torg-details-${checkoutFields[name]}`;

/** Changes an account's name and address, with the checkout's fields. It needs no script. */
export function CustomerDetailsForm(props: CustomerDetailsFormProps): ReactElement {
  const { details, flash, addresses } = props;
  const texts: CheckoutTexts = props.texts ?? checkoutTexts;
  const { customerType } = details;
  const { submit } = { ...laterCheckoutTexts.details, ...texts.later?.details };
  const { backend } = { ...shopAddresses, ...addresses };
  const fields = detailFields(customerType).map(({ name, isRequired }) => {
    const wireName = checkoutFields[name];
    const error = flash?.errors[wireName]?.join(" ") ?? null;
    return { name, isRequired, error, id: fieldId(name), defaultValue: flash?.values[wireName] ?? details[name] };
  });
  const errors = fields.flatMap(({ id, error }) => (error === null ? [] : [{ fieldId: id, message: error }]));
  return (
    <form className="torg-details-form" method="post" action={backend(accountPaths.changeDetails)} noValidate>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form came back with errors, which are read first */}
      <ErrorSummary autoFocus title={texts.summaryOfProblems} errors={errors} />
      <input type="hidden" name={checkoutFields.customerType} value={customerType} />
      <div className="torg-customer-form__fields">
        {fields.map((field) => (
          <BuyerField key={field.name} {...field} {...{ customerType, texts }} />
        ))}
      </div>
      <div>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
}
