/** Marks by which a script without React finds the parts of a waiting BankID login. */
export const bankIdMarks = {
  /** The message recommended by BankID. */
  message: "bankid-message",
  /** The ways to open the app, hidden once it is open. */
  ways: "bankid-ways",
  /** The part for the app on another device, and its code. */
  there: "bankid-there",
  code: "bankid-code",
  /** The link that opens the app on this device. */
  open: "bankid-open",
} as const;
