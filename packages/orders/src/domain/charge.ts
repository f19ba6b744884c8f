import {
  add,
  allocate,
  noAmount,
  subtractTaxed,
  taxedAmount,
  type TaxedAmount,
  type Total,
  totalOf,
  vatByRate,
} from "@torg/cart/domain/pricing";
import type { BoughtLine, BoughtOrder } from "./boughtOrder.ts";
import type { OrderHistory } from "./orderAct.ts";
import { type LineProgress, type OrderProgress, orderProgress } from "./orderProgress.ts";

/** The charged part of a line. */
export interface LineCharge extends TaxedAmount {
  readonly lineId: number;
  readonly quantity: number;
}

/** The amount that the buyer owes, by part and in total, less reductions. */
export interface Charge extends Total {
  readonly lines: readonly LineCharge[];
  readonly delivery: TaxedAmount;
  readonly fee: TaxedAmount;
  /** Price reductions without goods coming back, in öre with VAT; never more than the parts cost. */
  readonly creditOre: number;
  /** The total by VAT rate, the highest first; reductions lower every part in proportion. */
  readonly vatParts: readonly TaxedAmount[];
}

/** The price of some pieces of a line, in whole öre: all of them cost exactly what the line does. */
function piecesCost({ quantity, ...line }: BoughtLine, pieces: number): TaxedAmount {
  return pieces === quantity ? line : taxedAmount(Math.round((line.inclOre * pieces) / quantity), line.vatPercent);
}

/**
 * Pieces shipped less pieces returned. Each amount is rounded separately, so that captures over time never add up to
 * more than the line cost.
 */
function lineCharge({ line, returned }: LineProgress, left: number): LineCharge {
  const amount = subtractTaxed(piecesCost(line, left), piecesCost(line, returned));
  return { lineId: line.id, quantity: left - returned, ...amount };
}

/**
 * The delivery price after returns. A buyer who withdraws from the whole purchase gets the standard delivery back (2
 * kap. 14 § distansavtalslagen); when everything was faulty, the whole price is refunded.
 */
function deliveryCharge({ delivery }: BoughtOrder, { returnGrounds }: OrderProgress, isAllBack: boolean): TaxedAmount {
  const { standardOre, ...paid } = delivery;
  if (!isAllBack || returnGrounds.has("goodwill")) return paid;
  const keptOre = returnGrounds.has("withdrawal") ? paid.inclOre - standardOre : 0;
  return taxedAmount(keptOre, paid.vatPercent);
}

/** The amounts of parts after a reduction was distributed over them in proportion. */
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
  const creditOre = Math.min(progress.creditOre, add(parts).inclOre);
  const owed = lowered(parts, creditOre);
  const total = totalOf({ subtotal: add(owed), discount: noAmount, charges: [] });
  return { lines, delivery, fee, creditOre, vatParts: vatByRate(owed), ...total };
}

/**
 * What the buyer owes for goods that were shipped and kept; delivery and fee are included from the first shipment on.
 */
export function chargeNow({ bought, acts }: OrderHistory): Charge {
  return chargeFor(bought, orderProgress({ bought, acts }), ({ shipped }) => shipped);
}

/** What the buyer will owe when everything that is still open has been shipped. */
export function finalCharge({ bought, acts }: OrderHistory): Charge {
  return chargeFor(bought, orderProgress({ bought, acts }), ({ shipped, open }) => shipped + open);
}
