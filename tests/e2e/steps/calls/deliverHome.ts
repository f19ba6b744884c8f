import type { BrowserContext } from "playwright-core";
import { chooseDelivery } from "./chooseDelivery.ts";
import { setPostalCode } from "./setPostalCode.ts";

/** Sets home delivery for a visitor. */
export async function deliverHome(context: BrowserContext, address: string): Promise<void> {
  await setPostalCode(context, address);
  await chooseDelivery(context, address, 2);
}
