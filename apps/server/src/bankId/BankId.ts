/** A login by BankID as BankID knows it, from its start; the secret never leaves the server. */
export interface BankIdOrder {
  readonly orderRef: string;
  /** Opens the app on the device that shows the page. */
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
}

/** What BankID says of a login when it is asked. */
export type BankIdWord =
  | { readonly status: "pending" | "failed"; readonly hintCode: string }
  /** Somebody has proved who they are. The number is neither logged nor stored. */
  | { readonly status: "complete"; readonly personalNumber: string }
  /** It has no such order: it was told of its end already, or too long ago. */
  | { readonly status: "gone" };

/** BankID, spoken to in its own shapes. Every call rejects with a `ProviderError`. */
export interface BankId {
  /** Begins a login for whoever is at an address of the network. */
  readonly start: (endUserIp: string) => Promise<BankIdOrder>;
  /** Asks how a login stands; every two seconds, and no more once it has ended. */
  readonly collect: (orderRef: string) => Promise<BankIdWord>;
  readonly cancel: (orderRef: string) => Promise<void>;
}
