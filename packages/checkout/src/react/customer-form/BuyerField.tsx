import { TextField } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import type { CustomerType } from "../../domain/checkoutData.ts";
import type { CustomerField } from "../../domain/customer/customerForm.ts";
import { isCompanyNumber } from "../../domain/customer/isCompanyNumber.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";

type TextFieldName = Exclude<CustomerField, "acceptsTerms">;

/** Props of BuyerField. */
export interface BuyerFieldProps {
  readonly id: string;
  readonly name: TextFieldName;
  readonly customerType: CustomerType;
  readonly isRequired: boolean;
  readonly error: string | null;
  readonly defaultValue: string;
  readonly texts: CheckoutTexts;
  /** Marks a field whose text the page may store. */
  readonly "data-wire"?: string | undefined;
}

interface Traits {
  readonly autoComplete: string;
  readonly type?: "email" | "tel";
  readonly inputMode?: "numeric";
  readonly maxLength: number;
}

const traits: Readonly<Record<TextFieldName, Traits>> = {
  companyName: { autoComplete: "organization", maxLength: 100 },
  identityNumber: { autoComplete: "off", maxLength: 20 },
  firstName: { autoComplete: "given-name", maxLength: 60 },
  lastName: { autoComplete: "family-name", maxLength: 60 },
  email: { autoComplete: "email", type: "email", maxLength: 254 },
  mobile: { autoComplete: "tel", type: "tel", maxLength: 30 },
  address: { autoComplete: "address-line1", maxLength: 100 },
  careOf: { autoComplete: "address-line2", maxLength: 100 },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric", maxLength: 10 },
  city: { autoComplete: "address-level2", maxLength: 60 },
};

/** One field of a buyer's details. A personal identity number is masked unless the field has the focus. */
export function BuyerField(props: BuyerFieldProps): ReactElement {
  const { id, name, customerType, isRequired, error, defaultValue, texts, "data-wire": mark } = props;
  const isNumber = name === "identityNumber";
  const isOpen = (text: string): boolean => isNumber && isCompanyNumber(text);
  const hints: Readonly<Partial<Record<TextFieldName, string>>> = {
    email: texts.emailHint,
    mobile: texts.mobileHint,
    ...(customerType === "private" ? { identityNumber: isRequired ? texts.pnrHint : texts.pnrOptionalHint } : {}),
  };
  return (
    <TextField
      id={id}
      name={checkoutFields[name]}
      data-wire={mark}
      className={`torg-customer-form__field torg-customer-form__field--${checkoutFields[name].replace("user_", "")}`}
      label={isNumber && customerType === "company" ? texts.organisationNumber : texts.fields[name]}
      note={isRequired ? undefined : texts.optional}
      hint={hints[name]}
      error={error}
      required={isRequired}
      defaultValue={defaultValue}
      data-open={isOpen(defaultValue) || undefined}
      onBlur={({ target }) => target.toggleAttribute("data-open", isOpen(target.value))}
      {...traits[name]}
    />
  );
}
