/** Where a script without React finds the bar that leads to the checkout. */
export const goToCheckoutMarks = { bar: "go-to-checkout" } as const;
