import { loginFromCheckoutCall } from "@torg/account/contract";
import { CallError, type Client } from "@torg/http";
import { loginMessage } from "../domain/customer/loginMessage.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

/** What the server said to somebody who has tried too often; every other failure has no words of its own. */
function refusal(error: unknown): { readonly text: string | null } {
  return { text: error instanceof CallError && error.status === 429 ? error.serverMessage : null };
}

/** Sends a login; null when it was taken, else what the server said. Loaded when somebody logs in, which few do. */
export async function sendLogin(
  client: Client,
  login: { readonly email: string; readonly password: string },
): Promise<CheckoutSnapshot["login"]["problem"]> {
  try {
    const { error, msg } = await client.send(loginFromCheckoutCall, login);
    return error ? { text: loginMessage(msg) } : null;
  } catch (error) {
    return refusal(error);
  }
}
