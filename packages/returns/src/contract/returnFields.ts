/** What the fields of the forms of returns and withdrawals are called on the wire, and in what is said of them. */
export const returnFields = {
  orderId: "order_id",
  orderNumber: "order_name",
  orderEmail: "order_email",
  orderType: "return_order_type",
  name: "name",
  products: "products",
  message: "message",
  images: "images",
  /** Where a form without script comes back to. */
  returnTo: "return_to",
} as const;

/** The name of the field that says how many of a product are meant. */
export function quantityField(productId: number): string {
  return `${returnFields.products}[${productId}]`;
}
