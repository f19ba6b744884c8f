import { toWire, type Client } from "@torg/http";
import { destroyDiscountCall, storeDiscountCall } from "../contract/discountCalls.ts";
import { discountSchema } from "../contract/discountSchema.ts";
import type { Discount } from "../domain/cart.ts";

/** What the server answered: whether it did as asked, its sentence if not, and the rest of the answer as it stands on the wire. */
export interface DiscountVerdict {
  readonly ok: boolean;
  readonly message: string | null;
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** A code and whether the answer is to tell about the payment area too. */
export interface DiscountRequest {
  readonly code: string;
  readonly refreshCheckout: boolean;
}

function answerOf(rest: Readonly<Record<string, unknown>>, discount: Discount): Readonly<Record<string, unknown>> {
  return { ...rest, discount: toWire(discountSchema, discount) };
}

/** Asks the server to add a code; `discount` null in its answer means that nothing was applied. */
export async function storeDiscount(client: Client, request: DiscountRequest): Promise<DiscountVerdict> {
  const { discount, message, ...rest } = await client.send(storeDiscountCall, request);
  return discount === null ? { ok: false, message } : { ok: true, message, answer: answerOf(rest, discount) };
}

/** Asks the server to remove a code. */
export async function removeDiscount(client: Client, request: DiscountRequest): Promise<DiscountVerdict> {
  const { error, message, discount, ...rest } = await client.send(destroyDiscountCall, request);
  const answer = discount === null ? rest : answerOf(rest, discount);
  return error ? { ok: false, message } : { ok: true, message, answer };
}
