import type { BrowserContext } from "playwright-core";

/** Sends a form of the shop as a page without script does, in the session of a visitor who is on no page yet. */
async function sendForm(context: BrowserContext, url: string, form: Readonly<Record<string, string>>): Promise<void> {
  const answer = await context.request.post(url, { form, headers: { origin: new URL(url).origin }, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
}

/** Puts one of each product into the cart, for tests of what comes after it; `putIntoCart` does it on pages. */
export async function readyCart(
  context: BrowserContext,
  address: string,
  productIds: readonly number[],
): Promise<void> {
  for (const id of productIds) await sendForm(context, `${address}/kassa/lagg-i-varukorg/${id}`, {});
}

/** Takes a visitor to the payment: one washing machine, delivered home to Skärholmen; purchases do it on pages. */
export async function readyCheckout(context: BrowserContext, address: string): Promise<void> {
  await readyCart(context, address, [1008]);
  await sendForm(context, `${address}/checkoutv3/deliverytypes/update_postal_code`, { postal_code: "127 47" });
  await sendForm(context, `${address}/checkoutv3/deliverytypes/update`, { delivery_type_id: "2" });
}
