/** A payment option as shown by a mark. */
export interface PaymentMarkContent {
  readonly name: string;
  readonly kind?: "card" | "app" | "invoice" | null | undefined;
  readonly picture?: string | null | undefined;
}

/** The payment marks: those from the server, else the names alone. */
export function shownPaymentMarks(layout: {
  readonly waysToPay: readonly string[];
  readonly paymentMarks?: readonly PaymentMarkContent[] | undefined;
}): readonly PaymentMarkContent[] {
  return layout.paymentMarks ?? layout.waysToPay.map((name) => ({ name }));
}
