/** Where Wasa's part of a page leads to: on with the number of its order behind the path, or back to the checkout. */
export const wasaPaths = { confirmation: "/checkout/wasa/confirmation", cancelled: "/checkoutv3" } as const;
