import { ledgerAfterMove, type MoneyLedger, type MoneyTaken, noMoneyMoved } from "@torg/orders/domain";
import type { Selectable } from "kysely";
import type { MoneyMoveTable } from "../../database/tables/orderTables.ts";
import type { Payment } from "../../payments/Payment.ts";

/** Facts about the money of an order. */
interface KnownMoney {
  readonly payment: Pick<Payment, "state" | "amount_ore"> | null;
  /** Öre captured as a whole, before anything was shipped. */
  readonly wholeOre: number;
  readonly moves: readonly Pick<Selectable<MoneyMoveTable>, "kind" | "amount_ore" | "done_at">[];
}

/**
 * When the money of an order is taken, and what has been done with it. It counts as taken at once if the provider does
 * that, if an earlier release captured it when the order was placed, or if it was captured at the provider directly.
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
    ledger: done.reduce((ledger, { kind, amount_ore: amountOre }) => ledgerAfterMove(ledger, { kind, amountOre }), {
      ...noMoneyMoved,
      capturedOre: atOnceOre,
    }),
  };
}
