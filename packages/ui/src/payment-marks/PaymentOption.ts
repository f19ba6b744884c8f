/** Kinds of payment: by card or through a provider, in an app, or later by invoice or instalments. */
export const paymentKinds = ["card", "app", "invoice"] as const;

/** The kind of payment; it decides the drawing of a mark. */
export type PaymentKind = (typeof paymentKinds)[number];

/** A payment option as shown by a mark. */
export interface PaymentOption {
  readonly name: string;
  /** Missing: a text mark. */
  readonly kind?: PaymentKind | null | undefined;
  /** Address of the shop's own picture, at most 40 pixels high; it replaces drawing and name. */
  readonly picture?: string | null | undefined;
}
