import { type BoughtOrder, noSum, sumOf, type TaxedSum } from "./boughtOrder.ts";
import type { OrderLife } from "./orderAct.ts";
import { type LineProgress, type OrderProgress, orderProgress } from "./orderProgress.ts";

/** What of a line is charged for. */
export interface LineCharge extends TaxedSum {
  readonly lineId: number;
  readonly quantity: number;
}

/** What the buyer owes for, part by part and in all, less what was taken off; in ore. */
export interface Charge extends TaxedSum {
  readonly lines: readonly LineCharge[];
  readonly delivery: TaxedSum;
  readonly fee: TaxedSum;
  /** Taken off without goods coming back; never more than the parts cost. */
  readonly creditOre: number;
}

/** What a number of pieces of a line cost, in whole ore: all of them cost exactly what the line does. */
const shareOf = ({ line }: LineProgress, ore: number, pieces: number): number =>
  Math.round((ore * pieces) / line.quantity);

/**
 * Pieces that left, less what came back. Each is rounded by itself, so that what is taken over time never adds up to more
 * than the line cost.
 */
function lineCharge(progress: LineProgress, left: number): LineCharge {
  const { line, returned } = progress;
  const kept = (ore: number): number => shareOf(progress, ore, left) - shareOf(progress, ore, returned);
  return { lineId: line.id, quantity: left - returned, totalOre: kept(line.totalOre), vatOre: kept(line.vatOre) };
}

/** The part of a sum that is kept, with its VAT in proportion. */
function keptOf({ totalOre, vatOre }: TaxedSum, keptOre: number): TaxedSum {
  return totalOre === 0 ? noSum : { totalOre: keptOre, vatOre: Math.round((vatOre * keptOre) / totalOre) };
}

/**
 * What delivery costs after returns. Somebody who withdraws from the whole purchase gets the standard delivery back
 * (2 kap. 14 § distansavtalslagen); where everything was faulty, all that was paid is given back.
 */
function deliveryCharge({ delivery }: BoughtOrder, { returnGrounds }: OrderProgress, isAllBack: boolean): TaxedSum {
  if (!isAllBack || returnGrounds.has("goodwill")) return delivery;
  return returnGrounds.has("withdrawal") ? keptOf(delivery, delivery.totalOre - delivery.standardOre) : noSum;
}

function chargeFor(bought: BoughtOrder, progress: OrderProgress, counted: (line: LineProgress) => number): Charge {
  const lines = progress.lines.map((line) => lineCharge(line, counted(line)));
  const isAnything = progress.lines.some((line) => counted(line) > 0);
  const isAllBack =
    isAnything && progress.lines.every(({ open, shipped, returned }) => open === 0 && shipped === returned);
  const delivery = isAnything ? deliveryCharge(bought, progress, isAllBack) : noSum;
  const fee = isAnything && (!isAllBack || progress.returnGrounds.has("goodwill")) ? bought.fee : noSum;
  const whole = sumOf([...lines, delivery, fee]);
  const creditOre = Math.min(progress.creditOre, whole.totalOre);
  return { lines, delivery, fee, creditOre, ...keptOf(whole, whole.totalOre - creditOre) };
}

/** What the buyer owes for goods that have left and were kept, with delivery and fee from the first of them on. */
export function chargeNow({ bought, acts }: OrderLife): Charge {
  return chargeFor(bought, orderProgress({ bought, acts }), ({ shipped }) => shipped);
}

/** What the buyer will owe when everything that is still open leaves. */
export function chargeInTheEnd({ bought, acts }: OrderLife): Charge {
  return chargeFor(bought, orderProgress({ bought, acts }), ({ shipped, open }) => shipped + open);
}
