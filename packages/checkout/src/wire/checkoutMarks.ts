/** Where a script without React finds what somebody has typed at the checkout. */
export const checkoutMarks = {
  /** Fields whose text a page may keep until it is ordered: never the number of a person, nor a password. */
  kept: "kept-text",
} as const;
