/** Marks by which a script without React finds the controls that add a product to the cart. */
export const buyMarks = {
  /** The form; its product id is in `data-buys`. */
  control: "buys",
  button: "buy",
} as const;
