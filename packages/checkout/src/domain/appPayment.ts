/**
 * A QR code to render: `size` is its width in modules, `path` an SVG path of the dark modules in units of one module.
 */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** A payment that is pending in an app of the buyer, or failed there. */
export interface AppPayment {
  /** The app's name. */
  readonly name: string;
  /** Identifies the payment in calls. */
  readonly reference: string;
  /** The amount in ore with VAT. */
  readonly amountOre: number;
  /** Opens the app on the device that shows the page; null if the payment is over. */
  readonly link: string | null;
  /** For the app on another device; null if the payment is over. */
  readonly code: QrCode | null;
  /** Why it failed and what the buyer can do, as sentences; null if it is still pending. */
  readonly trouble: string | null;
}
