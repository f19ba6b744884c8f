import type { CheckoutData, CustomerType, PaymentType } from "./checkoutData.ts";

/** Whether a way to pay is for a customer type. */
export function isPaymentAllowed(type: PaymentType, customerType: CustomerType): boolean {
  return customerType === "company" ? type.isForCompany : type.isForPrivate;
}

/** The customer types that a way to pay is for, companies first. */
export function customerTypesOf(type: PaymentType): readonly CustomerType[] {
  return (["company", "private"] as const).filter((customerType) => isPaymentAllowed(type, customerType));
}

/**
 * Ways to pay in their order: an app of the buyer's first, which is the shortest way, credit last, as the law asks, and
 * otherwise as the server sent them.
 */
export function orderPaymentTypes(types: readonly PaymentType[]): readonly PaymentType[] {
  const rank = ({ isCredit, isPaidInApp }: PaymentType): number => (isCredit ? 2 : isPaidInApp === true ? 0 : 1);
  return types.toSorted((one, other) => rank(one) - rank(other));
}

/** How one pays in a way: in an app, later by an invoice or in parts, or with a card or through a provider. */
export function paymentKind({ isCredit, isPaidInApp }: Pick<PaymentType, "isCredit" | "isPaidInApp">): PaymentKind {
  if (isPaidInApp === true) return "app";
  return isCredit ? "invoice" : "card";
}

/** How one pays, for the drawing of a mark. */
export type PaymentKind = "app" | "invoice" | "card";

/** The only customer type that may use a way to pay; null where both or none may. */
export function onlyCustomerType(type: PaymentType): CustomerType | null {
  const [only = null, another] = customerTypesOf(type);
  return another === undefined ? only : null;
}

/** What is known about the choice of a way to pay. */
export interface PaymentChoice {
  readonly types: readonly PaymentType[];
  readonly customerType: CustomerType;
  /** The server's word. */
  readonly selected: string | null;
  /** Whether the visitor has made the choice, rather than the server for the visitor. */
  readonly isChosen: boolean;
}

/**
 * The way to pay that is shown as selected, or null. Credit is never selected for a visitor who has not chosen it
 * while something else can be chosen, and a way that the customer type cannot use is not selected.
 */
export function selectedPaymentType({ types, customerType, selected, isChosen }: PaymentChoice): PaymentType | null {
  const type = types.find((one) => one.id === selected);
  if (type === undefined || !isPaymentAllowed(type, customerType)) return null;
  const hasOther = types.some((one) => !one.isCredit && isPaymentAllowed(one, customerType));
  return type.isCredit && !isChosen && hasOther ? null : type;
}

/**
 * Whether a provider's own part stands on the page: neither a form of the shop's, nor the way to the card page, nor what
 * the server only proposes while there is something to choose.
 */
export function isEmbedded({ handler, snippet, paymentTypes: types }: CheckoutData, isChosen: boolean): boolean {
  return (isChosen || types.length < 2) && handler !== "card" && snippet?.startsWith("<") === true;
}
