/** Where a script without React finds the parts of a login by BankID that waits. */
export const bankIdMarks = {
  /** What BankID recommends to say. */
  message: "bankid-message",
  /** The ways into the app, which are put away once it is open. */
  ways: "bankid-ways",
  /** The way for the app on another device, and its code. */
  there: "bankid-there",
  code: "bankid-code",
  /** The link that opens the app on this device. */
  open: "bankid-open",
} as const;
