import type { Mark } from "@torg/ui/wire";

/** Where a script without React finds the bar that leads to the checkout. */
export const goToCheckoutMarks = { bar: { "data-wire": "go-to-checkout" } } as const satisfies Record<string, Mark>;
