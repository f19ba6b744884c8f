/** The address of the cart; a separate value, for scripts that need only the address of the call. */
export const readCartPath = "/checkoutv3/products/index";
