import { afterMove, type MoneyLedger, type MoneyTaken, noMoneyMoved } from "@torg/orders/domain";
import type { Selectable } from "kysely";
import type { MoneyMoveTable } from "../../database/tables/orderTables.ts";
import type { Payment } from "../../payments/Payment.ts";

/** What is known of the money of an order. */
interface KnownMoney {
  readonly payment: Pick<Payment, "state" | "amount_ore"> | null;
  /** Ore that were taken as a whole, before anything was shipped. */
  readonly wholeOre: number;
  readonly moves: readonly Pick<Selectable<MoneyMoveTable>, "kind" | "amount_ore" | "done_at">[];
}

/**
 * When the money of an order was taken, and what has been done with it. It was taken at once where a provider does so,
 * where an earlier release captured the whole when the order was placed, and where somebody has captured it at the provider.
 */
export function takenMoney({ payment, wholeOre, moves }: KnownMoney): {
  readonly moneyTaken: MoneyTaken;
  readonly ledger: MoneyLedger;
} {
  const isCapturedElsewhere = payment?.state === "captured" && !moves.some(({ kind }) => kind === "capture");
  const atOnceOre = isCapturedElsewhere ? payment.amount_ore : wholeOre;
  const done = moves.filter((move) => move.done_at !== null);
  return {
    moneyTaken: atOnceOre > 0 ? "at-once" : "at-shipping",
    ledger: done.reduce((ledger, { kind, amount_ore: amountOre }) => afterMove(ledger, { kind, amountOre }), {
      ...noMoneyMoved,
      capturedOre: atOnceOre,
    }),
  };
}
