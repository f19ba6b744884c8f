import { useState, type ChangeEvent, type FormEvent, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { customerFormSchema } from "../../contract/orderCalls.ts";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import {
  customerFieldNames,
  customerFields,
  type CustomerField,
  type CustomerForm as CustomerDetails,
} from "../../domain/customer/customerForm.ts";
import { initialCustomerForm, firstText } from "../../domain/customer/initialCustomerForm.ts";
import { knownBuyer } from "../../domain/customer/knownBuyer.ts";
import { requiresPersonalNumber } from "../../domain/customer/requiresPersonalNumber.ts";
import { isPostalCodeMissing } from "../../domain/isPostalCodeMissing.ts";
import { useCheckout, useCheckoutContext, useFlash } from "../CheckoutProvider.tsx";
import { placeId, summaryId } from "../order-problems/placeId.ts";
import { useOrderProblems } from "../order-problems/useOrderProblems.ts";
import { FoldedNumber } from "./FoldedNumber.tsx";
import { KnownBuyer } from "./KnownBuyer.tsx";
import { CustomerTextField } from "./CustomerTextField.tsx";
import { TermsField } from "./TermsField.tsx";

/** Props of CustomerForm. */
export interface CustomerFormProps {
  /** The form's address without script. */
  readonly action: string;
  /** Content between the fields and the acceptance of the terms. */
  readonly review: ReactNode;
  /** The order button. */
  readonly children: ReactNode;
}

/** Reads the fields of a form as customer details, even while they are disabled; missing fields are empty. */
function detailsOf(form: HTMLFormElement, customerType: CustomerDetails["customerType"]): CustomerDetails {
  const valueOf = (name: string): string => {
    const field = form.elements.namedItem(name);
    const isSent = field instanceof HTMLInputElement && (field.type !== "checkbox" || field.checked);
    return isSent ? field.value : "";
  };
  const entries = Object.values(checkoutFields).map((name) => [name, valueOf(name)] as const);
  const sent = Object.fromEntries(entries.filter(([, value]) => value !== ""));
  return { ...customerFormSchema.parse(sent), customerType };
}

/** The key under which a field's text is kept: a personal and a company number are different values in one field. */
const keyOf = (name: string, customerType: CustomerDetails["customerType"]): string =>
  name === checkoutFields.identityNumber ? `${name} ${customerType}` : name;

/** The customer's details with their problems, the terms, and the order button. */
export function CustomerForm({ action, review, children }: CustomerFormProps): ReactElement {
  const { state, addresses, flash, typed } = useCheckoutContext();
  const submitted = useFlash(({ values }) => values);
  const data = useCheckout((snapshot) => snapshot.data);
  const { customerType } = data;
  const isNumberRequired = useCheckout(requiresPersonalNumber);
  // While the block above still needs the postal code, only the block asks for it; afterwards the form shows it too.
  const isAskedAbove = isPostalCodeMissing(data);
  const fields = customerFields(customerType, { requiresPersonalNumber: isNumberRequired }).filter(
    ({ name }) => name !== "postalCode" || !isAskedAbove,
  );
  const { problems } = useOrderProblems();
  // Edited details stay open, because they are no longer those the shop knows.
  const [isTouched, setIsTouched] = useState([...typed.keys()].some((key) => key !== checkoutFields.acceptsTerms));
  const errorOf = (name: CustomerField): string | null => problems.find(({ place }) => place === name)?.text ?? null;
  const first = initialCustomerForm(data);
  const isUntouched =
    !isTouched && Object.keys(submitted).length === 0 && !fields.some(({ name }) => errorOf(name) !== null);
  const known = data.user !== null && isUntouched ? knownBuyer(first, fields) : null;

  // A form that was replaced by another payment places no order.
  const order = (form: HTMLFormElement): void =>
    void state.placeOrder(() => (form.isConnected ? detailsOf(form, customerType) : null));

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    order(event.currentTarget);
  };

  // A disabled button gets no click, but its container does: the order waits for the update.
  const handlePress = ({ target, currentTarget: form }: MouseEvent<HTMLFormElement>): void => {
    const orderButton = target instanceof Element ? target.closest("[data-orders]") : null;
    if (orderButton !== null && orderButton.querySelector(":disabled") !== null) order(form);
  };

  // Another customer type may pay without this form; when it is shown again, its values are restored.
  const handleChange = (event: ChangeEvent<HTMLFormElement, HTMLInputElement>): void => {
    const { target, currentTarget: form } = event;
    typed.set(keyOf(target.name, customerType), target.value);
    if (target.name !== checkoutFields.acceptsTerms) setIsTouched(true);
    const field = customerFieldNames.find((name) => checkoutFields[name] === target.name);
    if (field === undefined || errorOf(field) === null) return;
    flash.clear([field]);
    void state.mendField(field, detailsOf(form, customerType));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- gets the clicks that a disabled button does not
    <form
      className="torg-customer-form"
      method="post"
      action={action}
      noValidate
      onSubmit={handleSubmit}
      onClick={handlePress}
      onChange={handleChange}
    >
      <input type="hidden" name={checkoutFields.customerType} value={customerType} />
      <input type="hidden" name={checkoutFields.returnTo} value={`${addresses.returnTo}#${summaryId}`} />
      <KnownBuyer known={known}>
        {fields.map(({ name, isRequired }) => {
          if (name === "acceptsTerms") return null;
          const key = keyOf(checkoutFields[name], customerType);
          const defaultValue = typed.get(key) ?? firstText(first, submitted, name);
          const error = errorOf(name);
          const field = (
            <CustomerTextField
              key={key}
              id={placeId(name)}
              {...{ name, customerType, isRequired, error, defaultValue }}
            />
          );
          if (name !== "identityNumber" || isRequired) return field;
          return (
            <FoldedNumber key={key} isTold={error !== null || defaultValue !== ""}>
              {field}
            </FoldedNumber>
          );
        })}
      </KnownBuyer>
      {review}
      <TermsField id={placeId("acceptsTerms")} error={errorOf("acceptsTerms")} />
      {children}
    </form>
  );
}
