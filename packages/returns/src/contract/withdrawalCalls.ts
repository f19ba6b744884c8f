import { defineCall, wireInteger } from "@torg/http";
import * as z from "zod/mini";
import type { WithdrawalReceipt } from "../domain/index.ts";
import { returnLineSchema, returnOrderSchema } from "./returnCalls.ts";

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** The receipt of a withdrawal, as page data and answers carry it. */
export const withdrawalReceiptSchema: z.ZodMiniType<WithdrawalReceipt> = z.object({
  withdrawal_id: wireInteger,
  declared_at: z.string(),
  order_name: z.string(),
  name: z.string(),
  email: z.string(),
  is_whole_order: z.boolean(),
  lines: z.array(returnLineSchema),
});

/** Begins a withdrawal: who withdraws, and from which purchase. */
export const startWithdrawalCall = defineCall({
  method: "POST",
  path: "/angra-kop",
  encoding: "form",
  request: z.object({ name: filled(200), order_name: filled(100), order_email: filled(254) }),
  response: z.object({ order: returnOrderSchema }),
  summary: "Finds the purchase that somebody wants to withdraw from.",
});

/** Declares the withdrawal that this session has begun; without products it is for the whole order. */
export const confirmWithdrawalCall = defineCall({
  method: "POST",
  path: "/angra-kop/bekrafta",
  encoding: "form",
  request: z.object({ products: z._default(z.record(z.string(), wireInteger), {}) }),
  response: z.object({ receipt: withdrawalReceiptSchema }),
  summary: "Declares a withdrawal and gives its receipt.",
});
