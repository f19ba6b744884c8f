import { inOre, wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { AccountOrder, AccountOrderProgress } from "../domain/accountOrder.ts";

const orderCase = wireObject({
  number: z.int(),
  /** The kind of case in words. */
  kind: z.string(),
  /** ISO moment. */
  receivedAt: ["received_at", z.string()],
});

const shipment = wireObject({
  carrier: wireText,
  trackingNumber: ["tracking_number", wireText],
  trackingUrl: ["tracking_url", wireText],
  /** ISO moment. */
  shippedAt: ["shipped_at", z.string()],
  /** ISO moment; null while it is not known to have arrived. */
  deliveredAt: ["delivered_at", wireTextOrNull],
});

const creditNote = wireObject({
  number: z.int(),
  totalOre: ["total", inOre(z.number())],
  /** ISO moment. */
  createdAt: ["created_at", z.string()],
});

const progress = {
  state: z.string(),
  /** Where its goods are; may be left out. */
  shipments: z._default(z.array(shipment), []),
  creditNotes: ["credit_notes", z._default(z.array(creditNote), [])],
  /** What was paid back so far. */
  refundedOre: ["refunded", z._default(inOre(z.number()), 0)],
} as const;

/** How far a purchase has come, as its own page tells it. */
export const orderProgressSchema: z.ZodMiniType<AccountOrderProgress> = wireObject(progress);

/** One purchase on the page of an account. */
export const accountOrderSchema: z.ZodMiniType<AccountOrder> = wireObject({
  orderName: ["order_name", z.string()],
  orderEmail: ["order_email", z.string()],
  /** The page of this order alone; may be left out. */
  receiptUrl: ["receipt_url", wireText],
  /** Whether its buyer may withdraw from it; who does not say so takes every withdrawal. */
  isWithdrawable: ["is_withdrawable", z._default(z.boolean(), true)],
  totalOre: ["total", inOre(z.number())],
  /** ISO moment. */
  orderedAt: ["ordered_at", z.string()],
  lines: z._default(z.array(z.object({ name: z.string(), quantity: z.int() })), []),
  /** Returns, complaints and withdrawals of this order, the newest first. */
  cases: z._default(z.array(orderCase), []),
  ...progress,
});
