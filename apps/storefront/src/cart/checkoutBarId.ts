/** Id of the bar that leads to the checkout. */
export const checkoutBarId = "till-kassan";
