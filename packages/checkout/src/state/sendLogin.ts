import type { Client } from "@torg/http";
import { loginFromCheckoutCall } from "../contract/loginCalls.ts";
import { loginMessage } from "../domain/customer/loginMessage.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

/**
 * Sends a login; null when it was taken, else what the server said. Loaded when somebody logs in, which few do.
 * @throws CallError when there is no answer, or none that can be read.
 */
export async function sendLogin(
  client: Client,
  login: { readonly email: string; readonly password: string },
): Promise<CheckoutSnapshot["login"]["problem"]> {
  const { error, msg } = await client.send(loginFromCheckoutCall, login);
  return error ? { text: loginMessage(msg) } : null;
}
