import { boughtTotal } from "./boughtOrder.ts";
import { finalCharge, chargeNow } from "./charge.ts";
import type { OrderHistory } from "./orderAct.ts";
import { orderProgress } from "./orderProgress.ts";

/** What has been done with the money of an order, in öre; the amounts only ever grow. */
export interface MoneyLedger {
  readonly capturedOre: number;
  /** The part of the reservation that was released without being captured. */
  readonly releasedOre: number;
  /** The part of the captured amount that was refunded. */
  readonly refundedOre: number;
  /** Returned to the gift cards that paid. */
  readonly giftCardsBackOre: number;
}

/** Money to be moved: captured, refunded, released, or returned to gift cards. */
export interface MoneyMove {
  readonly kind: "capture" | "refund" | "release" | "cards-back";
  /** Öre, above 0. */
  readonly amountOre: number;
}

/** A ledger without movements. */
export const noMoneyMoved: MoneyLedger = { capturedOre: 0, releasedOre: 0, refundedOre: 0, giftCardsBackOre: 0 };

const moveOf = (kind: MoneyMove["kind"], amountOre: number): readonly MoneyMove[] =>
  amountOre > 0 ? [{ kind, amountOre }] : [];

/**
 * The moves that bring the money of an order in line with what has happened to it. They are the difference between the
 * amount owed and the ledger, so that asking twice moves nothing twice. Gift cards pay first and are refunded last. The
 * reservation is released once nothing is left to ship, and never while something is still to be captured. No money
 * moves once the payment is gone.
 */
export function moneyMoves(life: OrderHistory, ledger: MoneyLedger): readonly MoneyMove[] {
  if (life.isPaymentGone === true) return [];
  const { giftCardsOre, moneyTaken } = life.bought;
  const inTheEnd = finalCharge(life).inclOre;
  const owedOre = moneyTaken === "at-once" ? inTheEnd : chargeNow(life).inclOre;
  const wantedOre = Math.max(0, owedOre - giftCardsOre);
  const heldOre = ledger.capturedOre - ledger.refundedOre;
  const reservedOre = boughtTotal(life.bought).inclOre - giftCardsOre - ledger.capturedOre - ledger.releasedOre;
  const captureOre = Math.min(Math.max(0, wantedOre - heldOre), reservedOre);
  const isOpen = orderProgress(life).lines.some(({ open }) => open > 0);
  return [
    ...moveOf("capture", captureOre),
    ...moveOf("refund", heldOre - wantedOre),
    ...moveOf("release", isOpen || captureOre > 0 ? 0 : reservedOre),
    ...moveOf("cards-back", giftCardsOre - Math.min(giftCardsOre, inTheEnd) - ledger.giftCardsBackOre),
  ];
}

/** The ledger after a move. */
export function ledgerAfterMove(ledger: MoneyLedger, { kind, amountOre }: MoneyMove): MoneyLedger {
  switch (kind) {
    case "capture":
      return { ...ledger, capturedOre: ledger.capturedOre + amountOre };
    case "refund":
      return { ...ledger, refundedOre: ledger.refundedOre + amountOre };
    case "release":
      return { ...ledger, releasedOre: ledger.releasedOre + amountOre };
    case "cards-back":
      return { ...ledger, giftCardsBackOre: ledger.giftCardsBackOre + amountOre };
  }
}
