/** Where a script without React finds what puts a product into the cart: its product stands in `data-buys`. */
export const buyMarks = { control: "buys" } as const;
