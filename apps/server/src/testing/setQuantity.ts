import type { TestVisitor } from "./createVisitor.ts";

interface SeenLine {
  readonly product_id: number;
  readonly row_id: string;
  readonly give_away_campaign_id: number | null;
}

/** The wanted quantity of a product in the cart. */
interface WantedQuantity {
  readonly productId: number;
  readonly quantity: number;
  readonly refreshCheckout?: 0 | 1;
}

/** Sets the quantity of a product in a visitor's cart, as its stepper does; 0 removes it. */
export async function setQuantity(
  visitor: TestVisitor,
  { productId, quantity, refreshCheckout = 1 }: WantedQuantity,
): ReturnType<TestVisitor["post"]> {
  const cart = (await visitor.get("/checkoutv3/products/index")).json<{ products: readonly SeenLine[] }>();
  const line = cart.products.find((one) => one.product_id === productId && one.give_away_campaign_id === null);
  if (line === undefined) throw new Error(`Product ${productId} is not in the cart.`);
  return visitor.post("/checkoutv3/products/update", {
    [`products[${productId}][quantity]`]: quantity,
    [`products[${productId}][row_id]`]: line.row_id,
    refresh_checkout: refreshCheckout,
  });
}
