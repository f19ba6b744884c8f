import { CallError } from "@torg/http";
import type { Cart } from "../domain/cart.ts";

/** The outcome of a call: `serverMessage` is the server's message about a refusal, null for every other failure. */
export interface Outcome {
  readonly ok: boolean;
  readonly serverMessage: string | null;
  /** The cart in the server's response; null if it had none. */
  readonly cart: Cart | null;
}

/** Turns a rejected call into an outcome, with the server's message if it refused the call (status 400–499). */
export function failureOf(error: unknown): Outcome {
  const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500;
  return { ok: false, serverMessage: isRefusal ? error.serverMessage : null, cart: null };
}
