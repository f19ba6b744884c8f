import type { BrowserContext } from "playwright-core";
import { sendCall } from "./sendCall.ts";

/** Chooses the delivery of a visitor whose postal code is known. */
export async function chooseDelivery(context: BrowserContext, address: string, deliveryId: number): Promise<void> {
  await sendCall(context, `${address}/checkoutv3/deliverytypes/update`, { delivery_type_id: deliveryId });
}
