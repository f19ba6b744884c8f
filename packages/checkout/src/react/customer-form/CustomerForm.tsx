import { useState, type ChangeEvent, type FormEvent, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { customerFormSchema } from "../../contract/orderCalls.ts";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import {
  customerFieldNames,
  customerFields,
  type CustomerField,
  type CustomerForm as CustomerDetails,
} from "../../domain/customer/customerForm.ts";
import { firstCustomerForm } from "../../domain/customer/firstCustomerForm.ts";
import { isPostalCodeMissing } from "../../domain/isPostalCodeMissing.ts";
import { useCheckout, useCheckoutContext, useFlash } from "../CheckoutProvider.tsx";
import { placeId, summaryId } from "../order-problems/placeId.ts";
import { useOrderProblems } from "../order-problems/useOrderProblems.ts";
import { useSelectedPayment } from "../useSelectedPayment.ts";
import { FoldedNumber } from "./FoldedNumber.tsx";
import { KnownBuyer } from "./KnownBuyer.tsx";
import { CustomerTextField } from "./CustomerTextField.tsx";
import { TermsField } from "./TermsField.tsx";

/** Props of CustomerForm. */
export interface CustomerFormProps {
  /** Where the form goes without script. */
  readonly action: string;
  /** What stands between the fields and the acceptance of the terms. */
  readonly review: ReactNode;
  /** The button that orders. */
  readonly children: ReactNode;
}

/** Who buys and where it goes, in a line. */
function knownBuyer({ companyName, firstName, lastName, address, postalCode, city, email }: CustomerDetails): string {
  const parts = [companyName, `${firstName} ${lastName}`, address, `${postalCode} ${city}`, email];
  return parts.filter((part) => part !== "").join(", ");
}

/** Reads the fields of a form as customer details, also while they are disabled; what is not there is empty. */
function detailsOf(form: HTMLFormElement, customerType: CustomerDetails["customerType"]): CustomerDetails {
  const valueOf = (name: string): string => {
    const field = form.elements.namedItem(name);
    const isSent = field instanceof HTMLInputElement && (field.type !== "checkbox" || field.checked);
    return isSent ? field.value : "";
  };
  const told = Object.values(checkoutFields).map((name) => [name, valueOf(name)] as const);
  const sent = Object.fromEntries(told.filter(([, value]) => value !== ""));
  return { ...customerFormSchema.parse(sent), customerType };
}

/** Where a field's text is kept: the number of a person and that of a company are two things in one field. */
const keyOf = (name: string, customerType: CustomerDetails["customerType"]): string =>
  name === checkoutFields.identityNumber ? `${name} ${customerType}` : name;

/** The customer's details with what is wrong about them, the terms, and the button that orders. */
export function CustomerForm({ action, review, children }: CustomerFormProps): ReactElement {
  const { state, addresses, flash, typed } = useCheckoutContext();
  const brought = useFlash(({ values }) => values);
  const data = useCheckout((snapshot) => snapshot.data);
  const { customerType } = data;
  const requiresPersonalNumber =
    useSelectedPayment()?.requiresPersonalNumber === true && data.snippet === "manual_payment";
  // A postal code that the block above waits for is asked for there alone; once given, it stands in the form as well.
  const isAskedAbove = isPostalCodeMissing(data);
  const fields = customerFields(customerType, { requiresPersonalNumber }).filter(
    ({ name }) => name !== "postalCode" || !isAskedAbove,
  );
  const { problems } = useOrderProblems();
  // What has been written stands open: it is no longer what the shop knows.
  const [isTouched, setIsTouched] = useState([...typed.keys()].some((key) => key !== checkoutFields.acceptsTerms));
  const errorOf = (name: CustomerField): string | null => problems.find(({ place }) => place === name)?.text ?? null;
  const first = firstCustomerForm(data);
  const isOfOther = brought["customerType"] !== undefined && brought["customerType"] !== customerType;
  const firstText = (name: Exclude<CustomerField, "acceptsTerms">): string =>
    (isOfOther && name === "identityNumber" ? undefined : brought[name]) ?? first[name];

  const isComplete = fields.every(
    ({ name, isRequired }) => name === "acceptsTerms" || !isRequired || first[name] !== "",
  );
  const isUntouched =
    !isTouched && Object.keys(brought).length === 0 && !fields.some(({ name }) => errorOf(name) !== null);
  const known = data.user !== null && isComplete && isUntouched ? knownBuyer(first) : null;

  // A form that has given way to another way to pay orders nothing.
  const order = (form: HTMLFormElement): void =>
    void state.placeOrder(() => (form.isConnected ? detailsOf(form, customerType) : null));

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    order(event.currentTarget);
  };

  // A disabled button hears no press, and what is around it hears it instead: the order waits for the update.
  const handlePress = ({ target, currentTarget: form }: MouseEvent<HTMLFormElement>): void => {
    const end = target instanceof Element ? target.closest("[data-orders]") : null;
    if (end !== null && end.querySelector(":disabled") !== null) order(form);
  };

  // Another customer type may pay without this form; it comes back as it was left.
  const handleChange = (event: ChangeEvent<HTMLFormElement, HTMLInputElement>): void => {
    const { target, currentTarget: form } = event;
    typed.set(keyOf(target.name, customerType), target.value);
    if (target.name !== checkoutFields.acceptsTerms) setIsTouched(true);
    const field = customerFieldNames.find((name) => checkoutFields[name] === target.name);
    if (field === undefined || errorOf(field) === null) return;
    flash.mend([field]);
    void state.mendField(field, detailsOf(form, customerType));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- hears what a button does not hear while it is disabled
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
          const defaultValue = typed.get(key) ?? firstText(name);
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
