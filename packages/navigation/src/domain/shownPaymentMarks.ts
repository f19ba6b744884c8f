/** A way to pay as a mark tells it. */
export interface PaymentMarkContent {
  readonly name: string;
  readonly kind?: "card" | "app" | "invoice" | null | undefined;
  readonly picture?: string | null | undefined;
}

/** The marks of the ways to pay: those that the shop's server tells, else their names. */
export function shownPaymentMarks(layout: {
  readonly waysToPay: readonly string[];
  readonly paymentMarks?: readonly PaymentMarkContent[] | undefined;
}): readonly PaymentMarkContent[] {
  return layout.paymentMarks ?? layout.waysToPay.map((name) => ({ name }));
}
