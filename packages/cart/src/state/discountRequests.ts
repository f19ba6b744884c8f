import { toWire, type Client } from "@torg/http";
import { destroyDiscountCall, storeDiscountCall } from "../contract/discountCalls.ts";
import { discountSchema } from "../contract/discountSchema.ts";
import type { Discount } from "../domain/cart.ts";

/** The server's response: whether it complied, its message if not, and the rest of the response in wire format. */
export interface DiscountResult {
  readonly ok: boolean;
  readonly message: string | null;
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** A code, and whether the response should include the payment area too. */
export interface DiscountRequest {
  readonly code: string;
  readonly refreshCheckout: boolean;
}

function answerOf(rest: Readonly<Record<string, unknown>>, discount: Discount): Readonly<Record<string, unknown>> {
  return { ...rest, discount: toWire(discountSchema, discount) };
}

/** Adds a code; `discount` null in the response means that nothing was applied. */
export async function storeDiscount(client: Client, request: DiscountRequest): Promise<DiscountResult> {
  const { discount, message, ...rest } = await client.send(storeDiscountCall, request);
  return discount === null ? { ok: false, message } : { ok: true, message, answer: answerOf(rest, discount) };
}

/** Removes a code. */
export async function removeDiscount(client: Client, request: DiscountRequest): Promise<DiscountResult> {
  const { error, message, discount, ...rest } = await client.send(destroyDiscountCall, request);
  const answer = discount === null ? rest : answerOf(rest, discount);
  return error ? { ok: false, message } : { ok: true, message, answer };
}
