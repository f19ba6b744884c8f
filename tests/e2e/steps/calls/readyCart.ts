import type { BrowserContext } from "playwright-core";
import { sendCall } from "./sendCall.ts";

/** Adds one of each product to the cart, for tests of later steps; `putIntoCart` uses pages. */
export async function readyCart(
  context: BrowserContext,
  address: string,
  productIds: readonly number[],
): Promise<void> {
  for (const id of productIds) await sendCall(context, `${address}/kassa/lagg-i-varukorg/${id}`);
}
