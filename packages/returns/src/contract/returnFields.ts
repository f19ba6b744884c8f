/** Field names of the forms of returns and withdrawals, on the wire and in error messages. */
export const returnFields = {
  orderId: "order_id",
  orderNumber: "order_name",
  orderEmail: "order_email",
  orderType: "return_order_type",
  name: "name",
  products: "products",
  message: "message",
  images: "images",
  /** The page to return to after a form without script. */
  returnTo: "return_to",
} as const;

/** The form field for how many of a product are returned. */
export function quantityField(productId: number): string {
  return `${returnFields.products}[${productId}]`;
}
