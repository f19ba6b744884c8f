import { boughtTotal } from "./boughtOrder.ts";
import { chargeInTheEnd, chargeNow } from "./charge.ts";
import type { OrderLife } from "./orderAct.ts";
import { orderProgress } from "./orderProgress.ts";

/** What has been done with the money of an order, in ore; each only ever grows. */
export interface MoneyLedger {
  readonly capturedOre: number;
  /** Of what was reserved, given free without having been taken. */
  readonly releasedOre: number;
  /** Of what was captured, paid back. */
  readonly refundedOre: number;
  /** Put back onto the gift cards that paid. */
  readonly cardsBackOre: number;
}

/** Money that has to move: taken from what is reserved, paid back, given free, or put back onto gift cards. */
export interface MoneyMove {
  readonly kind: "capture" | "refund" | "release" | "cards-back";
  /** Ore, above 0. */
  readonly amountOre: number;
}

/** A ledger in which nothing has moved. */
export const noMoneyMoved: MoneyLedger = { capturedOre: 0, releasedOre: 0, refundedOre: 0, cardsBackOre: 0 };

const moveOf = (kind: MoneyMove["kind"], amountOre: number): readonly MoneyMove[] =>
  amountOre > 0 ? [{ kind, amountOre }] : [];

/**
 * What has to happen so that the money of an order agrees with what has happened to it: the difference between what is
 * owed and what the ledger says, so that asking twice moves nothing twice. Gift cards pay first and get back last. What
 * is reserved is given free once nothing is left to ship, and never while something is still to be captured. Nothing moves
 * of an order whose payment is gone.
 */
export function moneyMoves(life: OrderLife, ledger: MoneyLedger): readonly MoneyMove[] {
  if (life.isPaymentGone === true) return [];
  const { cardsOre, moneyTaken } = life.bought;
  const inTheEnd = chargeInTheEnd(life).inclOre;
  const owedOre = moneyTaken === "at-once" ? inTheEnd : chargeNow(life).inclOre;
  const wantedOre = Math.max(0, owedOre - cardsOre);
  const heldOre = ledger.capturedOre - ledger.refundedOre;
  const reservedOre = boughtTotal(life.bought).inclOre - cardsOre - ledger.capturedOre - ledger.releasedOre;
  const captureOre = Math.min(Math.max(0, wantedOre - heldOre), reservedOre);
  const isOpen = orderProgress(life).lines.some(({ open }) => open > 0);
  return [
    ...moveOf("capture", captureOre),
    ...moveOf("refund", heldOre - wantedOre),
    ...moveOf("release", isOpen || captureOre > 0 ? 0 : reservedOre),
    ...moveOf("cards-back", cardsOre - Math.min(cardsOre, inTheEnd) - ledger.cardsBackOre),
  ];
}

/** The ledger after a move that was done. */
export function afterMove(ledger: MoneyLedger, { kind, amountOre }: MoneyMove): MoneyLedger {
  switch (kind) {
    case "capture":
      return { ...ledger, capturedOre: ledger.capturedOre + amountOre };
    case "refund":
      return { ...ledger, refundedOre: ledger.refundedOre + amountOre };
    case "release":
      return { ...ledger, releasedOre: ledger.releasedOre + amountOre };
    case "cards-back":
      return { ...ledger, cardsBackOre: ledger.cardsBackOre + amountOre };
  }
}
