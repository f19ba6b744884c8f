import type { BrowserContext } from "playwright-core";
import { sendCall } from "./sendCall.ts";

/** Adds a message to the order, as an earlier visit would. */
export async function leaveMessage(context: BrowserContext, address: string, message: string): Promise<void> {
  await sendCall(context, `${address}/api/internal/orders/update_order_message`, { order_message: message });
}
