/** A QR code to draw: a square of so many modules, the dark ones as the path of an SVG whose unit is a module. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** A payment that waits in an app of the buyer's, or failed there. */
export interface AppPayment {
  /** The app's name. */
  readonly name: string;
  /** The name that the calls about it go by. */
  readonly reference: string;
  /** What is paid, in ore with VAT. */
  readonly amountOre: number;
  /** Opens the app on the device that shows the page; null: it is over. */
  readonly link: string | null;
  /** For the app on another device; null: it is over. */
  readonly code: QrCode | null;
  /** Why it failed and what can be done, as sentences for the buyer; null: it still waits. */
  readonly trouble: string | null;
}
