/** Marks by which a script without React finds text typed at the checkout. */
export const checkoutMarks = {
  /** Fields whose text a page may store until the order is placed: never a personal identity number or a password. */
  kept: "kept-text",
} as const;
