import { cleanTextLine } from "@torg/format/typed";
import { defineCall, wireInteger, wireObject } from "@torg/http";
import * as z from "zod/mini";
import type { WithdrawalReceipt } from "../domain/index.ts";
import { returnFields } from "./returnFields.ts";
import { returnLineSchema, returnOrderSchema } from "./returnCalls.ts";

const filled = (most: number) => z.string().check(z.overwrite(cleanTextLine), z.minLength(1), z.maxLength(most));

/** The receipt of a withdrawal, as page data and answers carry it. */
export const withdrawalReceiptSchema: z.ZodMiniType<WithdrawalReceipt> = wireObject({
  withdrawalId: ["withdrawal_id", wireInteger],
  declaredAt: ["declared_at", z.string()],
  orderNumber: ["order_name", z.string()],
  name: z.string(),
  email: z.string(),
  isWholeOrder: ["is_whole_order", z.boolean()],
  lines: z.array(returnLineSchema),
});

/** Starts a withdrawal: who withdraws, and from which purchase. */
export const startWithdrawalCall = defineCall({
  method: "POST",
  path: "/angra-kop",
  encoding: "form",
  request: wireObject({
    name: [returnFields.name, filled(200)],
    orderNumber: [returnFields.orderNumber, filled(100)],
    orderEmail: [returnFields.orderEmail, filled(254)],
  }),
  response: z.object({ order: returnOrderSchema }),
  summary: "Finds the purchase to withdraw from.",
});

/** Declares the withdrawal that this session has started; without products it is for the whole order. */
export const confirmWithdrawalCall = defineCall({
  method: "POST",
  path: "/angra-kop/bekrafta",
  encoding: "form",
  request: wireObject({ products: [returnFields.products, z._default(z.record(z.string(), wireInteger), {})] }),
  response: z.object({ receipt: withdrawalReceiptSchema }),
  summary: "Declares a withdrawal and returns its receipt.",
});
