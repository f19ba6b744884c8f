import { loginFromCheckoutCall } from "@torg/account/contract";
import { cleanPastedText } from "@torg/format/typed";
import { CallError, type Client } from "@torg/http";
import { loginMessage } from "../domain/customer/loginMessage.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

/** The server's message after too many attempts; other failures have no message. */
function refusal(error: unknown): { readonly text: string | null } {
  return { text: error instanceof CallError && error.status === 429 ? error.serverMessage : null };
}

/**
 * Sends a login; resolves to null if it succeeded, else to the server's message. Loaded on demand, because few shoppers
 * log in.
 */
export async function sendLogin(
  client: Client,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<CheckoutSnapshot["login"]["problem"]> {
  try {
    const { error, msg } = await client.send(loginFromCheckoutCall, { email: cleanPastedText(email), password });
    return error ? { text: loginMessage(msg) } : null;
  } catch (error) {
    return refusal(error);
  }
}
