import type { BrowserContext } from "playwright-core";
import * as z from "zod/mini";
import { sendCall } from "./sendCall.ts";

const cartSchema = z.object({ products: z.array(z.object({ product_id: z.number(), row_id: z.string() })) });

/** Removes a product from the cart, as another tab of the visitor would. */
export async function takeOutOfCart(context: BrowserContext, address: string, productId: number): Promise<void> {
  const answer = await context.request.get(`${address}/checkoutv3/products/index`);
  const line = cartSchema.parse(await answer.json()).products.find((one) => one.product_id === productId);
  const products = { [productId]: { quantity: 0, row_id: line?.row_id } };
  await sendCall(context, `${address}/checkoutv3/products/update`, { products });
}
