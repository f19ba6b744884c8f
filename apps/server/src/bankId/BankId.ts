/** A login as started at BankID; the secret never leaves the server. */
export interface BankIdOrder {
  readonly orderRef: string;
  /** Opens the app on the device that shows the page. */
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
}

/** BankID's answer about a login. */
export type BankIdWord =
  | { readonly status: "pending" | "failed"; readonly hintCode: string }
  /** The identity is proved. The number is neither logged nor stored. */
  | { readonly status: "complete"; readonly personalNumber: string }
  /** BankID has no such order: its end was already reported, or too long ago. */
  | { readonly status: "gone" };

/** BankID's API in its own formats. Every call rejects with a `ProviderError`. */
export interface BankId {
  /** Starts a login for the user at an IP address. */
  readonly start: (endUserIp: string) => Promise<BankIdOrder>;
  /** Asks for the state of a login; every two seconds, and never again once it has ended. */
  readonly collect: (orderRef: string) => Promise<BankIdWord>;
  readonly cancel: (orderRef: string) => Promise<void>;
}
