import type { CheckoutData, CustomerType, PaymentType } from "./checkoutData.ts";
import { paymentForm } from "./paymentForm.ts";

/** Whether a payment type is for a customer type. */
export function isPaymentAllowed(
  type: Pick<PaymentType, "isForCompany" | "isForPrivate">,
  customerType: CustomerType,
): boolean {
  return customerType === "company" ? type.isForCompany : type.isForPrivate;
}

/** The customer types that a payment type is for, companies first. */
export function customerTypesOf(type: PaymentType): readonly CustomerType[] {
  return (["company", "private"] as const).filter((customerType) => isPaymentAllowed(type, customerType));
}

/**
 * Payment types in display order: payment in an app first, because it is fastest; credit last, as the law requires;
 * otherwise in the server's order.
 */
export function orderPaymentTypes(types: readonly PaymentType[]): readonly PaymentType[] {
  const rank = ({ isCredit, isPaidInApp }: PaymentType): number => {
    if (isCredit) return 2;
    return isPaidInApp === true ? 0 : 1;
  };
  return types.toSorted((first, second) => rank(first) - rank(second));
}

/** The kind of a payment type: in an app, later by invoice or instalments, or by card or through a provider. */
export function paymentKind({ isCredit, isPaidInApp }: Pick<PaymentType, "isCredit" | "isPaidInApp">): PaymentKind {
  if (isPaidInApp === true) return "app";
  return isCredit ? "invoice" : "card";
}

/** The kind of payment, to choose its mark. */
export type PaymentKind = "app" | "invoice" | "card";

/** The only customer type that may use a payment type; null if both or none may. */
export function onlyCustomerType(type: PaymentType): CustomerType | null {
  const [only = null, another] = customerTypesOf(type);
  return another === undefined ? only : null;
}

/** The data about the choice of a payment type. */
export interface PaymentChoice {
  readonly types: readonly PaymentType[];
  readonly customerType: CustomerType;
  /** The server's selection. */
  readonly selected: string | null;
  /** Whether the visitor made the choice, rather than the server. */
  readonly isChosen: boolean;
}

/**
 * The payment type shown as selected, or null. Credit is never preselected while something else can be chosen, and a
 * type that the customer type cannot use is not selected.
 */
export function selectedPaymentType({ types, customerType, selected, isChosen }: PaymentChoice): PaymentType | null {
  const type = types.find((candidate) => candidate.id === selected);
  if (type === undefined || !isPaymentAllowed(type, customerType)) return null;
  const hasOther = types.some((other) => !other.isCredit && isPaymentAllowed(other, customerType));
  return type.isCredit && !isChosen && hasOther ? null : type;
}

/**
 * Whether a provider's own checkout is embedded in the page: not for the shop's own forms, the link to the card page,
 * or a type that the server only proposes while there is a choice.
 */
export function isEmbedded(data: CheckoutData, isChosen: boolean): boolean {
  return (isChosen || data.paymentTypes.length < 2) && paymentForm(data) === "embedded";
}
