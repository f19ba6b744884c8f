/** How one pays: with a card or through a provider, in an app of one's own, or later by an invoice or in parts. */
export const paymentKinds = ["card", "app", "invoice"] as const;

/** How one pays; it decides the drawing of a mark. */
export type PaymentKind = (typeof paymentKinds)[number];

/** A way to pay, as a mark tells it. */
export interface PaymentWay {
  readonly name: string;
  /** Missing: a mark of letters alone. */
  readonly kind?: PaymentKind | null | undefined;
  /** Address of the shop's own picture, 40 pixels high at most; it takes the place of drawing and letters. */
  readonly picture?: string | null | undefined;
}
