import { inOre, wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { AccountOrder, AccountOrderProgress } from "../domain/accountOrder.ts";

const orderCase = wireObject({
  number: z.int(),
  /** The kind of case, as text. */
  kind: z.string(),
  /** ISO timestamp. */
  receivedAt: ["received_at", z.string()],
});

const shipment = wireObject({
  carrier: wireText,
  trackingNumber: ["tracking_number", wireText],
  trackingUrl: ["tracking_url", wireText],
  /** ISO timestamp. */
  shippedAt: ["shipped_at", z.string()],
  /** ISO timestamp; null while its arrival is not known. */
  deliveredAt: ["delivered_at", wireTextOrNull],
});

const creditNote = wireObject({
  number: z.int(),
  totalOre: ["total", inOre(z.number())],
  /** ISO timestamp. */
  createdAt: ["created_at", z.string()],
});

const progress = {
  state: z.string(),
  /** Where its goods are; optional. */
  shipments: z._default(z.array(shipment), []),
  creditNotes: ["credit_notes", z._default(z.array(creditNote), [])],
  /** The amount refunded so far. */
  refundedOre: ["refunded", z._default(inOre(z.number()), 0)],
} as const;

/** The progress of an order, as on its own page. */
export const orderProgressSchema: z.ZodMiniType<AccountOrderProgress> = wireObject(progress);

/** One order on the account page. */
export const accountOrderSchema: z.ZodMiniType<AccountOrder> = wireObject({
  orderName: ["order_name", z.string()],
  orderEmail: ["order_email", z.string()],
  /** The page of this order alone; optional. */
  receiptUrl: ["receipt_url", wireText],
  /** Whether its buyer may withdraw from it; a backend without this field accepts every withdrawal. */
  isWithdrawable: ["is_withdrawable", z._default(z.boolean(), true)],
  totalOre: ["total", inOre(z.number())],
  /** ISO timestamp. */
  orderedAt: ["ordered_at", z.string()],
  lines: z._default(z.array(z.object({ name: z.string(), quantity: z.int() })), []),
  /** Returns, complaints and withdrawals of this order, newest first. */
  cases: z._default(z.array(orderCase), []),
  ...progress,
});
