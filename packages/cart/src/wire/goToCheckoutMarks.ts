/** Marks by which a script without React finds the bar that links to the checkout. */
export const goToCheckoutMarks = { bar: "go-to-checkout" } as const;
