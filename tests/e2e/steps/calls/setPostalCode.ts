import type { BrowserContext } from "playwright-core";
import { sendCall } from "./sendCall.ts";

/** Sets a visitor's postal code, 127 47. */
export async function setPostalCode(context: BrowserContext, address: string): Promise<void> {
  await sendCall(context, `${address}/checkoutv3/deliverytypes/update_postal_code`, { postal_code: "127 47" });
}
