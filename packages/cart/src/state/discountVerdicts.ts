import type { Client } from "@torg/http";
import { destroyDiscountCall, storeDiscountCall } from "../contract/discountCalls.ts";

/** What the server answered: whether it did as asked, its sentence if not, and the rest of the answer. */
export interface DiscountVerdict {
  readonly isDone: boolean;
  readonly message: string | null;
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** A code and whether the answer is to tell about the payment area too. */
export interface DiscountRequest {
  readonly code: string;
  readonly refresh_checkout: 0 | 1;
}

/** Asks the server to add a code; `discount` null in its answer means that nothing was applied. */
export async function storeDiscount(client: Client, request: DiscountRequest): Promise<DiscountVerdict> {
  const { discount, message, ...rest } = await client.send(storeDiscountCall, request);
  return discount === null ? { isDone: false, message } : { isDone: true, message, answer: { ...rest, discount } };
}

/** Asks the server to remove a code. */
export async function removeDiscount(client: Client, request: DiscountRequest): Promise<DiscountVerdict> {
  const { error, message, discount, ...rest } = await client.send(destroyDiscountCall, request);
  const answer = discount === null ? rest : { ...rest, discount };
  return error ? { isDone: false, message } : { isDone: true, message, answer };
}
