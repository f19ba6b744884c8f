/** Where a script without React finds what puts a product into the cart. */
export const buyMarks = {
  /** The form; its product stands in `data-buys`. */
  control: "buys",
  button: "buy",
} as const;
