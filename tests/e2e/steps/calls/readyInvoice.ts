import type { BrowserContext } from "playwright-core";
import { chooseDelivery } from "./chooseDelivery.ts";
import { readyUndelivered } from "./readyUndelivered.ts";

/** Brings a visitor with a cart to a company's invoice, delivered home. */
export async function readyInvoice(context: BrowserContext, address: string): Promise<void> {
  await readyUndelivered(context, address);
  await chooseDelivery(context, address, 2);
}
