/** Where the cart is read; a value of its own, for scripts that read no more of a call than its address. */
export const readCartPath = "/checkoutv3/products/index";
