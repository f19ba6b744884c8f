import { Alert, ErrorSummary } from "@torg/ui";
import { type ChangeEvent, useEffect, useId, useRef, type FormEvent, type ReactElement, type ReactNode } from "react";
import {
  customerFields,
  emptyCustomerForm,
  type CustomerForm as CustomerDetails,
} from "../../domain/customer/customerForm.ts";
import { firstCustomerForm } from "../../domain/customer/firstCustomerForm.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { useSelectedPayment } from "../useSelectedPayment.ts";
import { CustomerTextField } from "./CustomerTextField.tsx";
import { TermsField } from "./TermsField.tsx";
import { useFieldErrors } from "./useFieldErrors.ts";

/** Props of CustomerForm. */
export interface CustomerFormProps {
  /** Where the form goes without script. */
  readonly action: string;
  /** What stands between the fields and the acceptance of the terms. */
  readonly review: ReactNode;
  /** The button that orders. */
  readonly children: ReactNode;
}

/** Reads the fields of a form as customer details; what is not there is empty. */
function detailsOf(form: HTMLFormElement, customerType: CustomerDetails["customer_type"]): CustomerDetails {
  const fields = new FormData(form);
  return {
    ...emptyCustomerForm,
    ...Object.fromEntries(fields),
    customer_type: customerType,
    order_accept_terms: fields.get("order_accept_terms") === "1" ? 1 : 0,
    order_is_offer: fields.has("order_is_offer") ? 1 : undefined,
  };
}

/** The customer's details with what is wrong about them, the terms, and the button that orders. */
export function CustomerForm({ action, review, children }: CustomerFormProps): ReactElement {
  const { state, texts, addresses, flash, typed } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const { customer_type: customerType } = data;
  const trouble = useCheckout((snapshot) => snapshot.orderTrouble);
  const requiresPnr = useSelectedPayment()?.requires_pnr === true && data.snippet === "manual_payment";
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const fields = customerFields(customerType, { requiresPnr });
  const { errorOf, message } = useFieldErrors(customerType);
  const first = firstCustomerForm(data);
  const idOf = (name: string): string => `${formId}-${name}`;
  const errors = fields.flatMap(({ name }) => {
    const error = errorOf(name);
    return error === null ? [] : [{ fieldId: idOf(name), message: error }];
  });

  useEffect(() => {
    if (trouble !== null) summary.current?.focus();
  }, [trouble]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void state.placeOrder(detailsOf(event.currentTarget, customerType));
  };

  // Another customer type may pay without this form; it comes back as it was left.
  const handleChange = ({ target }: ChangeEvent<HTMLFormElement, HTMLInputElement>): void => {
    typed.set(target.name, target.value);
  };

  return (
    <form
      className="torg-customer-form"
      method="post"
      action={action}
      noValidate
      onSubmit={handleSubmit}
      onChange={handleChange}
    >
      <input type="hidden" name="customer_type" value={customerType} />
      <input type="hidden" name="return_to" value={addresses.returnTo} />
      <ErrorSummary ref={summary} title={texts.summaryOfProblems} errors={errors} />
      {errors.length === 0 && message !== null && <Alert tone="danger">{message}</Alert>}
      <div className="torg-customer-form__fields">
        {fields.map(({ name, isRequired }) =>
          name === "order_accept_terms" ? null : (
            <CustomerTextField
              key={name}
              id={idOf(name)}
              name={name}
              customerType={customerType}
              isRequired={isRequired}
              error={errorOf(name)}
              defaultValue={typed.get(name) ?? flash.values[name] ?? first[name]}
            />
          ),
        )}
      </div>
      {review}
      <TermsField id={idOf("order_accept_terms")} error={errorOf("order_accept_terms")} />
      {children}
    </form>
  );
}
