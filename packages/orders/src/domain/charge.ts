import {
  allocate,
  noAmount,
  sumOf,
  taxedAmount,
  type TaxedAmount,
  taxedLess,
  type Total,
  totalOf,
  vatByRate,
} from "@torg/cart/domain/reckoning";
import type { BoughtLine, BoughtOrder } from "./boughtOrder.ts";
import type { OrderLife } from "./orderAct.ts";
import { type LineProgress, type OrderProgress, orderProgress } from "./orderProgress.ts";

/** What of a line is charged for. */
export interface LineCharge extends TaxedAmount {
  readonly lineId: number;
  readonly quantity: number;
}

/** What the buyer owes for, part by part and in all, less what was taken off. */
export interface Charge extends Total {
  readonly lines: readonly LineCharge[];
  readonly delivery: TaxedAmount;
  readonly fee: TaxedAmount;
  /** Taken off without goods coming back, in ore with VAT; never more than the parts cost. */
  readonly creditOre: number;
  /** All of it by rate of VAT, the highest first; what was taken off lowers every part in proportion. */
  readonly vatParts: readonly TaxedAmount[];
}

/** What a number of pieces of a line cost, in whole ore: all of them cost exactly what the line does. */
function piecesCost({ quantity, ...line }: BoughtLine, pieces: number): TaxedAmount {
  return pieces === quantity ? line : taxedAmount(Math.round((line.inclOre * pieces) / quantity), line.vatPercent);
}

/**
 * Pieces that left, less what came back. Each is rounded by itself, so that what is taken over time never adds up to more
 * than the line cost.
 */
function lineCharge({ line, returned }: LineProgress, left: number): LineCharge {
  const amount = taxedLess(piecesCost(line, left), piecesCost(line, returned));
  return { lineId: line.id, quantity: left - returned, ...amount };
}

/**
 * What delivery costs after returns. Somebody who withdraws from the whole purchase gets the standard delivery back
 * (2 kap. 14 § distansavtalslagen); where everything was faulty, all that was paid is given back.
 */
function deliveryCharge({ delivery }: BoughtOrder, { returnGrounds }: OrderProgress, isAllBack: boolean): TaxedAmount {
  const { standardOre, ...paid } = delivery;
  if (!isAllBack || returnGrounds.has("goodwill")) return paid;
  const keptOre = returnGrounds.has("withdrawal") ? paid.inclOre - standardOre : 0;
  return taxedAmount(keptOre, paid.vatPercent);
}

/** What parts cost once a sum was taken off all of them in proportion. */
function lowered(parts: readonly TaxedAmount[], creditOre: number): readonly TaxedAmount[] {
  const taken = allocate(
    creditOre,
    parts.map(({ inclOre }, key) => ({ key, weight: inclOre })),
  );
  return parts.map((part, index) => {
    const ore = taken[index] ?? 0;
    return ore === 0 ? part : taxedAmount(part.inclOre - ore, part.vatPercent);
  });
}

function chargeFor(bought: BoughtOrder, progress: OrderProgress, counted: (line: LineProgress) => number): Charge {
  const lines = progress.lines.map((line) => lineCharge(line, counted(line)));
  const isAnything = progress.lines.some((line) => counted(line) > 0);
  const isAllBack =
    isAnything && progress.lines.every(({ open, shipped, returned }) => open === 0 && shipped === returned);
  const nothingOf = ({ vatPercent }: TaxedAmount): TaxedAmount => taxedAmount(0, vatPercent);
  const delivery = isAnything ? deliveryCharge(bought, progress, isAllBack) : nothingOf(bought.delivery);
  const hasFee = isAnything && (!isAllBack || progress.returnGrounds.has("goodwill"));
  const fee = hasFee ? bought.fee : nothingOf(bought.fee);
  const parts = [...lines, delivery, fee];
  const creditOre = Math.min(progress.creditOre, sumOf(parts).inclOre);
  const owed = lowered(parts, creditOre);
  const total = totalOf({ goods: sumOf(owed), reduction: noAmount, charges: [] });
  return { lines, delivery, fee, creditOre, vatParts: vatByRate(owed), ...total };
}

/** What the buyer owes for goods that have left and were kept, with delivery and fee from the first of them on. */
export function chargeNow({ bought, acts }: OrderLife): Charge {
  return chargeFor(bought, orderProgress({ bought, acts }), ({ shipped }) => shipped);
}

/** What the buyer will owe when everything that is still open leaves. */
export function chargeInTheEnd({ bought, acts }: OrderLife): Charge {
  return chargeFor(bought, orderProgress({ bought, acts }), ({ shipped, open }) => shipped + open);
}
