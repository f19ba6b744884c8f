import { inOre, wireObject } from "@torg/http";
import * as z from "zod/mini";

const orderCase = wireObject({
  number: z.int(),
  /** The kind of case in words. */
  kind: z.string(),
  /** ISO moment. */
  receivedAt: ["received_at", z.string()],
});

/** One purchase on the page of an account. */
export const accountOrderSchema = wireObject({
  orderName: ["order_name", z.string()],
  orderEmail: ["order_email", z.string()],
  state: z.string(),
  totalOre: ["total", inOre(z.number())],
  /** ISO moment. */
  orderedAt: ["ordered_at", z.string()],
  lines: z._default(z.array(z.object({ name: z.string(), quantity: z.int() })), []),
  /** Returns, complaints and withdrawals of this order, the newest first. */
  cases: z._default(z.array(orderCase), []),
});
