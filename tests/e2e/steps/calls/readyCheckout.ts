import type { BrowserContext } from "playwright-core";
import { deliverHome } from "./deliverHome.ts";
import { readyCart } from "./readyCart.ts";

/** Brings a visitor to the payment: one washing machine, delivered home; the purchase test uses pages. */
export async function readyCheckout(context: BrowserContext, address: string): Promise<void> {
  await readyCart(context, address, [1008]);
  await deliverHome(context, address);
}
