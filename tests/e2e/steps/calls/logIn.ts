import type { BrowserContext } from "playwright-core";
import { sendCall } from "./sendCall.ts";

/** Logs a visitor in, as the box at the checkout would. */
export async function logIn(
  context: BrowserContext,
  address: string,
  login: { readonly email: string; readonly password: string },
): Promise<void> {
  await sendCall(context, `${address}/konto/login_from_checkout`, login);
}
