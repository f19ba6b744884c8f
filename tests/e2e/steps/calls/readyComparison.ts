import type { BrowserContext } from "playwright-core";
import { sendCall } from "./sendCall.ts";

/** Selects products to compare, as an earlier page would. */
export async function readyComparison(
  context: BrowserContext,
  address: string,
  productIds: readonly number[],
): Promise<void> {
  for (const product_id of productIds) await sendCall(context, `${address}/api/internal/compare/store`, { product_id });
}
